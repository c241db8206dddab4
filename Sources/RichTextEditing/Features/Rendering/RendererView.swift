import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// Read-only rich text: the content of an ``EditorView``, without a caret and without a way to
/// change it.
///
///     let renderer = RendererView()
///     renderer.content = try SavedForm.content(fromText: file)
///     renderer.onTap = { x, y, range in print(range) }
///
/// Text can be selected with the pointer and copied; the arrow keys scroll. F7 shows a caret, as
/// everywhere in GTK, with which the keyboard selects. The app can still change the attributes of
/// the text; there is no undo.
///
/// ## Sizing
/// As high as its content up to ``maxHeight``, for the width that it is allocated.
///
/// ## Events
/// ``onTap``, ``onLinkActivated`` and ``onSelectionChanged``.
///
/// ## CSS nodes
/// `richrenderer` with a `richeditor` in it.
///
/// ## Accessibility
/// The text is a read-only multi-line text; name it with ``accessibleLabel``.
///
/// ## Origin
/// Proton's RendererView. Editors nested in attachments are read-only as well; only one of them has
/// a selection at a time.
@MainActor
public final class RendererView: Widget {
  let implementation: RendererViewImplementation

  /// Creates an empty renderer.
  ///
  /// - Parameter context: The context of the renderer.
  public init(context: RendererViewContext = .shared) {
    let implementation = RendererViewImplementation(context)
    self.implementation = implementation
    super.init(class: RendererViewImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on a renderer; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = RendererViewImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The editor that shows the text; it stays read-only.
  public var editor: EditorView { implementation.editor }

  /// The growing area inside, which has the focus.
  public var area: GrowingTextArea { editor.area }

  /// The name that a screen reader reads; empty for none.
  public override var accessibleLabel: String {
    get { self[Self.accessibleLabel] }
    set { self[Self.accessibleLabel] = newValue }
  }

  /// The longer description that a screen reader can read; empty for none.
  public override var accessibleDescription: String {
    get { editor.accessibleDescription }
    set { editor.accessibleDescription = newValue }
  }

  // MARK: Content

  /// The content.
  public var content: RichText {
    get { editor.content }
    set { editor.content = newValue }
  }

  /// The content as Swift's own attributed text.
  public var attributedText: AttributedString {
    get { editor.attributedText }
    set { editor.attributedText = newValue }
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public var text: String { editor.text }

  /// The number of Unicode scalars; an attachment counts as one.
  public var contentLength: Int { editor.contentLength }

  /// Returns a copy of a part of the content; offsets outside it are ignored.
  public func content(in range: Range<Int>) -> RichText { editor.content(in: range) }

  /// Returns the blocks of a part: paragraphs, line breaks and block attachments; `nil` is the
  /// whole text.
  public func contents(in range: Range<Int>? = nil) -> [EditorContent] {
    editor.contents(in: range)
  }

  /// Returns the attributes of the character at an offset; none if there is no character.
  public func attributes(at offset: Int) -> AttributeContainer { editor.attributes(at: offset) }

  /// Creates attachments from saved ones, for content that is set.
  public var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)? {
    get { editor.attachmentMaker }
    set { editor.attachmentMaker = newValue }
  }

  // MARK: Attributes

  /// Changes the attributes of a part.
  public func changeAttributes(
    in range: Range<Int>, _ change: (inout AttributeContainer) -> Void
  ) {
    editor.changeAttributes(in: range, change)
    editor.forgetHistory()
  }

  /// Adds attributes to a part.
  public func addAttributes(_ attributes: AttributeContainer, in range: Range<Int>) {
    editor.addAttributes(attributes, in: range)
    editor.forgetHistory()
  }

  /// Removes attributes from a part, whatever their values; of font traits, only the given ones.
  public func removeAttributes(_ attributes: AttributeContainer, in range: Range<Int>) {
    editor.removeAttributes(attributes, in: range)
    editor.forgetHistory()
  }

  /// The attributes of links, where the text itself has none; nil for underlined in the theme's
  /// color.
  public var linkTextAttributes: AttributeContainer? {
    get { editor.linkTextAttributes }
    set { editor.linkTextAttributes = newValue }
  }

  // MARK: Selection

  /// The selected range of the text itself; empty if nothing is selected, or something in a nested
  /// editor.
  public var selectedRange: Range<Int> {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }

  /// The selected content, which may be that of a nested editor.
  public var selectedText: RichText { activeEditor.selectedText }

  /// The editor whose selection was changed last: this renderer's own, or a nested one.
  public var activeEditor: EditorView { implementation.activeEditor }

  // MARK: Positions

  /// Returns the rectangles of a part of the text, line by line, in pixels of the renderer.
  public func rectangles(for range: Range<Int>) -> [Rectangle] { editor.rectangles(for: range) }

  /// The visible range of the text, from the start of the first line to the end of the last one.
  public var visibleRange: Range<Int> { area.textView.visibleRange }

  /// Scrolls a part of the text into view, here and in everything around, and no further than
  /// needed.
  public func scrollRangeToVisible(_ range: Range<Int>) { editor.scrollRangeToVisible(range) }

  // MARK: Events

  /// Called when the user taps or clicks, with the point in pixels and the range of the character
  /// there.
  ///
  /// There is no character beside the end of a line. A tap on an attachment is one on its
  /// character. A tap that selects text is not reported.
  public var onTap: (@MainActor (_ x: Double, _ y: Double, _ range: Range<Int>?) -> Void)? {
    get {
      guard let handler = implementation.tapped.handler else { return nil }
      return { handler((x: $0, y: $1, range: $2)) }
    }
    set {
      guard let newValue else { return implementation.tapped.handler = nil }
      implementation.tapped.handler = { newValue($0.x, $0.y, $0.range) }
    }
  }

  /// Called with the address of a clicked link; returns whether the handler took care of it.
  ///
  /// Otherwise the desktop opens the address, if it is a web or mail address.
  public var onLinkActivated: (@MainActor (_ address: String) -> Bool)? {
    get { editor.onLinkActivated }
    set { editor.onLinkActivated = newValue }
  }

  /// The selected range in ``activeEditor`` has changed.
  public var selectionChanged: Event<Range<Int>> { implementation.selectionChanged }

  /// Called when ``selectionChanged`` happens.
  public var onSelectionChanged: (@MainActor (Range<Int>) -> Void)? {
    get { selectionChanged.handler }
    set { selectionChanged.handler = newValue }
  }
}
