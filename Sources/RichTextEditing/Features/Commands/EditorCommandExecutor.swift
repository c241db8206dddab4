/// Executes commands on whichever editor of a context has the focus.
@MainActor
public final class EditorCommandExecutor {
  /// The delegate for executed commands; not kept alive.
  public weak var delegate: (any EditorCommandExecutorDelegate)?
  private let context: EditorViewContext

  /// Creates an executor for the editors of a context.
  public init(context: EditorViewContext = .shared) { self.context = context }

  /// Executes a command, if there is an editor that allows it.
  ///
  /// - Returns: Whether it was executed.
  @discardableResult
  public func execute(_ command: any EditorCommand) -> Bool {
    guard let editor = context.activeEditor, canExecute(command, on: editor) else { return false }
    delegate?.executor(self, willExecute: command, on: editor)
    command.execute(on: editor)
    delegate?.executor(self, didExecute: command, on: editor)
    return true
  }

  /// Whether a command could be executed now.
  public func canExecute(_ command: any EditorCommand) -> Bool {
    context.activeEditor.map { canExecute(command, on: $0) } ?? false
  }

  private func canExecute(_ command: any EditorCommand, on editor: EditorView) -> Bool {
    editor.canPerform(command) && delegate?.executor(self, mayExecute: command, on: editor) ?? true
  }
}
