import GtkCore
import WidgetSupport

/// Scrolls parts of an editor's text into view, in the editor and in everything that scrolls around
/// it.
@MainActor
final class RangeScroller {
  private let node: EditorNode

  init(_ node: EditorNode) { self.node = node }

  private var area: GrowingTextArea { node.area }

  var frameClock: FrameClock? { node.root.widget?.frameClock }

  /// Keeps the caret visible in everything that scrolls around the editor, which knows nothing of
  /// carets; the editor itself does so anyway.
  func followCaret() {
    guard node.hasWidget, area.textView.isFocus, !area.isPressed, area.buffer.selection.isEmpty
    else { return }
    area.followCaret()
    // Containing editors scroll by themselves. The next layout shows whether they have to: to lay
    // out all of them again for each key, because they might, would cost as much as the key.
    guard node.parent != nil else { return }
    let caret = area.buffer.caret
    keepShowing(caret..<caret)
  }

  /// Scrolls a part into view, and repeats that until it is visible.
  func show(_ range: Range<Int>) {
    guard node.hasWidget else { return }
    seek(range)
    keepShowing(range)
  }

  private func keepShowing(_ range: Range<Int>) {
    let root = node.root
    root.showing?.end()
    root.showing = RangeShowing(range, by: self)
  }

  /// Makes everything around a part scroll with the next layout.
  func seek(_ range: Range<Int>) {
    area.seek(range)
    forEachContainer { container, attachment in
      guard let place = attachment.rangeInContainer else { return }
      container.area.seek(place) { [weak self, weak container, weak attachment] in
        guard let self, let container, let attachment else { return nil }
        return self.extent(of: range, in: attachment, of: container)
      }
    }
    // An editor that is not visible has no place yet: first the page scrolls to there.
    let (shown, part) = outermostUnplaced ?? (area, range)
    let extent = shown.extentInView(of: part)
    shown.textView.scrollViewports(toShowFrom: extent.y, height: extent.height)
  }

  /// The outermost text in which the attachment around this editor is not visible and has no place
  /// yet, and the part of the text that it is; nil if there is none.
  private var outermostUnplaced: (area: GrowingTextArea, part: Range<Int>)? {
    var unplaced: (GrowingTextArea, Range<Int>)?
    forEachContainer { container, attachment in
      guard container.area.isPartlyCovered, let part = attachment.rangeInContainer,
        !container.content.attachments.isPlaced(attachment)
      else { return }
      unplaced = (container.area, part)
    }
    return unplaced
  }

  /// Whether a part of the text is visible, as far as possible.
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

  var userScrollCount: Int { area.userScrollCount }

  func isMissing(_ range: Range<Int>) -> Bool { node.hasWidget && !isShown(range) }

  /// Calls a closure with each containing editor and the attachment in it, from the nearest
  /// outward.
  private func forEachContainer(_ body: (EditorNode, Attachment) -> Void) {
    var next = node
    while let parent = next.parent, let attachment = next.attachment {
      body(parent, attachment)
      next = parent
    }
  }

  /// Returns the extent of a part below the top of the attachment that contains this editor.
  private func extent(
    of range: Range<Int>, in attachment: Attachment, of container: EditorNode
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
    // By then, this editor will have scrolled it into its own view.
    let top = min(max(extent.y, 0), max(room - extent.height, 0))
    return VerticalExtent(y: y + top, height: min(extent.height, room))
  }
}

extension VerticalExtent {
  /// Whether a text view shows it, or its beginning if it is too high; exact to a pixel.
  @MainActor
  fileprivate func isShown(in view: TextView) -> Bool {
    let room = Double(view.height)
    return y > -1 && y + min(height, room) < room + 1
  }
}
