import GtkCore
import RichTextModel

/// What an editor has to report after its next layout.
struct LayoutReport {
  /// Whether anything has changed since the last reported layout.
  fileprivate var isDue = true
  fileprivate var scrolls = false
}

/// Reporting layouts, and the widgets in them.
extension EditorViewImplementation {
  /// Notes that the text, its attributes or its size have changed.
  func layoutIsDue() { layoutReport.isDue = true }

  /// Called when the text is drawn, and is therefore laid out.
  func noteLayout() {
    guard layoutReport.isDue, hasDelegate else { return }
    layoutReport.isDue = false
    afterLayout {
      self.callDelegates { $0.editorDidLayout($1) }
      self.reportScrolling()
    }
  }

  private func reportScrolling() {
    let scrolls = area.scrolls
    guard scrolls != layoutReport.scrolls else { return }
    layoutReport.scrolls = scrolls
    callDelegates { $0.editor($1, didChangeScrollEnabled: scrolls) }
  }

  /// Called after an attachment was inserted into the text.
  func willRender(_ attachment: Attachment) {
    callDelegates(about: attachment) { $0.editor($1, willRenderAttachment: attachment) }
  }

  /// Called when an attachment has become visible.
  func didRender(_ attachment: Attachment) {
    // Not during a layout: the widget may be available at once.
    if let deferred = attachment as? DeferredAttachment { afterLayout { deferred.begin() } }
    callDelegates(about: attachment) { $0.editor($1, didRenderAttachment: attachment) }
  }

  private func callDelegates(
    about attachment: Attachment, _ body: @escaping (any EditorViewDelegate, EditorView) -> Void
  ) {
    guard hasDelegate else { return }
    afterLayout {
      if attachment.container === self.node { self.callDelegates(body) }
    }
  }
}
