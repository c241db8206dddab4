/// Hears of the commands that an executor carries out, and may keep it from one.
///
///     final class Audit: EditorCommandExecutorDelegate {
///       func executor(
///         _ executor: EditorCommandExecutor, didExecute command: any EditorCommand, on editor: EditorView
///       ) { log(command.name) }
///     }
///     toolbar.executor.delegate = audit
///
/// Keys carry out commands without an executor, and are not told of here.
///
/// ## Origin
/// Proton's EditorCommandExecutorDelegate.
@MainActor
public protocol EditorCommandExecutorDelegate: AnyObject {
  /// Whether a command may be carried out on an editor; buttons of those that may not are grey.
  func executor(
    _ executor: EditorCommandExecutor, mayExecute command: any EditorCommand, on editor: EditorView
  ) -> Bool

  /// A command is about to be carried out.
  func executor(
    _ executor: EditorCommandExecutor, willExecute command: any EditorCommand,
    on editor: EditorView)

  /// A command was carried out.
  func executor(
    _ executor: EditorCommandExecutor, didExecute command: any EditorCommand, on editor: EditorView)
}

extension EditorCommandExecutorDelegate {
  /// Every command may.
  public func executor(
    _ executor: EditorCommandExecutor, mayExecute command: any EditorCommand, on editor: EditorView
  ) -> Bool { true }

  /// Nothing.
  public func executor(
    _ executor: EditorCommandExecutor, willExecute command: any EditorCommand,
    on editor: EditorView
  ) {}

  /// Nothing.
  public func executor(
    _ executor: EditorCommandExecutor, didExecute command: any EditorCommand, on editor: EditorView
  ) {}
}
