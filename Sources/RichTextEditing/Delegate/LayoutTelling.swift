import GtkCore
import RichTextModel

/// What an editor still has to tell of its next layout.
struct LayoutTelling {
  /// Whether anything has changed since the last layout that was told of.
  fileprivate var isDue = true
  fileprivate var scrolls = false
}

/// What is told of layouts and of the widgets in them.
extension EditorViewImplementation {
  /// The text is another one, or has another look or size.
  func layoutIsDue() { layoutTelling.isDue = true }

  /// The text is being drawn, so it is laid out.
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

  /// An attachment came into the text.
  func willRender(_ attachment: Attachment) {
    tell(of: attachment) { $0.editor($1, willRenderAttachment: attachment) }
  }

  /// An attachment came into sight.
  func didRender(_ attachment: Attachment) {
    // Not in the midst of a layout: it may be there at once.
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
