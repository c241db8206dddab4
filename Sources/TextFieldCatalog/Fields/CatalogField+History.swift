import WidgetSupport

extension CatalogField: HistoryMember {
  package var historyMark: HistoryMark { .text(text) }
  package var canUndoEdit: Bool { implementation.input.canUndo }
  package var canRedoEdit: Bool { implementation.input.canRedo }
  package var isComposing: Bool { !preedit.isEmpty }
  package func closeStep() { implementation.input.closeStep() }
  package func undoEdit() { undo() }
  package func redoEdit() { redo() }

  package func takeFocus() {
    guard !containsFocus else { return }
    let caret = caret
    makeFirstResponder()
    // GTK selects the text of a line that gets the focus.
    select(anchor: caret, caret: caret)
  }

  package func onEdited(_ handler: @escaping @MainActor () -> Void) {
    implementation.textChanged.add { _ in handler() }
  }
}
