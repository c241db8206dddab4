/// Writes a table as HTML.
struct HTMLTableWriter {
  private let table: TableContent

  init(_ table: TableContent) { self.table = table }

  /// Returns the element, with the cells as a closure writes them.
  func html(_ cell: (RichText) -> String) -> String {
    var html = "<table style=\"border-collapse: collapse\"><colgroup>"
    for column in table.columns { html += "<col\(Self.width(of: column))>" }
    html += "</colgroup><tbody>"
    for (index, row) in table.rows.enumerated() {
      let name = index == 0 && table.hasHeader ? "th" : "td"
      html += "<tr>"
      for (column, found) in zip(table.columns, row) {
        guard let found else { continue }
        html += "<\(name)\(Self.attributes(of: found, column))>\(cell(found.text))</\(name)>"
      }
      html += "</tr>"
    }
    return html + "</tbody></table>"
  }

  private static func width(of column: TableColumn) -> String {
    guard case .fixed(let width) = column.width else { return "" }
    return " style=\"width: \(width)px\""
  }

  private static func attributes(of cell: TableContent.Cell, _ column: TableColumn) -> String {
    let columns = cell.columnSpan > 1 ? " colspan=\"\(cell.columnSpan)\"" : ""
    let rows = cell.rowSpan > 1 ? " rowspan=\"\(cell.rowSpan)\"" : ""
    // A page may center the headings.
    let alignment =
      column.alignment == .natural
      ? "start" : column.alignment == .justified ? "justify" : column.alignment.rawValue
    return columns + rows
      + " style=\"border: 1px solid; padding: 4px 8px; text-align: \(alignment)\""
  }
}
