import GtkCore

/// The layout of a page: the content above, the bar below, and the end of the content kept visible.
@MainActor
final class ComposerPageImplementation: WidgetImplementation {
  private let content: Widget
  let bar: ExpandableToolbar
  let end: PinnedEnd?

  init(content: Widget, bar: ExpandableToolbar, end: PinnedEnd?) {
    self.content = content
    self.bar = bar
    self.end = end
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let (content, bar) = (
      content.measure(orientation, forSize: forSize), bar.measure(orientation, forSize: forSize)
    )
    guard orientation == .vertical else {
      return SizeRequest(
        minimum: max(content.minimum, bar.minimum), natural: max(content.natural, bar.natural))
    }
    return SizeRequest(
      minimum: content.minimum + bar.minimum, natural: content.natural + bar.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let request = bar.measure(.vertical, forSize: width)
    let least = content.measure(.vertical, forSize: width).minimum
    let barHeight = max(request.minimum, min(request.natural, height - least))
    let contentHeight = max(height - barHeight, least)
    let allocateContent = { [content] in
      content.allocate(x: 0, y: 0, width: width, height: contentHeight)
    }
    if let end { end.whileAllocating(allocateContent) } else { allocateContent() }
    bar.allocate(x: 0, y: height - barHeight, width: width, height: barHeight)
  }

  func scrollToEnd() {
    end?.pin()
    widget.queueResize()
  }
}
