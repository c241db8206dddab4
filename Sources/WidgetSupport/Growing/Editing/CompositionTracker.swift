import GtkCore

/// Follows the compositions of input methods, which are displayed at the caret and measured as part
/// of the text.
@MainActor
final class CompositionTracker: AreaPart {
  /// Called with the preedit when a composition has begun, changed or ended.
  var onChanged: (@MainActor (String) -> Void)?
  /// Called when the caret moves during a composition, which is displayed at the caret.
  var onMoved: (@MainActor () -> Void)?

  private let entry: TextEntry
  let area: AreaContext
  /// Not nil while a composition is in progress.
  private var caretMoves: SignalConnection?

  init(_ area: AreaContext, entry: TextEntry) {
    self.area = area
    self.entry = entry
  }

  /// Connects to the view.
  func connect() { textView.onPreedit { [weak self] in self?.preeditChanged($0) } }

  /// Whether a composition that replaces a selection is in progress.
  var isReplacing: Bool { entry.isReplacing }

  /// Ends a composition in progress while its text can still be inserted.
  ///
  /// GTK drops the preedit when a view is disabled, and the user would lose what they have written.
  func end() {
    if !metrics.preedit.isEmpty { textView.endComposition() }
  }

  private func preeditChanged(_ preedit: String) {
    guard area.exists, metrics.preedit != preedit else { return }
    metrics.preedit = preedit
    followCaret()
    if preedit.isEmpty { entry.noteEndOfComposition() }
    onChanged?(preedit)
  }

  /// Measures again when the caret moves during a composition.
  private func followCaret() {
    guard !metrics.preedit.isEmpty else {
      caretMoves?.disconnect()
      caretMoves = nil
      return
    }
    guard caretMoves == nil else { return }
    caretMoves = textView.buffer.onChange(of: .cursorPosition) { [weak self] in
      self?.metrics.textChanged()
      self?.onMoved?()
    }
  }
}
