extension EditorView {
  /// The delegate of this editor, and of nested ones without a delegate of their own, called before
  /// that of its context; not kept alive.
  public var delegate: (any EditorViewDelegate)? {
    get { implementation.relays.delegates.delegate }
    set { implementation.relays.delegates.delegate = newValue }
  }

  /// Called with the new size and the previous one, after the layout that allocated it.
  public var onSizeChanged: (@MainActor (_ size: EditorSize, _ old: EditorSize) -> Void)? {
    get { node.handlers.onSizeChange }
    set { node.handlers.onSizeChange = newValue }
  }
}
