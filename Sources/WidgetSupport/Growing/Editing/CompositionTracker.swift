import GtkCore

/// Follows the compositions of input methods, and the selections that they replace.
///
/// A composition that replaces a selection is two edits, as GTK deletes the selection when it
/// begins, visibly for all handlers.
@MainActor
final class CompositionTracker {
  /// Called with the preedit when a composition has begun, changed or ended.
  var onChanged: (@MainActor (String) -> Void)?
  /// Called when the caret moves during a composition, which is displayed at the caret.
  var onMoved: (@MainActor () -> Void)?

  private let textView: TextView
  private let metrics: TextViewMetrics
  private let area: AreaWidget
  /// Not nil while a composition is in progress.
  private var caretMoves: SignalConnection?
  /// The offset of a composition that replaces a selection; nil as soon as anything else happens.
  private(set) var replacingOffset: Int? {
    didSet { hasEnded = false }
  }
  /// Whether that composition has ended; the text that it commits may still be on its way.
  private var hasEnded = false
  /// Whether GTK is deleting a selection that a composition replaces.
  private var isBeginning = false

  init(textView: TextView, metrics: TextViewMetrics, area: AreaWidget) {
    self.textView = textView
    self.metrics = metrics
    self.area = area
  }

  /// Connects to the view.
  func connect() {
    connectKeys()
    textView.onPreeditChanged { [weak self] in self?.preeditChanged($0) }
  }

  /// Whether a composition that replaces a selection is in progress.
  var isReplacing: Bool { isBeginning || replacingOffset != nil && !hasEnded }

  /// Begins a composition, and notes the selection that it replaces.
  ///
  /// - Parameter begin: Lets GTK delete the selection.
  func begin(_ begin: () -> Void) {
    let buffer = textView.buffer
    let range = buffer.selection
    isBeginning = !range.isEmpty
    begin()
    isBeginning = false
    let isReplaced = !range.isEmpty && buffer.selection.isEmpty
    replacingOffset = isReplaced ? range.lowerBound : nil
  }

  /// Forgets the selection that a composition replaces: it stays deleted.
  func forgetSelection() { replacingOffset = nil }

  /// Puts the selection back before the composition is committed: its text replaces the selection
  /// in one step, or leaves it.
  func restoreSelection() {
    forgetSelection()
    if let embedded = metrics.embedded { embedded.undoDeletion() } else { textView.buffer.undo() }
  }

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
    if preedit.isEmpty { compositionEnded() }
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

  /// Lets other code respond to the deletion of the selection when the composition seems to have
  /// committed no text.
  ///
  /// Some input methods end a composition before they commit its text, others afterward; with some
  /// of them both are messages of another program, and on a busy machine the second one comes late.
  /// Therefore the next text that arrives without a key still replaces the selection.
  private func compositionEnded() {
    guard replacingOffset != nil else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self, self.metrics.preedit.isEmpty, self.replacingOffset != nil else { return }
      self.hasEnded = true
      let isAnswered = self.metrics.embedded?.compositionEnded() ?? false
      if isAnswered { self.forgetSelection() }
    }
  }

  /// Forgets a selection whose composition has ended when the next key is pressed.
  private func connectKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] _ in
      if self?.hasEnded == true { self?.forgetSelection() }
      return false
    }
    textView.add(keys)
  }
}
