import GtkCore
import WidgetSupport

extension EditorView {
  /// Scrolls as little as is needed to show a part of the text; nothing moves if it is in sight.
  ///
  /// Everything around that scrolls takes part: the editor itself, the editors that it stands in, and
  /// scrollers around these. Of a part that is higher than what can be shown, its beginning is. It is there
  /// with the next frame.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    implementation.show(range.clamped(to: 0..<contentLength))
  }
}

extension EditorViewImplementation {
  /// Keeps the caret of whoever writes in sight of everything around the editor, which knows of carets
  /// nothing; in the editor itself that goes without saying.
  func followCaret() {
    guard hasWidget, area.textView.isFocus, !area.isPressed, area.buffer.selection.isEmpty else {
      return
    }
    area.followCaret()
    // The editors that this one stands in scroll by themselves.
    guard parent != nil else { return }
    let caret = area.buffer.caret
    show(caret..<caret)
  }

  func show(_ range: Range<Int>) {
    guard hasWidget else { return }
    seek(range)
    root.showing?.end()
    root.showing = RangeShowing(range, in: self)
  }

  /// Has everything around the part scroll with the next layout.
  func seek(_ range: Range<Int>) {
    area.seek(range)
    forEachContainer { container, attachment in
      guard let place = attachment.rangeInContainer else { return }
      container.area.seek(place) { [weak self, weak container, weak attachment] in
        guard let self, let container, let attachment else { return nil }
        return self.extent(of: range, in: attachment, of: container)
      }
    }
    let extent = area.extentInView(of: range)
    area.textView.scrollViewports(toShowFrom: extent.y, height: extent.height)
  }

  /// Whether a part of the text is in sight, as far as it can be.
  func isShown(_ range: Range<Int>) -> Bool {
    let extent = area.extentInView(of: range)
    guard extent.isShown(in: area.textView) else { return false }
    var isShown = true
    forEachContainer { container, _ in
      let extent = self.extent(of: range, in: container.area.textView)
      isShown = isShown && extent?.isShown(in: container.area.textView) != false
    }
    return isShown && area.textView.isShownByViewports(from: extent.y, height: extent.height)
  }

  /// Calls with each editor that this one stands in, and the attachment there, from the nearest outwards.
  private func forEachContainer(_ body: (EditorViewImplementation, Attachment) -> Void) {
    var editor = self
    while let parent = editor.parent, let attachment = editor.attachment {
      body(parent, attachment)
      editor = parent
    }
  }

  /// Where a part is below the top of the attachment that leads to it.
  private func extent(
    of range: Range<Int>, in attachment: Attachment, of container: EditorViewImplementation
  ) -> VerticalExtent? {
    let attachments = container.content.attachments
    return attachments.distance(of: area.textView, belowTopOf: attachment).map {
      extent(of: range, withViewAt: $0)
    }
  }

  private func extent(of range: Range<Int>, in other: Widget) -> VerticalExtent? {
    area.textView.bounds(in: other).map { extent(of: range, withViewAt: $0.y) }
  }

  private func extent(of range: Range<Int>, withViewAt y: Double) -> VerticalExtent {
    let extent = area.extentInView(of: range)
    let room = Double(area.textView.height)
    // What scrolls here will have come into the view.
    let top = min(max(extent.y, 0), max(room - extent.height, 0))
    return VerticalExtent(y: y + top, height: min(extent.height, room))
  }
}

extension VerticalExtent {
  /// Whether a text view shows it, or the beginning of one that is too high; to the pixel.
  @MainActor
  fileprivate func isShown(in view: TextView) -> Bool {
    let room = Double(view.height)
    return y > -1 && y + min(height, room) < room + 1
  }
}
