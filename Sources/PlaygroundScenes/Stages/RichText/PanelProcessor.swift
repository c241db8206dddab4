import Concertina

/// Turns `>> ` on an otherwise empty line into a panel; Backspace in a blank panel removes it.
@MainActor
struct PanelProcessor: TextProcessing {
  let name = "panel"
  let priority = ProcessorPriority.exclusive
  private let panels: PanelMaker

  init(_ panels: PanelMaker) { self.panels = panels }

  init(context: EditorViewContext) { panels = PanelMaker(context: context) }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    let place = range.upperBound
    let start = editor.startOfLine(at: place)
    guard !range.isEmpty, place == editor.endOfLine(at: place),
      BlockMarkup(lineStart: editor.content(in: start..<place).text) == .panel
    else { return false }
    editor.insertAttachment(panels.panel(), in: start..<place)
    return true
  }

  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    guard key == .backspace, modifiers.isEmpty, range == 0..<0,
      let panel = editor.containerAttachment, panel.name == PanelAttachment.name,
      panel.editors.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }),
      let place = panel.rangeInContainer, let parent = editor.parentEditor
    else { return false }
    parent.focus()
    panel.removeFromContainer()
    parent.selectedRange = place.lowerBound..<place.lowerBound
    return true
  }
}
