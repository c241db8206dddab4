import GtkCore
import RichTextModel

/// The selected cells of a table, a rectangle of them.
@MainActor
final class TableSelection {
  private weak var table: TableAttachment?
  /// The cell where the selection has begun, and the one to which it extends.
  private var ends: (anchor: TablePosition, head: TablePosition)?

  init(_ table: TableAttachment) { self.table = table }

  /// The selected cells; nil if none are selected.
  private(set) var range: TableCellRange? {
    didSet {
      guard range != oldValue else { return }
      table?.frame.implementation.selection = range
    }
  }

  /// Selects the cells between two of them.
  func select(from anchor: TablePosition, to head: TablePosition) {
    guard let table else { return }
    ends = (anchor, head)
    range = table.structure.wholeCells(around: TableCellRange(from: anchor, to: head))
    for editor in table.editors { editor.node.collapseSelection() }
    table.frame.implementation.scroll(to: TableCellRange(from: head, to: head))
  }

  /// Selects no cells.
  func clear() { (ends, range) = (nil, nil) }

  // MARK: Keys

  /// Handles a key in a cell while cells are selected; returns whether it did.
  func pressed(_ key: KeyPress, at position: TablePosition) -> Bool {
    guard let range, !key.symbol.isModifier else { return false }
    if key.control { return shortcut(key, range) }
    switch key.symbol {
    case .left, .right, .up, .down:
      guard key.shift else { break }
      extend(key.symbol)
      return true
    case .escape:
      clear()
      return true
    case .backspace, .delete:
      empty(range)
      return true
    default: break
    }
    clear()
    return false
  }

  private func shortcut(_ key: KeyPress, _ range: TableCellRange) -> Bool {
    switch key.name.lowercased() {
    case "c", "insert": copy(range)
    case "x":
      copy(range)
      empty(range)
    default: return false
    }
    return true
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

  private func copy(_ range: TableCellRange) {
    guard let table, let container = table.container, container.permissions.allows(.copy) else {
      return
    }
    let part = RichText(AttachmentContent(table.table.part(range)))
    RichClipboard.offer(
      part.withNewAttachments { _ in false }, container.session.attachmentForms,
      on: container.area.textView.clipboard)
  }

  /// Deletes the texts of cells, as one step.
  private func empty(_ range: TableCellRange) {
    guard let table, let container = table.container, container.area.isEditable else { return }
    container.session.perform(.command) {
      for position in table.structure.positions(in: range) {
        guard let content = table.editor(at: position)?.node.content else { continue }
        content.replace(0..<content.count, with: RichText())
      }
    }
  }
}
