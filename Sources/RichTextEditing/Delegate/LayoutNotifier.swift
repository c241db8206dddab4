import GtkCore
import RichTextModel

/// Reports the layouts of one editor, and the widgets in them, when each layout has ended.
@MainActor
final class LayoutNotifier {
  private let node: EditorNode
  private let delegates: DelegateRelay
  /// Whether anything has changed since the last reported layout.
  private var isDue = true
  private var scrolls = false
  private var size = EditorSize(width: 0, height: 0)

  /// Creates the notifier of an editor.
  init(_ node: EditorNode, _ delegates: DelegateRelay) {
    self.node = node
    self.delegates = delegates
  }

  /// Notes that the text, its attributes or its size have changed.
  func noteChange() { isDue = true }

  /// Called when the text is drawn, and is therefore laid out.
  func noteLayout() {
    guard isDue, delegates.hasDelegate else { return }
    isDue = false
    node.afterLayout {
      self.delegates.call { $0.editorDidLayout($1) }
      self.reportScrolling()
    }
  }

  private func reportScrolling() {
    let scrolls = node.area.scrolls
    guard scrolls != self.scrolls else { return }
    self.scrolls = scrolls
    delegates.call { $0.editor($1, didChangeScrollEnabled: scrolls) }
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
    guard node.events.onSizeChange != nil || delegates.hasDelegate else { return }
    node.afterLayout {
      self.node.events.onSizeChange?(size, old)
      self.delegates.call { $0.editor($1, didChangeSize: size, from: old) }
    }
  }

  // MARK: Attachments

  /// Called after an attachment was inserted into the text.
  func willRender(_ object: any EmbeddedObject) {
    guard let attachment = object as? Attachment else { return }
    call(about: attachment) { $0.editor($1, willRenderAttachment: attachment) }
  }

  /// Called when an attachment has become visible.
  func didRender(_ object: any EmbeddedObject) {
    // Not during a layout: the widget may be available at once.
    if let onVisible = object.onVisible { node.afterLayout(onVisible) }
    guard let attachment = object as? Attachment else { return }
    call(about: attachment) { $0.editor($1, didRenderAttachment: attachment) }
  }

  private func call(
    about attachment: Attachment, _ body: @escaping (any EditorViewDelegate, EditorView) -> Void
  ) {
    guard delegates.hasDelegate else { return }
    node.afterLayout {
      if attachment.container === self.node { self.delegates.call(body) }
    }
  }
}
