import GtkCore
import RichTextModel
import TextRules
import TextTranslation

/// A table in a text: its cells are editors, so that lists, pictures and panels can be in them.
///
///     let table = TableContent(rows: [["Fruit", "Price"], ["Plums", "2.50"]])
///     editor.insertAttachment(TableAttachment(table), in: editor.selectedRange)
///
/// An editor creates them from saved content by itself, and the user with ``InsertTableCommand``.
/// Every change of a table is one step that can be undone: of the text in a cell, of rows and
/// columns, and of their widths.
///
/// Tab and Shift+Tab go from cell to cell, and after the last cell Tab adds a row. The arrow keys
/// cross the borders of cells, Shift with them selects cells, and Ctrl+Return leaves the table. The
/// pointer moves the border between two columns. What is typed while cells are selected replaces
/// all of their texts.
///
/// A cell that has only letters gets its editor when something needs it, such as the focus, the
/// pointer, or ``editor(at:)``. Until then its text is drawn, in the same look.
///
/// ## CSS nodes
///
///     richtable
///     ├── tablerow
///     │   ╰── richeditor[.table-header]
///     ╰── richeditor (cells of several rows)
///
/// A cell without an editor is such a `richeditor` without children, and looks like the editor of a
/// cell in a row that is not shown: rules for single rows or columns count only for its border and
/// its background.
///
/// ## Accessibility
/// A table with rows and cells; each cell's text is named by its row and its column. A cell without
/// an editor is named by its text, and focusing it makes it an editor.
///
/// ## Origin
/// Proton's GridView.
@MainActor
public final class TableAttachment: Attachment {
  /// The widget.
  let frame = TableFrame()
  /// The columns and the spans; the texts may be old ones.
  private(set) var structure: TableContent
  /// The space above and below the table, in pixels.
  private static let margin = 6
  private(set) var positions: [TablePosition] = []
  private(set) var indicesOfPositions: [TablePosition: Int] = [:]
  /// The indices of the cells with an editor, by its node.
  var indices: [ObjectIdentifier: Int] = [:]
  /// The cells, row by row.
  private(set) var cells: [TableCell] = []
  /// What the pointer does in it.
  weak var pointer: TablePointer?
  /// The cell below the pointer.
  weak var hoveredCell: TableCell?
  private(set) lazy var selecting = TableSelection(self)

  /// Creates the attachment of a table.
  public convenience init(_ table: TableContent, id: String = "") {
    let description = AttachmentContent(table, id: id)
    self.init(table, description)
    for (cell, text) in zip(cells, description.editors) { cell.editor?.content = text }
  }

  /// Creates the attachment of a description; cells that need an editor are empty so far.
  init(_ table: TableContent, _ description: AttachmentContent) {
    structure = table
    super.init(
      name: .table, content: frame, size: description.size, isBlock: true, id: description.id,
      data: description.data)
    cells = description.editors.map { makeCell($0) }
    frame.implementation.onEntering = { [weak self] in self?.makeEditor(of: $0) }
    accessibleLabel = translated("Table")
    frame.accessibleLabel = accessibleLabel
    frame.setMargins(top: Self.margin, bottom: Self.margin)
    selectBeforeDelete = true
    show(table)
    TablePointer(self).connect()
  }

  /// Follows the focus of a cell.
  func connect(_ editor: EditorView) {
    editor.area.events.focusChanged.add { [weak self, weak node = editor.node] hasFocus in
      guard let self, let node else { return }
      self.frame.queueDraw()
      guard hasFocus else { return self.focusIsGoing() }
      if let position = self.position(of: node) { self.focused(position) }
    }
  }

  private func focused(_ position: TablePosition) {
    indicesOfPositions[position].map { cells[$0].isTemporary = false }
    if !selecting.touches(position) { selecting.clear() }
    let range = structure.range(of: position)
    frame.implementation.prepareFocus(of: range)
    frame.implementation.scroll(to: range)
  }

  /// Notes that the focus goes to the text around the table, which ends the selection of cells; a
  /// menu keeps it.
  private func focusIsGoing() {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self, !self.containsFocus else { return }
      self.isEntered = false
      guard self.selecting.range != nil,
        self.container?.session.root?.widget?.containsFocus == true
      else { return }
      self.selecting.clear()
    }
  }

  /// Whether the focus is in the table, and it has been said what it is in.
  private var isEntered = false

  override func wordsOnEntering(_ editor: EditorNode) -> String? {
    defer { isEntered = true }
    return isEntered ? nil : spokenWords
  }

  override var spokenWords: String {
    let (rows, columns) = (structure.rows.count, structure.columns.count)
    return [
      accessibleLabel,
      translated("%d row", plural: "%d rows", count: rows),
      translated("%d column", plural: "%d columns", count: columns),
    ].joined(separator: ", ")
  }

  // MARK: The table

  /// The table with the texts of its cells; setting it is a step that can be undone.
  public var table: TableContent {
    get { description.table ?? structure }
    set { change { $0 = newValue } }
  }

  /// Changes the table, as one step that can be undone.
  ///
  /// - Parameters:
  ///   - position: Where the caret goes, if it is in the table; nil leaves it in its cell.
  ///   - change: Changes the table.
  public func change(
    caretAt position: TablePosition? = nil, _ change: (inout TableContent) -> Void
  ) {
    var new = table
    change(&new)
    let old = description
    guard new != old.table else { return }
    let description = old.replacing(new)
    guard let container, let range = rangeInContainer else { return apply(description) }
    let path = container.path
    let index = position.flatMap { wanted in new.positions.firstIndex(of: wanted) }
    let before = selectionOfSession(in: container)
    let after =
      index.map { EditorSelection(in: path.appending(attachment: id, editor: $0), caret: 0) }
      ?? before
    let hadFocus = containsFocus
    container.session.perform(.command, from: before, to: after) {
      container.content.changeAttributes(in: range) { $0[AttachmentKey.self] = description }
    }
    guard hadFocus else { return }
    container.session.root?.editor(at: after.path)?.enter(after)
  }

  /// The selection in the cell that has the focus, or else in the text around the table.
  private func selectionOfSession(in container: EditorNode) -> EditorSelection {
    var node = container
    while let inner = node.content.attachments.all.first(where: \.containsFocus)?.nodes
      .first(where: { $0.widget?.containsFocus == true })
    {
      node = inner
    }
    let selection = node.content.selection
    return EditorSelection(in: node.path, caret: selection.caret, anchor: selection.anchor)
  }

  /// Takes over what an edit, an undo or a redo has changed.
  override func apply(_ description: AttachmentContent) {
    let old = self.description
    guard description != old, let table = description.table else { return }
    restore(description)
    let hadFocus = containsFocus
    var reuse = TableCellReuse(of: zip(cells, old.editors))
    let reused = reuse.cells(for: description.editors)
    let oldNodes = nodes
    cells = zip(reused, description.editors).map { $0.cell ?? makeCell($1) }
    selecting.clear()
    show(table)
    container?.editorsChanged(of: self, from: oldNodes)
    if hadFocus, !containsFocus { container?.area.textView.focus() }
    for (index, cell) in reused.enumerated() where !cell.hasText {
      show(description.editors[index], in: cells[index])
    }
  }

  private func show(_ table: TableContent) {
    structure = table
    positions = table.positions
    indicesOfPositions = [:]
    for (index, position) in positions.enumerated() { indicesOfPositions[position] = index }
    indices = [:]
    for (index, cell) in cells.enumerated() { cell.index = index; note(cell) }
    frame.implementation.show(table, cells)
    for (position, cell) in zip(positions, cells) { style(cell, at: position) }
  }

  /// Notes which cell has an editor.
  func note(_ cell: TableCell) {
    cell.editor.map { indices[ObjectIdentifier($0.node)] = cell.index }
  }

  /// Shows what the place of a cell determines: whether it is a heading, its alignment, its name.
  func style(_ cell: TableCell, at position: TablePosition) {
    let column = structure.columns[position.column]
    let isHeader = structure.hasHeader && position.row == 0
    let range = structure.range(of: position)
    cell.widget.setAccessibleCell(
      row: position.row + 1, column: position.column + 1, rowSpan: range.rows.count,
      columnSpan: range.columns.count)
    let name =
      isHeader
      ? translated("Heading of column %s").formatted("\(position.column + 1)")
      : translated("Row %1$s, column %2$s")
        .formatted("\(position.row + 1)", "\(position.column + 1)")
    guard let editor = cell.editor else {
      cell.widget.setStyleClass("table-header", isHeader)
      cell.drawn?.show(in: frame.implementation.look(isHeader: isHeader), column.alignment)
      cell.drawn?.show(in: name)
      return
    }
    if editor.hasStyleClass("table-header") != isHeader {
      editor.setStyleClass("table-header", isHeader)
    }
    if editor.paragraphStyle.alignment != column.alignment {
      editor.paragraphStyle.alignment = column.alignment
    }
    editor.node.hugText(in: self)
    guard editor.area.textView.accessibleLabel != name else { return }
    editor.area.textView.accessibleLabel = name
    editor.setAccessibleName(name)
  }

  // MARK: Cells

  /// Returns the editor of the cell that covers a place; nil outside the table.
  public func editor(at place: TablePosition) -> EditorView? {
    guard let position = structure.position(covering: place),
      let index = indicesOfPositions[position]
    else { return nil }
    return editor(of: cells[index])
  }

  /// Returns the position of the cell with an editor; nil if it is not the editor of a cell.
  public func position(of editor: EditorView) -> TablePosition? { position(of: editor.node) }

  func position(of node: EditorNode) -> TablePosition? { index(of: node).map { positions[$0] } }

  override func index(of editor: EditorNode) -> Int? { indices[ObjectIdentifier(editor)] }

  /// Returns the innermost table around an editor, with its cell; nil if it is in none.
  public static func around(
    _ editor: EditorView
  ) -> (table: TableAttachment, position: TablePosition)? {
    around(editor.node)
  }

  static func around(_ node: EditorNode) -> (table: TableAttachment, position: TablePosition)? {
    var next: EditorNode? = node
    while let node = next {
      if let table = node.attachment as? TableAttachment, let position = table.position(of: node) {
        return (table, position)
      }
      next = node.parent
    }
    return nil
  }

  /// Focuses the cell that covers a place, and moves the caret to the end of its text.
  func enter(_ place: TablePosition) {
    guard let node = editor(at: place)?.node else { return }
    node.enter(EditorSelection(caret: node.content.count))
  }

  // MARK: Editors

  /// The editors of all cells, which are created if they do not exist yet.
  public override var editors: [EditorView] { cells.map { editor(of: $0) } }

  package override var nodes: [EditorNode] { cells.compactMap { $0.editor?.node } }

  package override func nodes(creatingWhere isWanted: (_ text: String) -> Bool) -> [EditorNode] {
    cells.compactMap { cell in
      guard cell.drawn != nil || cell.isTemporary else { return cell.editor?.node }
      return isWanted(cell.text.text) ? editor(of: cell).node : cell.editor?.node
    }
  }

  override var texts: [RichText] { cells.map(\.text) }

  override var editorCount: Int { cells.count }

  package override func node(at index: Int) -> EditorNode? {
    cells.indices.contains(index) ? editor(of: cells[index]).node : nil
  }

  override func fill(with texts: [RichText]) {
    for (cell, text) in zip(cells, texts) { show(text, in: cell) }
  }

  override func prepareFocus(of editor: EditorNode) {
    guard let position = position(of: editor) else { return }
    frame.implementation.prepareFocus(of: structure.range(of: position))
  }

  /// Enough for all rows that a table may have; Pango has no more than twice that.
  override var greatestHeight: Int { 1 << 20 }

  override func isHugged(_ editor: EditorNode) -> Bool {
    guard let position = position(of: editor) else { return false }
    return structure.columns[position.column].width == .content
  }

  /// The present widths of the columns, in pixels; empty before the first layout.
  public var columnWidths: [Int] { frame.implementation.geometry?.widths ?? [] }

  /// Changes the rules for the widths of the columns, as a step that can be undone.
  func setWidths(_ rules: [TableColumnWidth]) {
    change { table in
      for (column, rule) in zip(table.columns.indices, rules) { table.columns[column].width = rule }
    }
  }

  // MARK: Keys

  override var sharesProcessors: Bool { true }

  override func pressed(_ key: KeyPress, in editor: EditorNode) -> Bool {
    TableKeys(self).pressed(key, in: editor)
  }

  override func replaceSelection(with edit: TextEdit, in editor: EditorNode) -> Bool {
    selecting.replace(with: edit, in: editor)
  }

  override func canPerform(_ action: EditorAction) -> Bool? { selecting.canPerform(action) }

  override func perform(_ action: EditorAction) -> Bool { selecting.perform(action) }

  override func moveCaret(from editor: EditorNode, _ arrow: KeySymbol, selects: Bool) -> Bool {
    TableKeys(self).moveCaret(from: editor, arrow, selects: selects)
  }
}
