import GtkCore

/// A group of renderers: commands apply to the one whose selection was changed last.
///
/// No renderer needs the focus for that: the commands also work from a button that takes it.
///
///     let context = RendererViewContext()
///     let renderer = RendererView(context: context)
///     RendererCommandExecutor(context: context).execute(HighlightTextCommand())
///
/// ## Origin
/// Proton's RendererViewContext.
@MainActor
public final class RendererViewContext {
  /// The context of renderers that are created without one.
  public static let shared = RendererViewContext()

  private weak var active: RendererViewImplementation?
  private let listeners = Event<Void>()

  /// Creates a context without renderers.
  public init() {}

  /// The renderer whose selection was changed last; nil before the first change.
  public var activeRenderer: RendererView? {
    active?.existingWidget.flatMap { RendererView(existing: $0) }
  }

  func selectionChanged(in renderer: RendererViewImplementation) {
    active = renderer
    listeners.notify(())
  }

  /// Calls a handler whenever a selection changes.
  ///
  /// - Returns: A token that ends the calls; it need not be kept.
  @discardableResult
  public func onChange(_ handler: @escaping @MainActor () -> Void) -> any Cancellable {
    listeners.add(handler)
  }
}
