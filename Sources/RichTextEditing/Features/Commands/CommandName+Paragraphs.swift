/// The names of the commands for paragraphs, and for whole lines.
extension CommandName {
  /// Aligns lines to the start of the paragraph.
  public static let alignLeft: Self = "align-left"
  /// Centers lines.
  public static let alignCenter: Self = "align-center"
  /// Aligns lines to the end of the paragraph.
  public static let alignRight: Self = "align-right"
  /// Justifies lines.
  public static let justify: Self = "justify"
  /// Indents paragraphs, and nests items.
  public static let indent: Self = "indent"
  /// Outdents paragraphs and items.
  public static let outdent: Self = "outdent"
  /// Inserts a copy of the selection or of the paragraph.
  public static let duplicate: Self = "duplicate"
  /// Deletes paragraphs.
  public static let deleteLine: Self = "delete-line"
}
