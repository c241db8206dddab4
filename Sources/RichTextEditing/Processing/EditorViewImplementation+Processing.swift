import GtkCore

/// What the text processors of an editor are told, and when.
extension EditorViewImplementation {
  /// Asks whether a person may change the text; where not, what happens is taken back at its end.
  ///
  /// GTK tells of the parts of an action one by one, and of most of them too late to stop them all.
  func willReplace(_ range: Range<Int>, with text: () -> String) {
    guard hasWidget, session.isInUserAction else { return }
    keepBlockLines(range)
    guard !processing.register.isEmpty else { return }
    guard !processing.mayReplace(range, with: text(), in: EditorView(existing: self)) else {
      return
    }
    session.rejectAction()
  }

  /// Lets the processors answer what happened; whether that was a person's doing.
  func settle() -> Bool {
    guard hasWidget else { return false }
    return processing.settle(EditorView(existing: self))
  }

  /// Backspace right after an automatic change takes it back, and processors may use a key up.
  func processKey(_ key: KeyController.Key) -> Bool {
    let editorKey = EditorKey(key)
    guard area.acceptsInput, editorKey.isForProcessors else { return false }
    let modifiers = EditorKeyModifiers(key)
    if editorKey == .backspace, modifiers.isEmpty, session.takeBackAnswer() { return true }
    guard !processing.register.isEmpty else { return false }
    return processing.handle(editorKey, modifiers, in: EditorView(existing: self))
  }
}
