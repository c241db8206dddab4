import GtkCore
import RichTextModel

/// A cell of a table that is shown: its editor, and the places that it covers.
@MainActor
struct TableCell {
  let editor: EditorView
  var range: TableCellRange

  /// The space between the border of a cell and its text, in pixels.
  static let padding = (x: 8, y: 5)

  /// Allocates the editor at the top of its place, as high as its text.
  func place(in geometry: TableGeometry, isMirrored: Bool, left: Int, top: Int) {
    let bounds = geometry.rectangle(of: range, isMirrored: isMirrored)
    let height = editor.measure(.vertical, forSize: Int(bounds.width)).natural
    editor.allocate(x: Int(bounds.x) + left, y: top, width: Int(bounds.width), height: height)
  }
}
