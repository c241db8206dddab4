import TextTranslation

/// Undoes or redoes the last change in the tree of editors.
@MainActor
public struct HistoryCommand: EditorCommand {
  /// The command's name.
  public let name: CommandName
  private let isUndo: Bool

  /// Whether there is a change to undo or to redo.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && (isUndo ? editor.undoDepth : editor.redoDepth) > 0
  }

  /// Undoes or redoes the change.
  public func execute(on editor: EditorView) {
    if isUndo { editor.undo() } else { editor.redo() }
  }

  fileprivate init(_ name: CommandName, isUndo: Bool) {
    self.name = name
    self.isUndo = isUndo
  }
}

extension EditorCommand where Self == HistoryCommand {
  /// Undoes the last change.
  public static var undo: HistoryCommand { HistoryCommand(.undo, isUndo: true) }

  /// Redoes the change that was last undone.
  public static var redo: HistoryCommand { HistoryCommand(.redo, isUndo: false) }
}

/// The commands for the history.
extension CommandEntry {
  /// Undoes the last change.
  public static var undo: CommandEntry {
    CommandEntry(.undo, icon: "edit-undo-symbolic", title: translated("Undo"), keys: ["<Control>z"])
  }

  /// Redoes the change that was last undone.
  public static var redo: CommandEntry {
    CommandEntry(
      .redo, icon: "edit-redo-symbolic", title: translated("Redo"),
      keys: ["<Control><Shift>z", "<Control>y"])
  }
}
