import RichTextModel

/// Carries out commands on whichever editor of a context has the focus.
@MainActor
public final class EditorCommandExecutor {
  /// Hears of what is carried out; not kept alive.
  public weak var delegate: (any EditorCommandExecutorDelegate)?
  private let context: EditorViewContext

  /// Makes an executor for the editors of a context.
  public init(context: EditorViewContext = .shared) { self.context = context }

  /// Carries out a command, if there is an editor that allows it.
  ///
  /// - Returns: Whether it was carried out.
  @discardableResult
  public func execute(_ command: any EditorCommand) -> Bool {
    guard let editor = context.activeEditor, canExecute(command, on: editor) else { return false }
    delegate?.executor(self, willExecute: command, on: editor)
    command.execute(on: editor)
    delegate?.executor(self, didExecute: command, on: editor)
    return true
  }

  /// Whether a command could be carried out now.
  public func canExecute(_ command: any EditorCommand) -> Bool {
    context.activeEditor.map { canExecute(command, on: $0) } ?? false
  }

  private func canExecute(_ command: any EditorCommand, on editor: EditorView) -> Bool {
    editor.allows(command) && command.canExecute(on: editor)
      && delegate?.executor(self, mayExecute: command, on: editor) ?? true
  }
}
