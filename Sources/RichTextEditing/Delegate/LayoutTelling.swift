import GtkCore
import RichTextModel

/// What an editor has to report after its next layout.
struct LayoutTelling {
  /// Whether anything has changed since the last reported layout.
  fileprivate var isDue = true
  fileprivate var scrolls = false
}

/// Reporting layouts, and the widgets in them.
extension EditorViewImplementation {
  /// Notes that the text, its attributes or its size have changed.
  func layoutIsDue() { layoutTelling.isDue = true }

  /// Called when the text is drawn, and is therefore laid out.
  func noteLayout() {
    guard layoutTelling.isDue, isHeard else { return }
    layoutTelling.isDue = false
    afterLayout {
      self.tell { $0.editorDidLayout($1) }
      self.tellScrolling()
    }
  }

  private func tellScrolling() {
    let scrolls = area.scrolls
    guard scrolls != layoutTelling.scrolls else { return }
    layoutTelling.scrolls = scrolls
    tell { $0.editor($1, didChangeScrollEnabled: scrolls) }
  }

  /// Called after an attachment was inserted into the text.
  func willRender(_ attachment: Attachment) {
    tell(of: attachment) { $0.editor($1, willRenderAttachment: attachment) }
  }

  /// Called when an attachment has become visible.
  func didRender(_ attachment: Attachment) {
    // Not during a layout: the widget may be available at once.
    if let deferred = attachment as? DeferredAttachment { afterLayout { deferred.begin() } }
    tell(of: attachment) { $0.editor($1, didRenderAttachment: attachment) }
  }

  private func tell(
    of attachment: Attachment, _ body: @escaping (any EditorViewDelegate, EditorView) -> Void
  ) {
    guard isHeard else { return }
    afterLayout {
      if attachment.container === self { self.tell(body) }
    }
  }
}
