import GtkCore
import RichTextModel

/// Rich text to read, as light as labels: for many of them, such as the bubbles of a chat.
///
///     let bubble = RichLabel(message)
///     bubble.onLinkActivated = { address in
///       banner.show(address)
///       return true
///     }
///
/// It shows letters with their attributes, links, paragraph styles with their bars and boxes,
/// alignment (justified text is aligned to the start) and lists. It has no text buffer: a selection
/// ends at the end of a paragraph with another format, and there is nothing to find or highlight.
/// Attachments are left out. For these use a ``RendererView``.
///
/// ## Sizing
/// As high as its text for the width that it is allocated; lines wrap.
///
/// ## CSS nodes
/// `richlabel` with a `label` for each part with another format; that of code has the class
/// `.code`, that of a list's marker the class `.marker`. A rule is a `separator`.
///
/// ## Accessibility
/// Each part is a label. Links can be reached with Tab.
@MainActor
public final class RichLabel: Widget {
  let implementation: RichLabelImplementation

  /// Creates a label.
  public init(_ content: RichText = RichText()) {
    RichTextStyle.load()
    let implementation = RichLabelImplementation(content)
    self.implementation = implementation
    super.init(class: RichLabelImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on a label; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = RichLabelImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The text.
  public var content: RichText {
    get { implementation.content }
    set { implementation.content = newValue }
  }

  /// The styles of paragraphs.
  public var styles: NamedStyles {
    get { implementation.styles }
    set { implementation.styles = newValue }
  }

  package nonisolated static let isSelectable = Parameter<RichLabel, Bool>(
    "selectable", false, property: "isSelectable",
    get: { $0.implementation.isSelectable }, set: { $0.implementation.isSelectable = $1 })

  /// Whether the text can be selected and copied; false by default.
  public var isSelectable: Bool {
    get { self[Self.isSelectable] }
    set { self[Self.isSelectable] = newValue }
  }

  /// Called with the address of a link that is activated.
  ///
  /// It returns whether it took care of it; otherwise the desktop opens the address. Only web and
  /// mail addresses are links.
  public var onLinkActivated: (@MainActor (_ address: String) -> Bool)? {
    get { implementation.linkActivated.handler }
    set { implementation.linkActivated.handler = newValue }
  }
}

extension RichLabel: ParameterizedWidget {
  /// The label as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaRichLabel", cssName: "richlabel", parameters: parameters,
    methods: AnyMethod.contents(
      get: { (label: RichLabel) in label.content }, set: { $0.content = $1 }),
    events: [
      AnyEvent("changed") { (label: RichLabel) in label.implementation.changed },
      AnyEvent(request: "link-activated", [("uri", .text)]) { (label: RichLabel, signal) in
        label.implementation.linkActivated.signal = signal
      },
    ]
  ) { RichLabel() }

  package nonisolated static var parameters: [AnyParameter] {
    let content = AnyParameter.contents(
      get: { (label: RichLabel) in label.content }, set: { $0.content = $1 },
      observe: { $0.implementation.changed.add($1) })
    return [AnyParameter(isSelectable), AnyParameter(wholeText)] + content
  }

  private nonisolated static let wholeText = Parameter<RichLabel, String>(
    "text", "", changesSize: true, observe: { $0.implementation.textChanged.add($1) },
    get: { $0.content.text }, set: { $0.content = RichText($1) })
}
