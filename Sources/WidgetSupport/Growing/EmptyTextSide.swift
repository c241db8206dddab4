import GtkCore

/// Keeps the caret of an empty right-to-left area at the side of its placeholder.
///
/// GTK takes the direction of a line that has only the caret from the keyboard, which runs to the
/// right wherever an input method makes the letters, and on every desktop with a second layout. The
/// line is aligned to its other end then, as long as there is neither text nor a composition: what
/// has letters has their side.
@MainActor
final class EmptyTextSide: AreaPart {
  let area: AreaContext
  private var keyboard: SignalConnection?

  /// Whether GTK would have the caret at the other side.
  private(set) var isTurned = false
  /// Aligns the text; an owner with formats of paragraphs does it itself.
  lazy var align: @MainActor (_ isTurned: Bool) -> Void = { [weak view = area.textView] in
    // GTK_JUSTIFY_LEFT is the start of a line, GTK_JUSTIFY_RIGHT its end.
    view?.justification = $0 ? 1 : 0
  }

  init(_ area: AreaContext) { self.area = area }

  /// Starts following the direction of the text view.
  func connect() { textView.onDirectionChanged { [weak self] in self?.update() } }

  /// Starts following the keyboard, while the area is on the screen.
  func mapped() {
    keyboard = Keyboard.current?.onDirectionChanged { [weak self] in self?.update() }
    update()
  }

  /// Stops following the keyboard.
  func unmapped() {
    keyboard?.disconnect()
    keyboard = nil
  }

  /// Aligns the text for what it is now.
  func update() {
    let isEmpty = buffer.isEmpty
    // One key of very many.
    guard isEmpty || isTurned, area.exists else { return }
    let isTurned =
      isEmpty && textView.direction == .rightToLeft && metrics.preedit.isEmpty
      && Keyboard.current?.runsToTheLeft != true
    guard isTurned != self.isTurned else { return }
    self.isTurned = isTurned
    align(isTurned)
  }
}
