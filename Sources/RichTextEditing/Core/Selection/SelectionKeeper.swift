import GtkCore

/// Protects a restored selection from X11, which may report late that it was lost in the meantime.
///
/// GTK gives up the clipboard of the middle button when the selection is deleted, and claims it
/// again when it is restored. The reply to the first request arrives after the second one, may be
/// taken to mean that another program owns the clipboard now, and GTK drops the selection.
@MainActor
final class SelectionKeeper {
  /// The largest number of such reports for one selection; after that they may be true.
  private static let patience = 4
  private let node: EditorNode
  private var connection: SignalConnection?
  private var places: (caret: Int, anchor: Int) = (0, 0)
  private var losses = 0

  init(_ node: EditorNode) { self.node = node }

  /// Starts watching the present selection.
  func keep() {
    release()
    places = node.content.selection
    guard places.caret != places.anchor else { return }
    losses = 0
    connection = node.area.textView.primaryClipboard.onContentChanged { [weak self] in
      self?.clipboardChanged()
    }
  }

  private func clipboardChanged() {
    let view = node.area.textView
    guard node.hasWidget, !view.primaryClipboard.isOwn, view.hasFocus,
      node.content.selection == collapsed,
      losses < Self.patience
    else { return }
    losses += 1
    node.area.buffer.select(anchor: places.anchor, caret: places.caret)
  }

  private var collapsed: (caret: Int, anchor: Int) { (places.caret, places.caret) }

  /// Stops if the caret was moved, and the selection not just dropped or restored.
  func caretMoved(to selection: (caret: Int, anchor: Int)) {
    if selection != collapsed, selection != places { release() }
  }

  /// Stops watching: the user or the app continues.
  func release() {
    connection?.disconnect()
    connection = nil
  }
}
