import RichTextEditing

/// An editor in a table, or for comparison in a panel.
@MainActor
enum TableEditors {
  /// Measures the editor around a panel.
  static let aboveThePanel = "above-panel"

  /// Replaces the content of the editor that is measured, or of its first line.
  static func fill(_ editor: EditorView, with text: RichText, of size: String?) {
    guard size == aboveThePanel else { return editor.content = text }
    editor.replaceCharacters(in: 0..<6, with: text)
  }

  /// Creates the editor around the table or the panel.
  ///
  /// - Parameter size: The numbers of rows and columns, such as `100x20`; `panel` for a panel, and
  ///   `above-panel` for the text before one.
  /// - Returns: That editor, and the one in it that is measured.
  static func make(size: String) -> [EditorView] {
    let outer = EditorView()
    outer.maxHeight = .infinite
    outer.content = "before\n\nafter"
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else {
      let inner = EditorView()
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
        editors: [inner])
      outer.insertAttachment(panel, in: 7..<7)
      return size == aboveThePanel ? [outer] : [outer, inner]
    }
    let rows = (0..<numbers[0]).map { row in (0..<numbers[1]).map { RichText("\(row) \($0)") } }
    let table = TableAttachment(TableContent(rows: rows))
    outer.insertAttachment(table, in: 7..<7)
    let cell = table.editor(at: TablePosition(row: 5, column: 3))
    return [outer, cell ?? outer]
  }
}
