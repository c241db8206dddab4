import Concertina
import TextTranslation

/// The content and the state of the scene of tables.
@MainActor
enum RichEditorTables {
  /// A table with a header, numbers at the right, a list in a cell and a merged cell.
  nonisolated static var content: RichText {
    let list = RichText(
      paragraphs: [translated("Flour"), translated("Butter")].map {
        ($0, ParagraphFormat(list: ListItem(.task)))
      })
    var table = TableContent(rows: [
      [
        RichText(translated("Cake")), RichText(translated("Price")), RichText(translated("To buy")),
      ],
      [RichText(translated("Plum cake")), "2.50", list],
      [RichText(translated("Apple pie")), "12.00", RichText()],
      [RichText(translated("Everything")), RichText(), "14.50"],
    ])
    table.columns[0].width = .content
    table.columns[1] = TableColumn(width: .fixed(90), alignment: .right)
    table.merge(TableCellRange(rows: 3..<4, columns: 0..<2))
    return RichText(translated("For the weekend") + "\n") + RichText(AttachmentContent(table))
      + RichText("\n" + translated("The table grows with its text."))
  }

  /// The cells of the first table row by row, its widths, and the cell with the focus.
  static func state(of editor: EditorView) -> JSONObject {
    var state = JSONObject()
    guard let attachment = editor.attachments.lazy.compactMap({ $0 as? TableAttachment }).first
    else { return state }
    let table = attachment.table
    state["cells"] = .array(
      table.rows.map { row in .array(row.map { .optional($0?.text.text) }) })
    state["columnWidths"] = .array(attachment.columnWidths.map(JSONValue.integer))
    if let position = attachment.focusedPosition {
      state["focusedCell"] = [.integer(position.row), .integer(position.column)]
    }
    return state
  }
}
