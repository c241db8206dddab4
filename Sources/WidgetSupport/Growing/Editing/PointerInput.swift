import GtkCore

/// Handles pointer presses: they focus the text, and nothing moves from under the pointer.
@MainActor
final class PointerInput: AreaPart {
  let area: AreaContext
  private let gate: EditGate
  private let intake: TextIntake
  private let caret: CaretScroller
  private let page: PageScroller

  init(
    _ area: AreaContext, gate: EditGate, intake: TextIntake, caret: CaretScroller,
    page: PageScroller
  ) {
    self.area = area
    self.gate = gate
    self.intake = intake
    self.caret = caret
    self.page = page
  }

  /// Connects to the view and to the area around it.
  func connect() {
    connectPresses()
    connectPadding()
  }

  /// Handles each press before the view's own gesture does.
  private func connectPresses() {
    let pointer = ClickGesture()
    pointer.phase = .capture
    pointer.onPressed { [weak self] in self?.pressed($0) ?? false }
    textView.add(pointer)
    area.hold.onReleased = { [weak self] in self?.released() }
    // Added last, it comes first: the text is pressed when it takes the focus.
    textView.add(area.hold)
  }

  private func pressed(_ press: Click) -> Bool {
    guard area.exists else { return false }
    if !textView.isFocus { focusInPlace() }
    if press.isPrimaryButton, !press.shift { dropBlankSelection(at: (press.x, press.y)) }
    return press.isMiddleButton && intake.pasteSelected(x: press.x, y: press.y)
  }

  /// The length of a selection that is looked at for anything to draw.
  private static let blankLength = 1_000

  /// Places the caret before GTK takes a press for the beginning of a drag of blank lines: it makes
  /// no picture of them, and then releases the picture.
  private func dropBlankSelection(at place: (x: Double, y: Double)) {
    let (buffer, selection) = (textView.buffer, textView.buffer.selection)
    // Rich text is dragged by the editor itself.
    guard area.metrics.embedded == nil, (1...Self.blankLength).contains(selection.count),
      buffer.text(from: selection.lowerBound, to: selection.upperBound)
        .allSatisfy(\.isWhitespace)
    else { return }
    buffer.caret = textView.offset(x: place.x, y: place.y)
  }

  /// Focuses the view before it does so itself; it looks up the pressed position only after that.
  ///
  /// The text must not scroll to its previous caret, nor the page to the whole of the text.
  private func focusInPlace() {
    caret.allowCaretOutOfView()
    textView.focusWithoutScrolling()
  }

  /// Lets the page follow the caret again: until now, what was pressed stayed under the pointer.
  private func released() {
    guard area.exists else { return }
    page.followUser()
    area.events.pointerReleased.notify(())
  }

  // MARK: The padding

  /// Treats a press beside the text, on the padding, as one at the nearest position in the text.
  private func connectPadding() {
    let pointer = ClickGesture()
    pointer.phase = .target
    pointer.onPressed { [weak self] press in
      self?.pressedOnPadding(press)
      return false
    }
    guard let widget = area.handle else { return }
    widget.add(pointer)
    widget.setCursor(named: "text")
  }

  private func pressedOnPadding(_ press: Click) {
    guard press.isPrimaryButton, let view = area.handle.flatMap(textView.bounds(in:)) else {
      return
    }
    pressOnPadding(x: press.x - view.x, y: press.y - view.y, isExtending: press.shift)
  }

  /// Moves the caret to the offset nearest to a press on the padding, in pixels from the corner of
  /// the view; with Shift, extends the selection to it.
  func pressOnPadding(x: Double, y: Double, isExtending: Bool = false) {
    guard area.exists, gate.acceptsInput else { return }
    if !textView.isFocus { focusInPlace() }
    let offset = textView.offset(
      x: min(max(x, 0), Double(textView.width - 1)), y: min(max(y, 0), Double(textView.height - 1)))
    let buffer = textView.buffer
    buffer.select(anchor: isExtending ? buffer.selectionAnchor : offset, caret: offset)
  }
}
