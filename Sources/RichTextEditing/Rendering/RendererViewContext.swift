import WidgetSupport

/// Renderers that belong together: commands go to the one whose selection changed last.
///
/// No renderer needs the focus for that: a button that takes it serves as well.
///
///     let context = RendererViewContext()
///     let renderer = RendererView(context: context)
///     RendererCommandExecutor(context: context).execute(HighlightTextCommand())
///
/// ## Origin
/// Proton's RendererViewContext.
@MainActor
public final class RendererViewContext {
  /// The context of renderers that are given none.
  public static let shared = RendererViewContext()

  private weak var active: RendererViewImplementation?
  private let listeners = Listeners<Void>()

  /// Makes a context without renderers.
  public init() {}

  /// The renderer whose selection changed last; nil before any changed.
  public var activeRenderer: RendererView? {
    active.flatMap { $0.hasWidget ? RendererView(existing: $0) : nil }
  }

  func selectionChanged(in renderer: RendererViewImplementation) {
    active = renderer
    listeners.tell(())
  }

  /// Calls a handler whenever a selection changed.
  ///
  /// - Returns: What ends that when it is called.
  public func onChange(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let listener = listeners.add(handler)
    return { listener.end() }
  }
}
