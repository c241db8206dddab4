import DataBinding
import GtkCore
import WidgetSupport

/// The parameters, each with its declaration.
extension ComposerPage: ParameterizedWidget {
  /// The page as GObject sees it: at first it has an empty content and a bar.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaComposerPage", cssName: "composerpage", parameters: parameters,
    methods: [
      AnyMethod("is-pinned-to-end", member: "isPinnedToEnd") { (page: ComposerPage) in
        page.isPinnedToEnd
      },
      AnyMethod("scroll-to-end") { (page: ComposerPage) in page.scrollToEnd() },
    ]
  ) {
    ComposerPage(
      content: Box(.vertical),
      toolbar: ExpandableToolbar(text: State("").binding))
  }

  package nonisolated static var parameters: [AnyParameter] {
    [AnyParameter(contentSlot), AnyParameter(toolbarSlot)]
  }

  package nonisolated static let contentSlot = Parameter<ComposerPage, SlotValue>(
    "content", SlotValue(nil), changesSize: true,
    get: { SlotValue($0.implementation.content) },
    set: { page, content in
      if let widget = content.widget { page.implementation.setContent(widget) }
    })

  /// The widget above the bar.
  ///
  /// A scrolled window keeps showing its end while the bar grows.
  public var content: Widget {
    get { implementation.content }
    set { self[Self.contentSlot] = SlotValue(newValue) }
  }

  package nonisolated static let toolbarSlot = Parameter<ComposerPage, SlotValue>(
    "toolbar", SlotValue(nil), kind: .widget(type: "ConcertinaExpandableToolbar"),
    changesSize: true,
    get: { SlotValue($0.implementation.bar) },
    set: { page, bar in
      if let bar = bar.widget.flatMap({ ExpandableToolbar(existing: $0) }) {
        page.implementation.setBar(bar)
      }
    })

  /// The bar.
  public var toolbar: ExpandableToolbar {
    get { implementation.bar }
    set { self[Self.toolbarSlot] = SlotValue(newValue) }
  }
}
