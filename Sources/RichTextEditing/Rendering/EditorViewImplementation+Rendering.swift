import GtkCore

/// An editor that shows text to read.
extension EditorViewImplementation {
  /// Takes the caret away, and the ways to change the text; here and in all nested editors.
  func beginRendering() {
    isRendering = true
    area.acceptsInput = false
    area.textView.showsCaret = false
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.beginRendering() }
    }
  }

  /// The outermost of the editors that it stands in, or itself.
  var root: EditorViewImplementation { parent?.root ?? self }

  /// Tells those who look at the selections of a tree of editors.
  func tellSelectionChanged() {
    var editor: EditorViewImplementation? = self
    while let next = editor {
      next.selectionChanged.tell(self)
      editor = next.parent
    }
  }
}
