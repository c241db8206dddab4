import GtkCore
import RichTextModel

/// The keys that move from cell to cell.
@MainActor
struct TableKeys {
  private let table: TableAttachment

  init(_ table: TableAttachment) { self.table = table }

  private var structure: TableContent { table.structure }

  /// Moves to the next cell on Tab, to the one before it on Shift+Tab; returns whether it did.
  func pressed(_ key: KeyPress, in editor: EditorNode) -> Bool {
    guard let position = table.position(of: editor) else { return false }
    if table.selecting.pressed(key, at: position) { return true }
    guard editor.area.isEditable else { return false }
    if TableWidthKeys(table).pressed(key, at: position) { return true }
    guard key.symbol == .tab, !key.control, !key.alt, !editor.isStructured else { return false }
    key.shift ? moveBack(from: position) : moveOn(from: position)
    return true
  }

  private func moveOn(from position: TablePosition) {
    let positions = structure.positions
    guard let index = positions.firstIndex(of: position) else { return }
    guard index + 1 == positions.count else { return table.enter(positions[index + 1]) }
    let row = structure.rows.count
    guard structure.hasRoomForRow else { return }
    table.change(caretAt: TablePosition(row: row, column: 0)) { $0.insertRow(at: row) }
  }

  /// Moves to the cell before one; from the first one to before the table.
  private func moveBack(from position: TablePosition) {
    let positions = structure.positions
    if let index = positions.firstIndex(of: position), index > 0 {
      return table.enter(positions[index - 1])
    }
    guard let offset = table.rangeInContainer?.lowerBound else { return }
    table.container?.enter(EditorSelection(caret: offset))
  }

  // MARK: Arrows

  /// Moves the caret from the border of a cell into the one beside it; returns whether there is
  /// one.
  ///
  /// With `selects`, both cells are selected instead.
  func moveCaret(from editor: EditorNode, _ arrow: KeySymbol, selects: Bool) -> Bool {
    guard let position = table.position(of: editor),
      let place = place(beside: position, arrow),
      let target = structure.position(covering: place),
      let inner = table.editor(at: target)?.node
    else { return false }
    guard !selects else {
      table.selecting.select(from: position, to: target)
      return true
    }
    inner.enter(EditorSelection(caret: offset(in: inner, from: editor, arrow)))
    return true
  }

  /// Returns the place beside a cell; sideways, after the last cell of a row is the next row.
  private func place(beside position: TablePosition, _ arrow: KeySymbol) -> TablePosition? {
    let range = structure.range(of: position)
    let isMirrored = table.frame.implementation.isMirrored
    switch arrow {
    case .up: return inside(range.rows.lowerBound - 1, position.column)
    case .down: return inside(range.rows.upperBound, position.column)
    case .left, .right:
      let isForward = (arrow == .right) != isMirrored
      let positions = structure.positions
      guard let index = positions.firstIndex(of: position) else { return nil }
      let next = isForward ? index + 1 : index - 1
      return positions.indices.contains(next) ? positions[next] : nil
    default: return nil
    }
  }

  private func inside(_ row: Int, _ column: Int) -> TablePosition? {
    structure.rows.indices.contains(row) ? TablePosition(row: row, column: column) : nil
  }

  /// Returns where the caret goes in a cell: up and down, it stays at its distance from the left.
  private func offset(in inner: EditorNode, from editor: EditorNode, _ arrow: KeySymbol) -> Int {
    let (view, count) = (inner.area.textView, inner.content.count)
    let caret = editor.area.textView.caretRectangleInText
    switch arrow {
    case .up: return view.offset(x: caret.x, y: Double(view.height) - 1)
    case .down: return view.offset(x: caret.x, y: 0)
    default:
      let isForward = (arrow == .right) != table.frame.implementation.isMirrored
      return isForward ? 0 : count
    }
  }
}

extension EditorNode {
  /// Whether the caret is in an item of a list or in code, which Tab indents.
  fileprivate var isStructured: Bool {
    let format = content.format(ofLine: area.buffer.line(containing: area.buffer.caret))
    return format.list != nil || format.style == .code
  }
}
