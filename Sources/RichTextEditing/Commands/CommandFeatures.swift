extension EditorFeature {
  /// Undo and redo as commands; the keys work in any editor.
  public static let history = EditorFeature("history") { [.undo, .redo] }

  /// The look of letters.
  public static let letters = EditorFeature("letters") {
    [
      .bold, .italic, .underline, .strikethrough, .highlight, .superscript, .`subscript`,
      .largerText, .smallerText, .clearFormatting,
    ] + FormattingToolbar.letters
  }

  /// The alignment and the indents of paragraphs.
  public static let paragraphs = EditorFeature("paragraphs") { FormattingToolbar.paragraphs }

  /// Duplicating and deleting lines.
  public static let lines = EditorFeature("lines") { [.duplicate, .deleteLine] }
}
