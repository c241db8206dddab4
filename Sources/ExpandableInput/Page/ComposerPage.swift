import GtkCore
import WidgetSupport

/// A conversation above and a composer below it.
///
///     let page = ComposerPage(content: conversation, toolbar: bar)
///     window.setChild(page)
///
/// The bar stands at the lower edge and takes its height from the content. A scrolled content that
/// shows its end goes on showing it, while the bar grows and shrinks and while the content itself
/// grows; one that is scrolled elsewhere keeps its first visible row where it is.
///
/// ## Sizing
/// Takes all the space that it gets: the bar its own height, the content the rest. A page that is too
/// low takes from the content first, and then from the bar's text, down to one line.
///
/// ## CSS nodes
/// `composerpage` with the content and `expandabletoolbar`.
///
/// ## Origin
/// The AwesomeViewController of iOS, by composition: there is nothing to inherit.
@MainActor
public final class ComposerPage: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaComposerPage", cssName: "composerpage")

  let implementation: ComposerPageImplementation

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - content: What stands above the bar.
  ///   - toolbar: The bar.
  ///   - scroller: The scroller that shows the conversation, if it is not the content itself.
  public init(content: Widget, toolbar: ExpandableToolbar, scroller: ScrolledWindow? = nil) {
    self.toolbar = toolbar
    let adjustment = (scroller ?? content as? ScrolledWindow)?.verticalAdjustment
    implementation = ComposerPageImplementation(
      content: content, bar: toolbar, end: adjustment.map { PinnedEnd(of: $0) })
    super.init(class: Self.widgetClass, implementation: implementation)
    content.insert(into: self)
    toolbar.insert(into: self)
  }

  /// The bar.
  public let toolbar: ExpandableToolbar

  /// Whether the content's end is kept in sight, since it was when something moved last.
  public var isPinnedToEnd: Bool { implementation.end?.isPinned ?? false }

  /// Scrolls the content to its end, and keeps it there.
  public func scrollToEnd() { implementation.scrollToEnd() }
}
