import GtkCore
import RichTextModel
import TextRules

/// The selected cells of a table, a rectangle of them.
///
/// What is typed or pasted replaces the texts of all of them: it is in the cell with the caret,
/// where the selection has begun, as in a spreadsheet, and the others are empty. Input methods
/// compose text there already, when it is not known yet what that will be.
@MainActor
final class TableSelection {
  private weak var table: TableAttachment?
  /// The cell where the selection has begun, and the one to which it extends.
  private var ends: (anchor: TablePosition, head: TablePosition)?

  init(_ table: TableAttachment) { self.table = table }

  /// The selected cells; nil if none are selected.
  ///
  /// Merged cells are whole, except in a row or a column that was selected as such.
  private(set) var range: TableCellRange? {
    didSet {
      guard range != oldValue else { return }
      table?.frame.implementation.selection = range
    }
  }

  /// Selects the cells between two of them.
  func select(from anchor: TablePosition, to head: TablePosition) {
    guard let table else { return }
    select(
      table.structure.wholeCells(around: TableCellRange(from: anchor, to: head)),
      between: (anchor, head))
    table.frame.implementation.scroll(to: TableCellRange(from: head, to: head))
  }

  /// Selects a row or a column, and no other, even where it is a part of merged cells.
  func select(line: TableCellRange) {
    guard let structure = table?.structure,
      let first = structure.position(covering: line.first),
      let last = structure.position(covering: line.last)
    else { return }
    select(line, between: (first, last))
  }

  private func select(
    _ range: TableCellRange, between ends: (anchor: TablePosition, head: TablePosition)
  ) {
    self.ends = ends
    self.range = range
    for node in table?.nodes ?? [] { node.collapseSelection() }
  }

  /// Whether any place of a cell is selected.
  func touches(_ position: TablePosition) -> Bool {
    guard let range, let table else { return false }
    return table.structure.range(of: position).overlaps(range)
  }

  /// Selects no cells.
  func clear() { (ends, range) = (nil, nil) }

  // MARK: Keys

  /// Handles a key in a cell while cells are selected; returns whether it did.
  func pressed(_ key: KeyPress, at position: TablePosition) -> Bool {
    guard range != nil, !key.symbol.isModifier else { return false }
    guard !key.alt else { return false }
    if key.control { return shortcut(key) }
    switch key.symbol {
    case .left, .right, .up, .down:
      guard key.shift else { break }
      extend(key.symbol)
      return true
    case .escape:
      clear()
      return true
    case .backspace: return perform(.delete)
    case .delete: return perform(key.shift ? .cut : .delete)
    case .other, .space:
      // What it types, at once or with the next keys, replaces the texts of the cells.
      return false
    default: break
    }
    clear()
    return false
  }

  private func shortcut(_ key: KeyPress) -> Bool {
    switch key.name.lowercased() {
    case "c", "insert": perform(.copy)
    case "x": perform(.cut)
    case "backspace", "delete": perform(.delete)
    default: false
    }
  }

  /// Moves the end of the selection by one cell.
  private func extend(_ arrow: KeySymbol) {
    guard let table, let ends else { return }
    let isMirrored = table.frame.implementation.isMirrored
    var head = ends.head
    switch arrow {
    case .up: head.row -= 1
    case .down: head.row += 1
    case .left: head.column += isMirrored ? 1 : -1
    default: head.column += isMirrored ? -1 : 1
    }
    guard table.structure.position(covering: head) != nil else { return }
    select(from: ends.anchor, to: head)
  }

  // MARK: Actions

  /// Whether an action is possible on the selected cells; nil if there are none, or it is another
  /// action.
  func canPerform(_ action: EditorAction) -> Bool? {
    guard range != nil else { return nil }
    return switch action {
    case .copy: true
    case .cut, .delete: table?.container?.area.isEditable == true
    default: nil
    }
  }

  /// Performs an action on the selected cells; returns whether it is one of theirs.
  @discardableResult
  func perform(_ action: EditorAction) -> Bool {
    guard let range, let isPossible = canPerform(action) else { return false }
    guard isPossible, let container = table?.container,
      action == .delete || container.permissions.allows(action)
    else { return true }
    if action != .delete, !copy(range) { return true }
    if action != .copy { container.session.perform(.command) { empty(range) } }
    return true
  }

  /// Copies cells; returns whether they may be copied.
  private func copy(_ range: TableCellRange) -> Bool {
    guard let table, let container = table.container else { return false }
    let part = RichText(AttachmentContent(table.table.clipped(to: range)))
    guard let forms = container.offeredForms(of: part.withNewAttachments { _ in false }) else {
      return false
    }
    container.area.textView.clipboard.offer(forms)
    return true
  }

  /// Deletes the texts of cells.
  private func empty(_ range: TableCellRange, except kept: EditorNode? = nil) {
    guard let table else { return }
    for position in table.structure.positions(touching: range) {
      guard let node = table.editor(at: position)?.node, node !== kept else { continue }
      node.content.replace(0..<node.content.count, with: RichText())
    }
  }

  /// Has text that is inserted into a selected cell replace the texts of all of them, as part of
  /// the same step; returns whether any are selected.
  func replace(with edit: TextEdit, in node: EditorNode) -> Bool {
    guard let range, !edit.text.isEmpty, let table, let position = table.position(of: node),
      touches(position)
    else { return false }
    let before = edit.range.lowerBound
    let after = node.content.count - edit.range.upperBound
    node.session.atEndOfAction { [weak self, weak node] isReverted in
      guard let self, let node, node.hasWidget, !isReverted else { return }
      let end = node.content.count - after
      let caret = EditorSelection(in: node.path, caret: end - before)
      node.session.perform(.command, from: caret, to: caret) {
        self.empty(range, except: node)
        node.content.replace(end..<node.content.count, with: RichText())
        node.content.replace(0..<before, with: RichText())
      }
    }
    // GTK may insert the text piece by piece.
    clear()
    return true
  }
}
