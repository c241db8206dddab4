import GtkCore
import TextRules

/// Notifying the text processors of an editor.
extension EditorViewImplementation {
  /// Whether the user may make a change.
  func allows(_ edit: TextEdit) -> Bool {
    guard hasWidget, session.isByUser else { return true }
    if mayReplace(edit), keepBlockLines(edit) {
      makeParagraph(of: edit)
      return true
    }
    // GTK reports text that it copies piece by piece: pieces that are already inserted are
    // reverted.
    session.rejectAction()
    return false
  }

  private func mayReplace(_ edit: TextEdit) -> Bool {
    processing.register.isEmpty
      || processing.mayReplace(edit.range, with: edit.text, in: EditorView(existing: self))
  }

  /// Lets the processors respond to a change; returns whether that was the user's.
  func settle() -> Bool {
    guard hasWidget else { return false }
    return processing.settle(EditorView(existing: self))
  }

  /// Reverts an automatic change on Backspace right after it, and offers keys to processors.
  func processKey(_ key: KeyController.Key) -> Bool {
    let editorKey = EditorKey(key)
    guard area.acceptsInput, editorKey.isForProcessors else { return false }
    let modifiers = EditorKeyModifiers(key)
    if editorKey == .backspace, modifiers.isEmpty, session.undoResponse() { return true }
    guard !processing.register.isEmpty else { return false }
    return processing.handle(editorKey, modifiers, in: EditorView(existing: self))
  }
}
