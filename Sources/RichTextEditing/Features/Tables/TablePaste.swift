import RichTextModel

/// Pastes cells into cells: from the one with the caret on, in a table that grows as needed.
@MainActor
struct TablePaste {
  private let table: TableAttachment
  private let position: TablePosition

  /// Creates it for an editor; nil if it is not a cell.
  init?(into editor: EditorNode) {
    guard let table = editor.attachment as? TableAttachment,
      let position = table.position(of: editor)
    else { return nil }
    self.table = table
    self.position = position
  }

  /// Pastes content that is nothing but cells.
  ///
  /// - Parameters:
  ///   - content: A table, or lines of cells that are separated by tabs.
  ///   - isPlain: Whether it is plain text.
  /// - Returns: Whether it is nothing but cells.
  func paste(_ content: RichText, isPlain: Bool) -> Bool {
    guard let rows = Self.cells(of: content, isPlain: isPlain),
      let session = table.container?.session
    else { return false }
    let first = table.selecting.range?.first ?? position
    session.perform(.command) {
      table.change(caretAt: first) { table in
        table.makeRoom(for: rows, at: first)
      }
      for (row, cells) in rows.enumerated() {
        for (column, cell) in cells.enumerated() {
          put(cell?.text, at: TablePosition(row: first.row + row, column: first.column + column))
        }
      }
    }
    return true
  }

  private func put(_ text: RichText?, at place: TablePosition) {
    guard let text, table.structure[place.row, place.column] != nil,
      let content = table.editor(at: place)?.node.content
    else { return }
    content.replace(0..<content.count, with: text.withNewAttachments { _ in false })
  }

  /// Returns the rows of cells, nil for covered ones; nil for other content.
  private static func cells(of content: RichText, isPlain: Bool) -> [[TableContent.Cell?]]? {
    if let table = content.onlyTable { return table.rows }
    guard isPlain, content.text.unicodeScalars.contains("\t") else { return nil }
    var lines = content.paragraphs.map(\.text)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.cells.map { TableContent.Cell($0) } }
  }
}

extension RichText {
  /// The table that is all of the content, apart from line breaks around it; nil for other content.
  fileprivate var onlyTable: TableContent? {
    let attachments = attachments
    guard attachments.count == 1,
      text.unicodeScalars.allSatisfy({ $0 == AttachmentContent.character || $0 == "\n" })
    else { return nil }
    return attachments[0].content.table
  }
}
