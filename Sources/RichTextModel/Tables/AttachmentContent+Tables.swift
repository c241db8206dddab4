/// Tables as attachments: the texts of the cells are those of its editors, row by row.
extension AttachmentContent {
  private enum Name {
    static let columns = "columns"
    static let hasHeader = "hasHeader"
    static let spans = "spans"
    static let width = "width"
    static let alignment = "alignment"
    static let cell = "cell"
    static let rows = "rows"
    static let share = "share"
    static let fixed = "fixed"
    static let content = "content"
  }

  /// Creates the description of a table.
  public init(_ table: TableContent, id: String = "") {
    self.init(
      id: id, name: .table, isBlock: true, size: .fullWidth, editors: table.texts,
      data: Self.data(of: table))
  }

  /// The table; nil if it is another attachment, or what it says does not make up a table.
  public var table: TableContent? {
    guard name == .table, isBlock, case .array(let columns) = data[Name.columns],
      (1...TableContent.maxColumns).contains(columns.count)
    else { return nil }
    var cells = editors.map { TableContent.Cell($0) }
    guard useSpans(of: &cells),
      let grid = TableGridBuilder.grid(of: cells, columnCount: columns.count)
    else { return nil }
    return TableContent(
      cells: grid, columns: columns.map(Self.column), hasHeader: data[Name.hasHeader] != false)
  }

  /// Returns the description with another table, of the same attachment and with the same other
  /// data.
  public func replacing(_ table: TableContent) -> AttachmentContent {
    var changed = self
    changed.editors = table.texts
    changed.data[Name.spans] = nil
    changed.data.merge(Self.data(of: table)) { $1 }
    return changed
  }

  // MARK: Data

  private static func data(of table: TableContent) -> [String: JSONValue] {
    var data: [String: JSONValue] = [
      Name.columns: .array(table.columns.map(value)), Name.hasHeader: .bool(table.hasHeader),
    ]
    let cells = table.rows.joined().compactMap { $0 }
    let spans = cells.enumerated().filter { $1.rowSpan > 1 || $1.columnSpan > 1 }
    if !spans.isEmpty {
      data[Name.spans] = .array(
        spans.map { index, cell in
          .members([
            Name.cell: .integer(index), Name.rows: .integer(cell.rowSpan),
            Name.columns: .integer(cell.columnSpan),
          ])
        })
    }
    return data
  }

  private static func value(of column: TableColumn) -> JSONValue {
    let width: JSONValue =
      switch column.width {
      case .fixed(let pixels): .members([Name.fixed: .integer(pixels)])
      case .share(let weight): .members([Name.share: .number(weight)])
      case .content: .string(Name.content)
      }
    var members = column.others
    members[Name.width] = width
    if column.alignment != .natural {
      members[Name.alignment] = .string(column.alignment.rawValue)
    }
    return .members(members)
  }

  private static func column(_ value: JSONValue) -> TableColumn {
    var column = TableColumn()
    let width = value[Name.width]
    if width == .string(Name.content) { column.width = .content }
    if let pixels = width?[Name.fixed]?.numberValue {
      column.width = .fixed(Int(clampedTo: pixels))
    }
    if let weight = width?[Name.share]?.numberValue { column.width = .share(weight) }
    if let alignment = value[Name.alignment]?.stringValue {
      column.alignment = ParagraphFormat.Alignment(rawValue: alignment) ?? .natural
    }
    column.others = value.objectValue?.dictionary ?? [:]
    for name in [Name.width, Name.alignment] { column.others[name] = nil }
    return column
  }

  /// Gives cells the spans of the data; returns whether these can be spans.
  private func useSpans(of cells: inout [TableContent.Cell]) -> Bool {
    guard let spans = data[Name.spans] else { return true }
    guard let spans = spans.arrayValue else { return false }
    for span in spans {
      guard let cell = span[Name.cell]?.integer, cells.indices.contains(cell),
        let rows = span[Name.rows]?.integer, let columns = span[Name.columns]?.integer,
        (1...TableContent.maxPlaces).contains(rows), (1...TableContent.maxColumns).contains(columns)
      else { return false }
      (cells[cell].rowSpan, cells[cell].columnSpan) = (rows, columns)
    }
    return true
  }
}

extension ContentType {
  /// A table (``TableContent``).
  public static let table = ContentType("table")
}

extension TableContent {
  /// The texts of the cells, row by row.
  fileprivate var texts: [RichText] { rows.joined().compactMap { $0?.text } }
}

extension JSONValue {
  /// The number as an integer; nil for any other value.
  fileprivate var integer: Int? { numberValue.map { Int(clampedTo: $0) } }
}
