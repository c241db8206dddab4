import GtkCore
import RichTextModel

/// Asks for the size of a new table in a popover at the caret.
@MainActor
final class TableSizeChooser {
  private let node: EditorNode
  private lazy var grid = TableSizeGrid()
  private lazy var label = Label("", role: .status)
  private lazy var popover = makePopover()
  private var selection: KeptSelection?

  init(_ node: EditorNode) { self.node = node }

  private func makePopover() -> Popover {
    let popover = Popover(Box(.vertical, spacing: 4, [grid, label]))
    grid.name = "table-size"
    grid.implementation.onChanged = { [weak self] in self?.showSize() }
    grid.implementation.onChosen = { [weak self] in self?.chosen() }
    popover.onClosed { [weak self] in self?.closed() }
    showSize()
    return popover
  }

  /// Whether it is open.
  var isOpen: Bool { selection != nil }

  /// Opens at the caret; the editor has the focus and its selection again afterwards.
  func open() {
    guard let editor = node.widget, !isOpen else { return }
    selection = KeptSelection(of: node)
    if popover.parent != editor { popover.attach(to: editor) }
    let geometry = TextGeometry(of: node.area.textView, in: editor)
    popover.setTarget(geometry.caret(at: node.area.buffer.caret))
    popover.open()
    grid.focus()
  }

  private func showSize() {
    let last = grid.implementation.last
    label.text = "\(last.column + 1) × \(last.row + 1)"
  }

  private func chosen() {
    let last = grid.implementation.last
    popover.close()
    closed()
    guard let editor = node.editor, editor.isEditable else { return }
    InsertTableCommand(rows: last.row + 1, columns: last.column + 1).execute(on: editor)
  }

  private func closed() {
    let selection = selection
    self.selection = nil
    selection?.restore()
  }
}

extension EditorViewImplementation {
  /// The chooser of the size of a new table; nil without the feature.
  var tableSizeChooser: TableSizeChooser? { features.part() }
}
