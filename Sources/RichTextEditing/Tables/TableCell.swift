import RichTextModel

/// A cell of a table that is shown: its editor, and the places that it covers.
struct TableCell {
  let editor: EditorView
  var range: TableCellRange

  /// The space between the border of a cell and its text, in pixels.
  static let padding = (x: 8, y: 5)
}
