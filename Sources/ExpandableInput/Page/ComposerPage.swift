import GtkCore

/// A page with a conversation and a composer below it.
///
///     let page = ComposerPage(content: conversation, toolbar: bar)
///     window.child = page
///
/// The bar is at the bottom and takes its height from the content. Scrolled content that shows its
/// end keeps showing it while the bar grows and shrinks and while the content itself grows; content
/// that is scrolled elsewhere keeps its first visible row where it is.
///
/// ## Sizing
/// The page takes all the space that it gets: the bar gets its own height, the content the rest.
/// When the page is too low, the content shrinks first, and then the bar's text, down to one line.
///
/// ## CSS nodes
/// `composerpage`, with the content and `expandabletoolbar` in it.
///
/// ## Origin
/// This is the AwesomeViewController of iOS, by composition: there is nothing to inherit.
@MainActor
public final class ComposerPage: Widget {
  let implementation: ComposerPageImplementation

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - content: The widget above the bar.
  ///   - toolbar: The bar.
  ///   - scroller: The scrolled window of the conversation, if it is not the content itself.
  public init(content: Widget, toolbar: ExpandableToolbar, scroller: ScrolledWindow? = nil) {
    implementation = ComposerPageImplementation(content: content, bar: toolbar)
    super.init(class: ComposerPageImplementation.widgetClass, implementation: implementation)
    implementation.build(scroller: scroller)
  }

  /// Creates another handle on a page; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = ComposerPageImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// Whether the end of the content is kept visible, because it was when the user last scrolled.
  public var isPinnedToEnd: Bool { implementation.end?.isPinned ?? false }

  /// Scrolls the content to its end, and keeps it there.
  public func scrollToEnd() { implementation.scrollToEnd() }
}
