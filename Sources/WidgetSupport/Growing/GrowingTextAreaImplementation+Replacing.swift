import GtkCore
import TextRules

/// The user's edits, each as one change: the gate is asked about it once, before any of it happens,
/// and undo reverts all of it.
///
/// GTK deletes the selection and then inserts the text, as two actions. Therefore text that is
/// entered, pasted or dropped is asked about together with what it replaces, and the change is made
/// within one action. Changes that are not announced pass part by part: deletions, the pieces that
/// GTK copies within a buffer, and what assistive programs do.
extension GrowingTextAreaImplementation {
  func connectReplacing() {
    entering.onText = { [weak self] in self?.enter($0, $1) }
    entering.onComposition = { [weak self] in self?.beginComposition($0) }
    connectKeysAfterComposition()
    for signal in ["undo", "redo"] {
      buffer.connect(signal) { [weak self] _ in self?.edits.isUndoing = true }
      buffer.connect(signal, after: true) { [weak self] _ in self?.edits.isUndoing = false }
    }
  }

  /// Makes a change in one piece, or not at all.
  ///
  /// - Parameters:
  ///   - edit: The edit that the user wants.
  ///   - change: Replaces the edit's range with the allowed text.
  func make(_ edit: TextEdit, by change: (String) -> Void) {
    guard acceptsInput, let text = edits.answer(to: edit) else { return }
    let end = edit.range.lowerBound + text.unicodeScalars.count
    buffer.performUserAction {
      // An insertion alone is one change anyway.
      guard !edit.range.isEmpty else { return bypassGate { change(text) } }
      changeByProgram(leaving: edit.range.lowerBound..<end) { change(text) }
    }
  }

  /// Replaces a range with a text, as the user does.
  func insert(_ text: String, replacing range: Range<Int>) {
    make(TextEdit(replacing: range, with: text)) {
      buffer.replace(from: range.lowerBound, to: range.upperBound, with: $0)
    }
  }

  /// Lets the changes of `body` pass the gate: they were asked about, or are made by code.
  func bypassGate(_ body: () -> Void) {
    let bypassedGate = edits.bypassesGate
    edits.bypassesGate = true
    body()
    edits.bypassesGate = bypassedGate
  }

  private func enter(_ text: String, _ enter: (String) -> Void) {
    guard hasWidget else { return }
    guard let place = edits.compositionPlace, buffer.selection == place..<place else {
      return replace(byEntering: text, enter)
    }
    coalesceChanges {
      undoDeletion()
      replace(byEntering: text, enter)
      return place..<max(place, buffer.caret)
    }
  }

  private func replace(byEntering text: String, _ enter: (String) -> Void) {
    make(TextEdit(replacing: textView.rangeReplaced(byEntering: text), with: text), by: enter)
  }

  // MARK: Compositions

  /// Notes the selection that a composition replaces: such a composition is two edits, as GTK
  /// deletes the selection when it begins, visibly for all handlers.
  private func beginComposition(_ begin: () -> Void) {
    let range = buffer.selection
    edits.isBeginningComposition = !range.isEmpty
    begin()
    edits.isBeginningComposition = false
    let isReplaced = !range.isEmpty && buffer.selection.isEmpty
    edits.compositionPlace = isReplaced ? range.lowerBound : nil
  }

  /// Puts the selection back before the composition is committed: its text replaces the selection
  /// in one step, or leaves it.
  private func undoDeletion() {
    edits.compositionPlace = nil
    if let embedded { embedded.undoDeletion() } else { buffer.undo() }
  }

  /// Ends a composition in progress while its text can still be inserted.
  ///
  /// GTK drops the preedit when a view is disabled, and the user would lose what they have written.
  func endComposition() {
    if !metrics.preedit.isEmpty { textView.endComposition() }
  }

  /// Lets other code respond to the deletion of the selection when the composition seems to have
  /// committed no text.
  ///
  /// Some input methods end a composition before they commit its text, others afterward; with some
  /// of them both are messages of another program, and on a busy machine the second one comes late.
  /// Therefore the next text that arrives without a key still replaces the selection.
  func compositionEnded() {
    guard edits.compositionPlace != nil else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self, self.metrics.preedit.isEmpty, self.edits.compositionPlace != nil else {
        return
      }
      self.edits.hasCompositionEnded = true
      let isAnswered = self.embedded?.compositionEnded() ?? false
      if isAnswered { self.edits.compositionPlace = nil }
    }
  }

  /// Forgets a selection whose composition has ended when the next key is pressed: it stays
  /// deleted.
  func connectKeysAfterComposition() {
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak self] _ in
      if self?.edits.hasCompositionEnded == true { self?.edits.compositionPlace = nil }
      return false
    }
    textView.add(keys)
  }
}
