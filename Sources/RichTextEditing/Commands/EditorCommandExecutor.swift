import RichTextModel

/// Carries out commands on whichever editor of a context has the focus.
@MainActor
public final class EditorCommandExecutor {
  private let context: EditorViewContext

  /// Makes an executor for the editors of a context.
  public init(context: EditorViewContext = .shared) { self.context = context }

  /// Carries out a command, if there is an editor that allows it.
  ///
  /// - Returns: Whether it was carried out.
  @discardableResult
  public func execute(_ command: any EditorCommand) -> Bool {
    guard let editor = context.activeEditor, editor.allows(command),
      command.canExecute(on: editor)
    else { return false }
    command.execute(on: editor)
    return true
  }

  /// Whether a command could be carried out now.
  public func canExecute(_ command: any EditorCommand) -> Bool {
    guard let editor = context.activeEditor else { return false }
    return editor.allows(command) && command.canExecute(on: editor)
  }
}
