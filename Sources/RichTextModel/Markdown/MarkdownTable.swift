/// Collects the cells of a table while it is read.
struct MarkdownTable {
  private let alignments: [ParagraphFormat.Alignment]
  private var rows: [[RichText]] = []
  /// The text around the table, while a cell is read.
  private var outer: MarkdownText?

  init(_ alignments: [ParagraphFormat.Alignment]) { self.alignments = alignments }

  mutating func beginRow() { rows.append([]) }

  /// Begins a cell, whose text is collected by itself.
  mutating func beginCell(_ text: inout MarkdownText) {
    outer = text
    text = MarkdownText()
  }

  mutating func endCell(_ text: inout MarkdownText) {
    guard let outer, !rows.isEmpty else { return }
    rows[rows.count - 1].append(text.finish())
    text = outer
    self.outer = nil
  }

  /// The table as content: one that is too large is lines with tabs.
  var content: RichText { RichText(rows: rows, columns: columns) }

  private var columns: [TableColumn] {
    alignments.map { TableColumn(width: .content, alignment: $0) }
  }
}
