extension EditorView {
  /// The delegate of this editor, and of nested ones without a delegate of their own, called before
  /// that of its context; not kept alive.
  public var delegate: (any EditorViewDelegate)? {
    get { implementation.relays.delegates.delegate }
    set { implementation.relays.delegates.delegate = newValue }
  }

  /// Called with the new size and the previous one, after the layout that allocated it.
  public var onSizeChanged: (@MainActor (_ size: EditorSize, _ old: EditorSize) -> Void)? {
    get {
      guard let handler = node.sizeChanged.handler else { return nil }
      return { handler((new: $0, old: $1)) }
    }
    set {
      guard let newValue else { return node.sizeChanged.handler = nil }
      node.sizeChanged.handler = { newValue($0.new, $0.old) }
    }
  }
}
