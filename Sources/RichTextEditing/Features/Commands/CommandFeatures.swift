extension EditorFeature {
  /// Undo and redo as commands; the keys work in any editor.
  public static let history = EditorFeature("history") { [.undo, .redo] }

  /// The look of letters.
  public static let letters = EditorFeature("letters") {
    [
      .bold, .italic, .underline, .strikethrough, .highlight, .superscript, .`subscript`,
      .largerText, .smallerText, .clearFormatting,
    ] + CommandEntry.letterChoices
  }

  /// The alignment and the indents of paragraphs.
  public static let paragraphs = EditorFeature("paragraphs") {
    [.alignLeft, .alignCenter, .alignRight, .justify, .outdent, .indent]
  }

  /// Duplicating and deleting lines.
  public static let lines = EditorFeature("lines") { [.duplicate, .deleteLine] }
}
