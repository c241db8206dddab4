import GtkCore

/// An editor that displays read-only text.
extension EditorViewImplementation {
  /// Hides the caret and makes the text read-only, here and in all nested editors.
  func beginRendering() {
    isRendering = true
    area.acceptsInput = false
    area.textView.showsCaret = false
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.beginRendering() }
    }
  }
}
