import GtkCore
import TextRules

/// The text of a growing area, as the user enters text into it.
@MainActor
final class AreaEntry: EnteredText, AreaPart {
  let area: AreaContext
  private let gate: EditGate
  private let edits: EditSequence
  private let caret: CaretScroller

  init(_ area: AreaContext, gate: EditGate, edits: EditSequence, caret: CaretScroller) {
    self.area = area
    self.gate = gate
    self.edits = edits
    self.caret = caret
  }

  var acceptsInput: Bool { area.exists && gate.acceptsInput }

  var selection: Range<Int> { buffer.selection }

  var preedit: String { area.metrics.preedit }

  func rangeReplaced(byEntering text: String) -> Range<Int> {
    textView.rangeReplaced(byEntering: text)
  }

  func decide(_ edit: TextEdit, _ enter: (String) -> Void) -> Bool {
    area.exists && gate.make(edit, by: enter)
  }

  func noteSelection() -> @MainActor () -> Void {
    { [self] in
      if let embedded { embedded.undoDeletion() } else { buffer.undo() }
    }
  }

  func replaceDeleted(at offset: Int, _ body: () -> Bool) {
    edits.coalesce {
      _ = body()
      return offset..<max(offset, buffer.caret)
    }
  }

  func compositionEnded() -> Bool { embedded?.compositionEnded() ?? false }

  // MARK: From elsewhere

  func takesBuffers(by way: TextIntake.Way) -> Bool { way == .paste }

  func offset(x: Double, y: Double) -> Int { textView.offset(x: x, y: y) }

  func focusForPointer() {
    textView.focus()
    textView.resetComposition()
  }

  func follow(_ range: Range<Int>) -> @MainActor () -> Range<Int> {
    let (start, end) = (
      buffer.makeMark(at: range.lowerBound), buffer.makeMark(at: range.upperBound)
    )
    return { [buffer] in
      defer { for mark in [start, end] { buffer.remove(mark) } }
      return buffer.offset(of: start)..<buffer.offset(of: end)
    }
  }

  func insertPasted(_ text: String, replacing range: Range<Int>) -> Int? {
    gate.insert(text, replacing: range)
  }

  func showInserted(by way: TextIntake.Way, replacing range: Range<Int>, endingAt end: Int) {
    // GTK leaves the caret, and the visible text, where they are.
    if way == .middleButton, range.isEmpty { return caret.allowCaretOutOfView() }
    if way == .drop { buffer.caret = end }
    textView.scrollToCaret()
  }
}
