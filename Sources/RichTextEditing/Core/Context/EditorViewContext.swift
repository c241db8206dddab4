import GtkCore

/// A group of editors: one toolbar serves whichever of them has the focus, including nested ones,
/// and none of them depends on the toolbar.
///
///     let context = EditorViewContext()
///     let editor = EditorView(context: context)
///     let executor = EditorCommandExecutor(context: context)
///     executor.execute(.bold)
///
/// An editor that is created without a context belongs to that of its containing editor.
///
/// ## Origin
/// Proton's EditorViewContext.
@MainActor
public final class EditorViewContext {
  /// The context of editors that are created without one.
  public static let shared = EditorViewContext()

  /// The delegate for all editors of the context, called after their own delegates; not kept alive.
  public weak var delegate: (any EditorViewDelegate)?
  private weak var active: EditorNode?
  private let listeners = Event<Void>()

  /// Creates a context without editors.
  public init() {}

  /// The editor that has the focus, or had it last; nil before the first focus.
  public var activeEditor: EditorView? { active?.editor }

  /// Makes an editor the active one.
  func focused(_ editor: EditorNode) {
    active = editor
    notifyChanged()
  }

  /// Reports that the selection, the typing attributes or the content of the active editor have
  /// changed.
  func changed(in editor: EditorNode) {
    if editor === active { notifyChanged() }
  }

  private func notifyChanged() { listeners.notify(()) }

  /// Calls a handler whenever another editor becomes active, or the active one's selection or
  /// content changes.
  ///
  /// - Returns: A token that ends the calls; it need not be kept.
  @discardableResult
  public func onChange(_ handler: @escaping @MainActor () -> Void) -> any Cancellable {
    listeners.add(handler)
  }
}
