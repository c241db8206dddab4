import GtkCore

/// The user's input to an area: what is entered, composed, pasted, dropped and pressed.
@MainActor
final class UserInput {
  /// Follows the compositions of input methods.
  let compositions: CompositionTracker
  /// Brings in what is pasted and dropped.
  let intake: TextIntake
  /// Handles presses.
  let pointer: PointerInput

  private let area: AreaContext
  private let text: AreaEntry
  private let entry: TextEntry
  private let edits: EditSequence
  private let caret: CaretScroller

  init(
    _ area: AreaContext, gate: EditGate, edits: EditSequence, caret: CaretScroller,
    page: PageScroller
  ) {
    self.area = area
    self.edits = edits
    self.caret = caret
    text = AreaEntry(area, gate: gate, edits: edits, caret: caret)
    entry = TextEntry(into: text, entering: TextEntering(area.textView), widget: area.textView)
    intake = TextIntake(into: text, widget: area.textView)
    compositions = CompositionTracker(area, entry: entry)
    pointer = PointerInput(area, gate: gate, intake: intake, caret: caret, page: page)
  }

  /// Connects to the view; of its controllers, the last one added gets an event first.
  func connect() {
    edits.prepare { [entry] _ in entry.noteEdit() }
    compositions.connect()
    intake.connect()
    intake.pasteEnded.add { [buffer = area.textView.buffer] in buffer.notifyPasteDone(from: $0) }
    connectFocus()
    pointer.connect()
  }

  private func connectFocus() {
    let focus = FocusController()
    focus.onChange { [weak self] in self?.focusChanged($0) }
    area.textView.add(focus)
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard area.exists else { return }
    if hasFocus { caret.focusGained() }
    area.events.focusChanged.notify(hasFocus)
  }
}
