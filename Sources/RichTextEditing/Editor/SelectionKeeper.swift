import GtkCore

/// Keeps a selection that was put back against X11, which may tell late that it was lost meanwhile.
///
/// GTK gives the clipboard of the middle button up when the selection is deleted, and takes it again when
/// it is put back. The answer to the first comes after the second, may be taken for the news that another
/// program has it now, and GTK drops the selection.
@MainActor
final class SelectionKeeper {
  /// More often than this nobody says so of one selection; then it may be true.
  private static let patience = 4
  private var connection: SignalConnection?
  private var places: (caret: Int, anchor: Int) = (0, 0)
  private var losses = 0

  /// Watches over what is selected now.
  func keep(_ owner: EditorViewImplementation) {
    release()
    places = owner.content.selection
    guard places.caret != places.anchor else { return }
    losses = 0
    connection = owner.area.textView.primaryClipboard.onContentChanged { [weak self, weak owner] in
      if let owner, owner.hasWidget { self?.clipboardChanged(owner) }
    }
  }

  private func clipboardChanged(_ owner: EditorViewImplementation) {
    let view = owner.area.textView
    guard !view.primaryClipboard.isOwn, view.hasFocus, owner.content.selection == collapsed,
      losses < Self.patience
    else { return }
    losses += 1
    owner.area.buffer.select(anchor: places.anchor, caret: places.caret)
  }

  private var collapsed: (caret: Int, anchor: Int) { (places.caret, places.caret) }

  /// Lets the selection go if the caret was moved, and not only the selection dropped or put back.
  func caretMoved(to selection: (caret: Int, anchor: Int)) {
    if selection != collapsed, selection != places { release() }
  }

  /// Lets the selection go: the person or the program goes on.
  func release() {
    connection?.disconnect()
    connection = nil
  }
}
