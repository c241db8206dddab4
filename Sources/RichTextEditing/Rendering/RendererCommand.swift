/// Something that is done to a renderer on demand: a button's or a key's work.
///
/// ## Origin
/// Proton's RendererCommand.
@MainActor
public protocol RendererCommand {
  /// Tells commands apart.
  var name: String { get }

  /// Whether the command makes sense in a renderer now.
  func canExecute(on renderer: RendererView) -> Bool

  /// Does it.
  func execute(on renderer: RendererView)
}

extension RendererCommand {
  /// It always makes sense.
  public func canExecute(on renderer: RendererView) -> Bool { true }
}
