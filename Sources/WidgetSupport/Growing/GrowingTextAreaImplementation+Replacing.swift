import GtkCore
import TextRules

/// The edits of a person, each as one change: somebody is asked about it once, before any of it happens,
/// and undo takes all of it back.
///
/// GTK deletes what is selected and inserts the text after that, as two actions. What is entered, pasted
/// or dropped is therefore asked about together with what it takes the place of, and made within one
/// action. What nobody announces passes part by part: deletions, the pieces that GTK copies within a
/// buffer, and what assistive programs do.
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
  ///   - edit: What a person wants.
  ///   - change: Puts what comes in in the place of the edit's range.
  func make(_ edit: TextEdit, by change: (String) -> Void) {
    guard acceptsInput, let text = edits.answer(to: edit) else { return }
    let end = edit.range.lowerBound + text.unicodeScalars.count
    buffer.performUserAction {
      // A letter alone is one change anyway.
      guard !edit.range.isEmpty else { return letIn { change(text) } }
      changeByProgram(leaving: edit.range.lowerBound..<end) { change(text) }
    }
  }

  /// Puts a text in the place of a range, as a person does it.
  func insert(_ text: String, replacing range: Range<Int>) {
    make(TextEdit(replacing: range, with: text)) {
      buffer.replace(from: range.lowerBound, to: range.upperBound, with: $0)
    }
  }

  /// Lets pass what was asked about, or what a program does.
  func letIn(_ body: () -> Void) {
    let wasLetIn = edits.isLetIn
    edits.isLetIn = true
    body()
    edits.isLetIn = wasLetIn
  }

  private func enter(_ text: String, _ enter: (String) -> Void) {
    guard hasWidget else { return }
    guard let place = edits.compositionPlace, buffer.selection == place..<place else {
      return replace(byEntering: text, enter)
    }
    takeForOne {
      takeBackDeletion()
      replace(byEntering: text, enter)
      return place..<max(place, buffer.caret)
    }
  }

  private func replace(byEntering text: String, _ enter: (String) -> Void) {
    make(TextEdit(replacing: textView.rangeReplaced(byEntering: text), with: text), by: enter)
  }

  // MARK: Compositions

  /// A composition in the place of a selection is two edits: GTK deletes the selection when it begins,
  /// where everybody sees it.
  private func beginComposition(_ begin: () -> Void) {
    let range = buffer.selection
    edits.isBeginningComposition = !range.isEmpty
    begin()
    edits.isBeginningComposition = false
    let isReplaced = !range.isEmpty && buffer.selection.isEmpty
    edits.compositionPlace = isReplaced ? range.lowerBound : nil
  }

  /// Puts the selection back, for what the composition has come to: that takes its place in one step,
  /// or leaves it.
  private func takeBackDeletion() {
    edits.compositionPlace = nil
    if let embedded { embedded.takeBackDeletion() } else { buffer.undo() }
  }

  /// Ends a composition in progress while it can be inserted.
  ///
  /// GTK drops what is being composed when a view is disabled: what a person has written would be lost.
  func endComposition() {
    if !metrics.preedit.isEmpty { textView.endComposition() }
  }

  /// Lets the deletion of the selection be answered when the composition seems to have come to nothing.
  ///
  /// Some input methods end a composition before they insert what it comes to, others after that; with
  /// some both are messages of another program, and on a busy machine the second one comes late. So what
  /// comes next without a key still takes the selection's place.
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

  /// Forgets a selection whose composition has ended when the next key is pressed: it stays deleted.
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
