/// Carries out commands on whichever renderer of a context had its selection changed last.
@MainActor
public final class RendererCommandExecutor {
  private let context: RendererViewContext

  /// Makes an executor for the renderers of a context.
  public init(context: RendererViewContext = .shared) { self.context = context }

  /// Carries out a command, if there is a renderer in which it makes sense.
  ///
  /// - Returns: Whether it was carried out.
  @discardableResult
  public func execute(_ command: any RendererCommand) -> Bool {
    guard let renderer = context.activeRenderer, command.canExecute(on: renderer) else {
      return false
    }
    command.execute(on: renderer)
    return true
  }

  /// Whether a command could be carried out now.
  public func canExecute(_ command: any RendererCommand) -> Bool {
    context.activeRenderer.map { command.canExecute(on: $0) } ?? false
  }
}
