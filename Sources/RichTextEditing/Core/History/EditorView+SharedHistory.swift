import WidgetSupport

extension EditorView: HistoryMember {
  package var historyMark: HistoryMark { .depth(undoDepth) }
  package var canUndoEdit: Bool { isEditable && node.permissions.allows(.undo) && undoDepth > 0 }
  package var canRedoEdit: Bool { isEditable && node.permissions.allows(.redo) && redoDepth > 0 }
  package func closeStep() { node.session.closeStep() }
  package func undoEdit() { undo() }
  package func redoEdit() { redo() }

  package var isComposing: Bool {
    !area.preedit.isEmpty || nestedEditors.contains { !$0.area.preedit.isEmpty }
  }

  package func onEdited(_ handler: @escaping @MainActor () -> Void) {
    node.documentChanged.add(handler)
  }
}
