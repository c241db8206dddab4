extension TableContent {
  /// The text of the cells, each row on a line, separated by tabs, as spreadsheets read it.
  ///
  /// Line breaks and tabs in a cell are spaces; covered places are empty.
  public var text: String {
    rows.map { row in
      row.map { cell in
        cell.map { PlainTextForm.text(of: $0.text).withoutLines } ?? ""
      }.joined(separator: "\t")
    }.joined(separator: "\n")
  }
}

extension RichText {
  /// Creates a table; lines with tabs if it is too large.
  init(rows: [[RichText]], columns: [TableColumn] = []) {
    self.init(
      cells: rows.map { row in row.map { TableContent.Cell($0) } }, columns: columns,
      hasHeader: true)
  }

  /// Creates a table of rows of cells, whose spans may be anything; lines with tabs if it is too
  /// large.
  init(cells rows: [[TableContent.Cell]], columns: [TableColumn] = [], hasHeader: Bool) {
    guard let grid = TableGridBuilder.grid(ofRows: rows),
      columns.count <= grid[0].count
    else {
      self = Self.lines(of: rows)
      return
    }
    let table = TableContent(cells: grid, columns: columns, hasHeader: hasHeader)
    self.init(AttachmentContent(table))
  }

  /// The content with lines in place of tables, whose cells are separated by tabs: for what shows
  /// no widgets.
  package var withTablesAsLines: RichText {
    guard attachments.contains(where: { $0.content.table != nil }) else { return self }
    var content = RichText()
    forEachPiece { text, attributes in
      guard let table = attributes[AttachmentKey.self]?.table else {
        return content.append(RichText(text, attributes: attributes))
      }
      content.append(
        Self.lines(of: table.rows.map { row in row.map { $0.map(\.onOneLine) ?? .init() } }))
    }
    return content
  }

  private static func lines(of rows: [[TableContent.Cell]]) -> RichText {
    var lines = RichText()
    for (index, row) in rows.enumerated() {
      if index > 0 { lines.append("\n") }
      for (index, cell) in row.enumerated() {
        if index > 0 { lines.append("\t") }
        lines.append(cell.text)
      }
    }
    return lines
  }

  /// The cells of a line, which tabs separate.
  package var cells: [RichText] {
    var (cells, start) = ([RichText](), 0)
    for (offset, scalar) in text.unicodeScalars.enumerated() where scalar == "\t" {
      cells.append(part(start..<offset))
      start = offset + 1
    }
    return cells + [part(start..<count)]
  }
}

extension TableContent.Cell {
  /// The cell with a space between its paragraphs.
  fileprivate var onOneLine: TableContent.Cell {
    var line = RichText()
    for (index, paragraph) in text.paragraphs.enumerated() {
      if index > 0 { line.append(" ") }
      line.append(paragraph.text.withTablesAsLines)
    }
    return TableContent.Cell(line)
  }
}
