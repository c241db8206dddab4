/// A delegate that is notified of the commands that an executor executes, and may reject them.
///
///     final class Audit: EditorCommandExecutorDelegate {
///       func executor(
///         _ executor: EditorCommandExecutor, didExecute command: any EditorCommand,
///         on editor: EditorView
///       ) { log("\(command.name)") }
///     }
///     let audit = Audit()
///     toolbar.executor.delegate = audit
///
/// Keys execute commands without an executor, and are not reported here.
///
/// ## Origin
/// Proton's EditorCommandExecutorDelegate.
@MainActor
public protocol EditorCommandExecutorDelegate: AnyObject {
  /// Returns whether a command may be executed on an editor; buttons of rejected ones are disabled.
  func executor(
    _ executor: EditorCommandExecutor, mayExecute command: any EditorCommand, on editor: EditorView
  ) -> Bool

  /// Called before a command is executed.
  func executor(
    _ executor: EditorCommandExecutor, willExecute command: any EditorCommand,
    on editor: EditorView)

  /// Called after a command was executed.
  func executor(
    _ executor: EditorCommandExecutor, didExecute command: any EditorCommand, on editor: EditorView)
}

extension EditorCommandExecutorDelegate {
  /// Allows every command.
  public func executor(
    _ executor: EditorCommandExecutor, mayExecute command: any EditorCommand, on editor: EditorView
  ) -> Bool { true }

  /// Does nothing.
  public func executor(
    _ executor: EditorCommandExecutor, willExecute command: any EditorCommand,
    on editor: EditorView
  ) {}

  /// Does nothing.
  public func executor(
    _ executor: EditorCommandExecutor, didExecute command: any EditorCommand, on editor: EditorView
  ) {}
}
