import RichTextModel

/// A change of an editor's content, with the selection before it.
struct RichTextChange {
  var replacement: Replacement
  var selectionBefore: (caret: Int, anchor: Int)
  /// Whether it was made with a key, a paste, a drop or an input method.
  var isTyped: Bool
  /// Whether GTK itself has deleted text, as part of an action that is still in progress.
  var isDeletionByGtk = false
}
