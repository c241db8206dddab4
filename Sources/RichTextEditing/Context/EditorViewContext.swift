import GtkCore
import RichTextModel
import WidgetSupport

/// Editors that belong together: one toolbar serves whichever of them has the focus, also those that
/// are nested in others, and none of them knows of the toolbar.
///
///     let context = EditorViewContext()
///     let editor = EditorView(context: context)
///     let executor = EditorCommandExecutor(context: context)
///     executor.execute(.bold)
///
/// An editor that is given none belongs to that of the editor that it stands in.
///
/// ## Origin
/// Proton's EditorViewContext.
@MainActor
public final class EditorViewContext {
  /// The context of editors that are given none.
  public static let shared = EditorViewContext()

  /// Hears what happens in all editors of the context, after their own delegates; not kept alive.
  public weak var delegate: (any EditorViewDelegate)?
  private weak var active: EditorViewImplementation?
  private let listeners = Listeners<Void>()

  /// Makes a context without editors.
  public init() {}

  /// The editor that has the focus, or had it last; nil before any had it.
  public var activeEditor: EditorView? {
    active.flatMap { $0.hasWidget ? EditorView(existing: $0) : nil }
  }

  func focused(_ editor: EditorViewImplementation) {
    active = editor
    announceChange()
  }

  /// Tells that the selection, the look of typing or the content of the active editor changed.
  func changed(in editor: EditorViewImplementation) {
    if editor === active { announceChange() }
  }

  private func announceChange() { listeners.tell(()) }

  /// Calls a handler whenever another editor is active, or the active one's selection or content changed.
  ///
  /// - Returns: What ends that when it is called.
  public func onChange(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let listener = listeners.add(handler)
    return { listener.end() }
  }
}
