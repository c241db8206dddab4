import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Runs a test on an editor with a table between two lines, in a window.
@MainActor
func withTable(
  _ table: TableContent = TableContent(rows: [["a", "b"], ["c", "d"]]), width: Int = 400,
  _ body: (EditorView, TableAttachment, WindowHost) throws -> Void
) throws {
  let editor = EditorView(context: EditorViewContext())
  editor.content = "before\n" + RichText(AttachmentContent(table)) + "\nafter"
  try withWindow(of: editor, width: width) { host in
    host.settle()
    let attachment = try XCTUnwrap(editor.attachments.first as? TableAttachment)
    try body(editor, attachment, host)
  }
}

extension TableAttachment {
  /// The texts of the cells: rows are separated by `|`, covered places are dots.
  var sketch: String {
    table.rows.map { row in row.map { $0?.text.text ?? "." }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  /// The place of the cell with the focus and the offset in it, such as `1,0:3`.
  var caret: String {
    guard let node = nodes.first(where: { $0.area.textView.isFocus }),
      let position = position(of: node)
    else { return "-" }
    return "\(position.row),\(position.column):\(node.area.buffer.selection.upperBound)"
  }

  /// Returns the editor of a cell, as tests need it.
  func cell(_ row: Int, _ column: Int) throws -> EditorView {
    try XCTUnwrap(editor(at: TablePosition(row: row, column: column)))
  }
}
