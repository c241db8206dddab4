/// An action on a renderer, triggered by a button or a key.
///
/// ## Origin
/// Proton's RendererCommand.
@MainActor
public protocol RendererCommand {
  /// The name that identifies the command.
  var name: CommandName { get }

  /// Whether the command can be executed on a renderer now.
  func canExecute(on renderer: RendererView) -> Bool

  /// Executes the command.
  func execute(on renderer: RendererView)
}

extension RendererCommand {
  /// True by default.
  public func canExecute(on renderer: RendererView) -> Bool { true }
}
