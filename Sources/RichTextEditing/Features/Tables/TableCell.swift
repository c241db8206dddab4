import GtkCore
import RichTextModel

/// A cell of a table that is shown: its editor, and the places that it covers.
@MainActor
package struct TableCell {
  let editor: EditorView
  var range: TableCellRange

  /// The space between the border of a cell and its text, in pixels.
  package static let padding = (x: 8, y: 5)

  /// Returns the height of the text in columns of a width.
  func height(inWidth width: Int) -> Int {
    editor.measure(.vertical, forSize: editorWidth(inWidth: width)).natural
  }

  /// Returns the width of the editor in columns of a width: with an app's own padding it may need
  /// more, and extends below the next cell.
  private func editorWidth(inWidth width: Int) -> Int {
    max(width, editor.measure(.horizontal).minimum)
  }

  /// Allocates the editor at the top of its place, as high as its text.
  func place(in geometry: TableGeometry, isMirrored: Bool, left: Int, top: Int) {
    let bounds = geometry.rectangle(of: range, isMirrored: isMirrored)
    let (x, width) = (Int(bounds.x) + left, Int(bounds.width))
    let own = editorWidth(inWidth: width)
    editor.allocate(
      x: isMirrored ? x + width - own : x, y: top, width: own, height: height(inWidth: width))
  }
}
