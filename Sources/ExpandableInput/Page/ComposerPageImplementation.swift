import GtkCore

/// The layout of a page: the content above, the bar below, and the end of the content kept visible.
@MainActor
final class ComposerPageImplementation: WidgetImplementation {
  static let widgetClass: WidgetClass = {
    // The type of one of the properties.
    _ = ExpandableToolbarImplementation.widgetClass
    return WidgetClass(ComposerPage.declaration)
  }()

  private(set) var content: Widget
  private(set) var bar: ExpandableToolbar
  private(set) var end: PinnedEnd?

  init(content: Widget, bar: ExpandableToolbar) {
    self.content = content
    self.bar = bar
  }

  /// Puts the parts into the page.
  ///
  /// - Parameter scroller: The scrolled window of the conversation, if it is not the content.
  func build(scroller: ScrolledWindow?) {
    keepEnd(of: scroller)
    content.insert(into: widget)
    bar.insert(into: widget)
    widget.passAccessibility(to: bar.area.textView)
  }

  /// Replaces the content.
  func setContent(_ content: Widget) {
    self.content.unparent()
    self.content = content
    keepEnd(of: nil)
    content.insertFirst(into: widget)
  }

  /// Replaces the bar.
  func setBar(_ bar: ExpandableToolbar) {
    self.bar.unparent()
    self.bar = bar
    bar.insert(into: widget, after: content)
    widget.passAccessibility(to: bar.area.textView)
  }

  private func keepEnd(of scroller: ScrolledWindow?) {
    let adjustment = (scroller ?? ScrolledWindow(existing: content))?.verticalAdjustment
    end = adjustment.map { PinnedEnd(of: $0) }
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

  override func grabFocus() -> Bool { bar.focus() }

  func scrollToEnd() {
    end?.pin()
    widget.queueResize()
  }
}
