import Concertina

/// Makes a panel of `>> ` at the beginning of a line; Backspace in an empty panel removes it.
@MainActor
struct PanelProcessor: TextProcessing {
  let name = "panel"
  let priority = ProcessorPriority.exclusive
  let context: EditorViewContext

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    let place = range.upperBound
    let start = editor.startOfLine(at: place)
    guard !range.isEmpty, BlockMarkup(lineStart: editor.content(in: start..<place).text) == .panel
    else { return false }
    editor.insertAttachment(PanelAttachment.make(context: context), in: start..<place)
    return true
  }

  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    guard key == .backspace, modifiers.isEmpty, editor.isEmpty,
      let panel = editor.containerAttachment, panel.name == PanelAttachment.name,
      let place = panel.rangeInContainer, let parent = editor.parentEditor
    else { return false }
    parent.focus()
    parent.replaceCharacters(in: place, with: RichText())
    parent.selectedRange = place.lowerBound..<place.lowerBound
    return true
  }
}
