import RichTextModel

/// The placeholder of an empty editor.
extension EditorView {
  /// Shown while the editor is empty, with font traits, family, color, underline and strikethrough.
  ///
  /// It takes up to ``minLines`` lines; if it does not fit, it ends with an ellipsis.
  public var placeholder: RichText {
    get { implementation.defaults.placeholder }
    set { implementation.defaults.placeholder = newValue }
  }

  /// The minimum height of the editor, in lines of plain text.
  public var minLines: Int {
    get { implementation.defaults.minLines }
    set { implementation.defaults.minLines = max(newValue, 1) }
  }
}
