/// Executes commands on whichever renderer of a context last had its selection changed.
@MainActor
public final class RendererCommandExecutor {
  private let context: RendererViewContext

  /// Creates an executor for the renderers of a context.
  public init(context: RendererViewContext = .shared) { self.context = context }

  /// Executes a command, if there is a renderer on which it can be executed.
  ///
  /// - Returns: Whether it was executed.
  @discardableResult
  public func execute(_ command: any RendererCommand) -> Bool {
    guard let renderer = context.activeRenderer, command.canExecute(on: renderer) else {
      return false
    }
    command.execute(on: renderer)
    return true
  }

  /// Whether a command could be executed now.
  public func canExecute(_ command: any RendererCommand) -> Bool {
    context.activeRenderer.map { command.canExecute(on: $0) } ?? false
  }
}
