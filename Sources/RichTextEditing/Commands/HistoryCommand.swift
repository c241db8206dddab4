/// Takes back or repeats what happened last in the tree of editors.
@MainActor
public struct HistoryCommand: EditorCommand {
  /// The command's name.
  public let name: String
  private let isUndo: Bool

  /// Whether there is something to take back, or to repeat.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && (isUndo ? editor.undoDepth : editor.redoDepth) > 0
  }

  /// Does it.
  public func execute(on editor: EditorView) {
    if isUndo { editor.undo() } else { editor.redo() }
  }

  fileprivate init(_ name: String, isUndo: Bool) {
    self.name = name
    self.isUndo = isUndo
  }
}

extension EditorCommand where Self == HistoryCommand {
  /// Takes back what happened last.
  public static var undo: HistoryCommand { HistoryCommand("undo", isUndo: true) }

  /// Repeats what was taken back last.
  public static var redo: HistoryCommand { HistoryCommand("redo", isUndo: false) }
}
