import FoundationEssentials

/// Collects the cells of a table while it is read.
struct HTMLTable {
  /// The greatest number of cells whose columns follow their content, if they have no width.
  private static let mostFittedCells = 500

  private var rows: [[TableContent.Cell]] = []
  private var areHeadings: [[Bool]] = []
  private var widths: [TableColumnWidth?] = []
  /// The lines around the table, while a cell is read.
  private var outer: HTMLLines?

  /// Whether a cell is being read.
  var isInCell: Bool { outer != nil }

  mutating func beginRow() {
    rows.append([])
    areHeadings.append([])
  }

  /// Notes the width of a column, from its element.
  mutating func addColumn(_ tag: HTMLTag) {
    guard widths.count < TableContent.maxColumns else { return }
    let text = tag["style"].flatMap { InlineStyle($0)["width"] } ?? tag["width"].map { $0 + "px" }
    let pixels = StyleValues.pixels(text).map { Int($0.rounded()) } ?? 0
    widths.append(pixels > 0 ? .fixed(pixels) : nil)
  }

  /// Begins a cell, whose lines are collected by themselves.
  mutating func beginCell(_ tag: HTMLTag, _ lines: inout HTMLLines) {
    if rows.isEmpty { beginRow() }
    var cell = TableContent.Cell()
    cell.columnSpan = Self.span(tag["colspan"])
    cell.rowSpan = tag["rowspan"] == "0" ? .max : Self.span(tag["rowspan"])
    rows[rows.count - 1].append(cell)
    areHeadings[areHeadings.count - 1].append(tag.name == "th")
    outer = lines
    lines = HTMLLines()
  }

  private static func span(_ text: String?) -> Int { max(text.flatMap { Int($0) } ?? 1, 1) }

  mutating func endCell(_ lines: inout HTMLLines) {
    guard let outer, let row = rows.indices.last, let cell = rows[row].indices.last else { return }
    rows[row][cell].text = lines.finish()
    lines = outer
    self.outer = nil
  }

  /// Discards all that was read so far, except the cell in which the copied part begins.
  mutating func restart() {
    rows = isInCell ? [rows.last?.suffix(1).map { $0 } ?? []] : []
    areHeadings = isInCell ? [areHeadings.last?.suffix(1).map { $0 } ?? []] : []
    outer = outer.map { _ in HTMLLines() }
  }

  // MARK: Content

  /// The table as content: what is in it if that is one cell, and lines with tabs if it is too
  /// large.
  func content() -> RichText {
    let (rows, areHeadings) = filled
    guard rows.joined().count > 1 || widths.count > 1 else { return rows.first?.first?.text ?? "" }
    let hasHeader = areHeadings.first?.allSatisfy { $0 } == true
    let cells = zip(rows, areHeadings).enumerated().map { index, row in
      zip(row.0, row.1).map { index == 0 && hasHeader || !$1 ? $0 : $0.bold }
    }
    return RichText(cells: cells, columns: columns(of: rows), hasHeader: hasHeader)
      .withAlignedColumns
  }

  /// The rows that have cells.
  private var filled: (rows: [[TableContent.Cell]], areHeadings: [[Bool]]) {
    let indices = rows.indices.filter { !rows[$0].isEmpty }
    return (indices.map { rows[$0] }, indices.map { areHeadings[$0] })
  }

  private func columns(of rows: [[TableContent.Cell]]) -> [TableColumn] {
    let count = rows.map { $0.reduce(0) { $0 + min($1.columnSpan, TableContent.maxColumns) } }.max()
    let isFitted = rows.joined().count <= Self.mostFittedCells
    return (0..<min(count ?? 0, TableContent.maxColumns)).map { column in
      let width = widths.indices.contains(column) ? widths[column] : nil
      return TableColumn(width: width ?? (isFitted ? .content : .share(1)))
    }
  }
}

extension TableContent.Cell {
  /// The cell with bold letters, as a heading of a row.
  fileprivate var bold: TableContent.Cell {
    var cell = self
    cell.text.changeAttributes(in: 0..<cell.text.count) {
      $0[FontTraitsKey.self] = ($0[FontTraitsKey.self] ?? []).union(.bold)
    }
    return cell
  }
}

extension RichText {
  /// The table with an alignment that all paragraphs of a column have as that of the column.
  fileprivate var withAlignedColumns: RichText {
    guard var table = attachments.first?.content.table else { return self }
    for column in table.columns.indices {
      let positions = table.rows.indices.map { TablePosition(row: $0, column: column) }
        .filter { table[$0.row, column]?.text.isEmpty == false }
      let alignments = Set(
        positions.flatMap { table[$0.row, column]?.text.paragraphs.map(\.format.alignment) ?? [] })
      guard alignments.count == 1, let alignment = alignments.first, alignment != .natural else {
        continue
      }
      table.columns[column].alignment = alignment
      for position in positions {
        var text = table[position.row, column]?.text ?? RichText()
        text.changeAttributes(in: 0..<text.count) {
          var format = $0[ParagraphKey.self] ?? ParagraphFormat()
          format.alignment = .natural
          $0[ParagraphKey.self] = format.ifNotPlain
        }
        table.setText(text, at: position)
      }
    }
    return RichText(AttachmentContent(table))
  }
}
