import GtkCore
import RichTextModel

/// Cells have an editor only when they need one: until then, their texts are drawn.
///
/// What needs it is the focus, the pointer above the text, an edit, and a caller that asks for it.
/// A cell with anything but letters has it from the beginning.
extension TableAttachment {
  /// Returns a cell for a text: drawn if that looks the same, or else with an editor, which is
  /// empty so far.
  func makeCell(_ text: RichText) -> TableCell {
    guard !CellParagraphs.canShow(text) else { return TableCell(text, of: self) }
    let editor = TableCell.makeEditor()
    connect(editor)
    return TableCell(editor)
  }

  /// Returns the editor of a cell, which is created if the text was only drawn so far.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isTemporary: Whether it is for the pointer alone.
  /// - Returns: The editor, in the place of the cell.
  @discardableResult
  func editor(of cell: TableCell, isTemporary: Bool = false) -> EditorView {
    cell.isTemporary = isTemporary && (cell.editor == nil || cell.isTemporary)
    if let editor = cell.editor { return editor }
    let editor = TableCell.makeEditor()
    connect(editor)
    container.map { editor.node.share($0.session) }
    editor.node.fill(with: cell.text)
    cell.become(editor) {
      note(cell)
      style(cell, at: positions[cell.index])
      container.map { editor.node.join(self, in: $0) }
      frame.implementation.widgetChanged(of: cell)
    }
    return editor
  }

  /// Draws the text of a cell again whose editor has not been used.
  private func endTemporaryEditor(of cell: TableCell) {
    guard cell.isTemporary, let editor = cell.editor, !editor.containsFocus else { return }
    cell.isTemporary = false
    let text = editor.content
    guard CellParagraphs.canShow(text) else { return }
    indices[ObjectIdentifier(editor.node)] = nil
    editor.node.leave()
    cell.draw(text, of: self) {
      style(cell, at: positions[cell.index])
      frame.implementation.widgetChanged(of: cell)
    }
  }

  /// The place below the pointer, where a cell has an editor; nil for none.
  var hovered: TablePosition? {
    get { hoveredCell.map { positions[$0.index] } }
    set {
      let position = newValue.flatMap { structure.position(covering: $0) }
      let cell = position.flatMap { indicesOfPositions[$0] }.map { cells[$0] }
      guard cell !== hoveredCell else { return }
      let old = hoveredCell
      hoveredCell = cell
      if let old, cells.contains(where: { $0 === old }) { endTemporaryEditor(of: old) }
      cell.map { _ = editor(of: $0, isTemporary: true) }
    }
  }

  /// Has a cell an editor before it gets the focus.
  func makeEditor(of range: TableCellRange) {
    guard let index = indicesOfPositions[range.first] else { return }
    editor(of: cells[index])
  }

  /// Moves the focus to the cell whose text a widget draws; returns whether it is there.
  func focusCell(drawnBy widget: Widget) -> Bool {
    cells.first { $0.widget == widget }.map { editor(of: $0).focus() } ?? false
  }

  /// Shows a text in a cell, without a step to undo.
  func show(_ text: RichText, in cell: TableCell) {
    guard let drawn = cell.drawn, CellParagraphs.canShow(text) else {
      return editor(of: cell).node.fill(with: text)
    }
    drawn.show(text)
  }

  /// Returns the position of the cell whose text view a widget is; nil for another widget.
  func position(ofCellWith widget: Widget) -> TablePosition? {
    nodes.first { $0.area.textView == widget }.flatMap { position(of: $0) }
  }

  /// The position of the cell with the focus; nil if none has it.
  package var focusedPosition: TablePosition? {
    nodes.first { $0.area.containsFocus }.flatMap { position(of: $0) }
  }
}
