import GtkCore
import TextRules

/// What the text processors of an editor are told, and when.
extension EditorViewImplementation {
  /// Whether a person may make a change.
  func admits(_ edit: TextEdit) -> Bool {
    guard hasWidget, session.isByPerson else { return true }
    if mayReplace(edit), keepBlockLines(edit) {
      makeParagraph(of: edit)
      return true
    }
    // Of text that GTK copies it tells piece by piece: those that are there go again.
    session.rejectAction()
    return false
  }

  private func mayReplace(_ edit: TextEdit) -> Bool {
    processing.register.isEmpty
      || processing.mayReplace(edit.range, with: edit.text, in: EditorView(existing: self))
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
