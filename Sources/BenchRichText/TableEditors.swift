import RichTextEditing

/// An editor in a table of 100 rows and 20 columns, or for comparison in a panel.
@MainActor
enum TableEditors {
  /// Creates the editor around the table or the panel, and the one in it that is measured: a cell
  /// with `isTable`.
  static func make(isTable: Bool) -> [EditorView] {
    let outer = EditorView()
    outer.maxHeight = .infinite
    outer.content = "before\n\nafter"
    guard isTable else {
      let inner = EditorView()
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
        editors: [inner])
      outer.insertAttachment(panel, in: 7..<7)
      return [outer, inner]
    }
    let rows = (0..<100).map { row in (0..<20).map { RichText("\(row) \($0)") } }
    let table = TableAttachment(TableContent(rows: rows))
    outer.insertAttachment(table, in: 7..<7)
    let cell = table.editor(at: TablePosition(row: 5, column: 3))
    return [outer, cell ?? outer]
  }
}
