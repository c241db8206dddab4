import GtkCore

/// Reports the layouts of one editor, and the widgets in them, when each layout has ended.
@MainActor
final class LayoutNotifier {
  private let node: EditorNode
  private let relay: DelegateRelay
  /// Whether anything has changed since the last reported layout.
  private var isDue = true
  private var scrolls = false
  private var size = EditorSize(width: 0, height: 0)

  init(_ node: EditorNode, _ relay: DelegateRelay) {
    self.node = node
    self.relay = relay
  }

  /// Notes that the text, its attributes or its size have changed.
  func noteChange() { isDue = true }

  /// Called when the text is drawn, and is therefore laid out.
  func noteLayout() {
    guard isDue, relay.hasDelegate else { return }
    isDue = false
    node.afterLayout {
      self.relay.report(.laidOut)
      self.reportScrolling()
    }
  }

  private func reportScrolling() {
    let scrolls = node.area.scrolls
    guard scrolls != self.scrolls else { return }
    self.scrolls = scrolls
    relay.report(.scrollingChanged(scrolls))
  }

  // MARK: Sizes

  /// Called when the editor is allocated a size.
  func noteSize(_ size: EditorSize) {
    let old = self.size
    guard size != old else { return }
    self.size = size
    noteChange()
    report(size, from: old)
  }

  private func report(_ size: EditorSize, from old: EditorSize) {
    let isHeard = !node.sizeChanged.isEmpty || !node.heightChanged.isEmpty
    guard isHeard || relay.hasDelegate else { return }
    node.afterLayout {
      if size.height != old.height { self.node.heightChanged.notify(size.height) }
      self.node.sizeChanged.notify((new: size, old: old))
      self.relay.report(.sizeChanged(size, old: old))
    }
  }

  // MARK: Attachments

  /// Called after an attachment was inserted into the text.
  func willRender(_ object: Attachment) {
    report(.attachmentInserted(object), about: object)
  }

  /// Called when an attachment has become visible.
  func didRender(_ object: Attachment) {
    // Not during a layout: the widget may be available at once.
    if let onVisible = object.onVisible { node.afterLayout(onVisible) }
    report(.attachmentShown(object), about: object)
  }

  /// Reports an event after the layout, if the attachment is still in the text then.
  private func report(_ event: EditorEvent, about object: Attachment) {
    guard relay.hasDelegate else { return }
    node.afterLayout {
      if object.container === self.node { self.relay.report(event) }
    }
  }
}
