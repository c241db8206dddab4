import GtkCore

/// The user's input to an area: what is entered, composed, pasted, dropped and pressed.
@MainActor
final class UserInput {
  /// Follows the compositions of input methods.
  let compositions: CompositionTracker
  /// Pastes text, and inserts what is dropped.
  let pasting: TextPasting
  /// Handles presses.
  let pointer: PointerInput

  private let text: AreaEntry
  private let entry: TextEntry
  private let edits: EditSequence
  private let textView: TextView
  private let caret: CaretScroller
  private let events: AreaEvents
  private let area: AreaWidget

  init(
    textView: TextView, metrics: TextViewMetrics, gate: EditGate, edits: EditSequence,
    caret: CaretScroller, page: PageScroller, events: AreaEvents, hold: PointerHold,
    area: AreaWidget
  ) {
    self.textView = textView
    self.edits = edits
    self.caret = caret
    self.events = events
    self.area = area
    text = AreaEntry(
      textView: textView, metrics: metrics, gate: gate, edits: edits, area: area)
    entry = TextEntry(into: text, entering: TextEntering(textView), widget: textView)
    compositions = CompositionTracker(
      textView: textView, metrics: metrics, entry: entry, area: area)
    pasting = TextPasting(
      textView: textView, gate: gate, caret: caret, events: events, area: area)
    pointer = PointerInput(
      textView: textView, gate: gate, pasting: pasting, caret: caret, page: page,
      events: events, hold: hold, area: area)
  }

  /// Connects to the view; of its controllers, the last one added gets an event first.
  func connect() {
    edits.prepare { [entry] _ in entry.noteEdit() }
    compositions.connect()
    pasting.connect()
    connectFocus()
    pointer.connect()
  }

  private func connectFocus() {
    let focus = FocusController()
    focus.onChange { [weak self] in self?.focusChanged($0) }
    textView.add(focus)
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard area.exists else { return }
    if hasFocus { caret.focusGained() }
    events.focusChanged.notify(hasFocus)
  }
}
