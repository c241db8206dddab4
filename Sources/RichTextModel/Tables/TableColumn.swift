/// A column of a table: its width and the alignment of its text.
public struct TableColumn: Hashable, Sendable {
  /// The rule for the width.
  public var width: TableColumnWidth
  /// The alignment of paragraphs without one of their own.
  public var alignment: ParagraphFormat.Alignment

  /// The members of the saved column that this version does not know.
  package var others: [String: JSONValue] = [:]

  /// Creates a column; by default with an equal share of the table's width.
  public init(
    width: TableColumnWidth = .share(1), alignment: ParagraphFormat.Alignment = .natural
  ) {
    self.width = width
    self.alignment = alignment
  }
}
