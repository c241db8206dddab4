import RichTextModel

/// The default attributes of text, and what an empty editor shows; none of it becomes part of the
/// content.
extension EditorView {
  /// The color of the text; nil for the theme's, which follows light and dark.
  public var textColor: Color? {
    get { implementation.defaults.textColor }
    set { implementation.defaults.textColor = newValue }
  }

  /// The background color of the editor; nil for the theme's.
  public var backgroundColor: Color? {
    get { implementation.defaults.backgroundColor }
    set { implementation.defaults.backgroundColor = newValue }
  }

  /// The format of paragraphs without one of their own.
  public var paragraphStyle: ParagraphFormat {
    get { implementation.defaults.paragraphFormat }
    set { implementation.defaults.paragraphFormat = newValue }
  }

  /// Shown while the editor is empty, with font traits, family, color, underline and strikethrough.
  ///
  /// It takes up to ``minLines`` lines; if it does not fit, it ends with an ellipsis.
  public var placeholder: RichText {
    get { implementation.defaults.placeholder }
    set { implementation.defaults.placeholder = newValue }
  }
}
