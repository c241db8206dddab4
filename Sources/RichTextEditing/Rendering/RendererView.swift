import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// Rich text to read: what an ``EditorView`` shows, without a caret and without a way to change it.
///
///     let renderer = RendererView()
///     renderer.content = try SavedForm.content(fromText: file)
///     renderer.onTap = { x, y, range in … }
///
/// Text can be selected with the pointer and copied; the arrow keys scroll. F7 shows a caret, as everywhere
/// in GTK, with which the keyboard selects. A program changes the looks of the text all the same; there is
/// no undo.
///
/// ## Sizing
/// As high as its content up to ``maxHeight``, for the width that it gets.
///
/// ## Events
/// ``onTap``, ``onLinkActivated`` and ``onSelectionChanged``.
///
/// ## CSS nodes
/// `richrenderer` with a `richeditor` in it.
///
/// ## Accessibility
/// The text is a multi-line text that cannot be edited; name it with ``setTextLabel(_:)``.
///
/// ## Origin
/// Proton's RendererView. Editors nested in attachments are read-only as well; a selection is in one of them
/// at a time.
@MainActor
public final class RendererView: Widget {
  let implementation: RendererViewImplementation

  /// Makes an empty renderer.
  ///
  /// - Parameter context: The renderers that it belongs to.
  public init(context: RendererViewContext = .shared) {
    let implementation = RendererViewImplementation(context)
    self.implementation = implementation
    super.init(class: RendererViewImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Makes another handle on a renderer.
  init(existing implementation: RendererViewImplementation) {
    self.implementation = implementation
    super.init(retaining: implementation.widget.nativePointer)
  }

  /// The editor that shows the text; it stays read-only.
  public var editor: EditorView { implementation.editor }

  /// The growing text inside, which has the focus.
  public var area: GrowingTextArea { editor.area }

  // MARK: Content

  /// The content.
  public var content: RichText {
    get { editor.content }
    set { editor.content = newValue }
  }

  /// The content as Swift's own text with attributes.
  public var attributedText: AttributedString {
    get { editor.attributedText }
    set { editor.attributedText = newValue }
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public var text: String { editor.text }

  /// The number of Unicode scalars; an attachment counts as one.
  public var contentLength: Int { editor.contentLength }

  /// A copy of a part of the content; what is outside it is left out.
  public func content(in range: Range<Int>) -> RichText { editor.content(in: range) }

  /// The blocks of a part: paragraphs, line breaks and block attachments; `nil` is everything.
  public func contents(in range: Range<Int>? = nil) -> [EditorContent] {
    editor.contents(in: range)
  }

  /// The attributes of the character at an offset; none where there is no character.
  public func attributes(at offset: Int) -> AttributeContainer { editor.attributes(at: offset) }

  /// Makes attachments of saved ones, for content that is set.
  public var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)? {
    get { editor.attachmentMaker }
    set { editor.attachmentMaker = newValue }
  }

  // MARK: Looks

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

  /// Takes attributes away from a part, whatever their values; of traits of the font those that are named.
  public func removeAttributes(_ attributes: AttributeContainer, in range: Range<Int>) {
    editor.removeAttributes(attributes, in: range)
    editor.forgetHistory()
  }

  /// The font of text that has none of its own.
  public var font: TextFont {
    get { editor.font }
    set { editor.font = newValue }
  }

  /// How links look, beside what the text itself says; nil: underlined and in the theme's colour.
  public var linkTextAttributes: AttributeContainer? {
    get { editor.linkTextAttributes }
    set { editor.linkTextAttributes = newValue }
  }

  /// How high the renderer grows.
  public var maxHeight: EditorHeight {
    get { editor.maxHeight }
    set { editor.maxHeight = newValue }
  }

  /// Sets the name that a screen reader says for the text.
  public func setTextLabel(_ label: String) { area.textView.setAccessibleLabel(label) }

  // MARK: Selection

  /// What is selected of the text itself; empty where nothing is, or something in a nested editor.
  public var selectedRange: Range<Int> {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }

  /// The selected content, also that of a nested editor.
  public var selectedText: RichText { activeEditor.selectedText }

  /// The editor whose selection changed last: this one's own, or a nested one.
  public var activeEditor: EditorView { implementation.activeEditor }

  // MARK: Places

  /// Where a part of the text is, line by line, in pixels of the renderer.
  public func rects(for range: Range<Int>) -> [Rectangle] { editor.rects(for: range) }

  /// The part of the text that is in sight, from the first line's start to the last one's end.
  public var visibleRange: Range<Int> { area.textView.visibleRange }

  /// Scrolls as little as is needed to show a part of the text, here and in what is around.
  public func scrollRangeToVisible(_ range: Range<Int>) { editor.scrollRangeToVisible(range) }

  // MARK: Events

  /// Called when somebody taps or clicks, with the place in pixels and the range of the character there.
  ///
  /// There is no character beside the end of a line. A tap into an attachment is one on its character.
  /// What selects text is no tap.
  public var onTap: (@MainActor (_ x: Double, _ y: Double, _ range: Range<Int>?) -> Void)? {
    get { implementation.onTap }
    set { implementation.onTap = newValue }
  }

  /// Called with the address of a link that is clicked; whether the handler took care of it.
  ///
  /// What it does not take is opened by the desktop, if it is of the web or of a mailbox.
  public var onLinkActivated: (@MainActor (_ address: String) -> Bool)? {
    get { editor.onLinkActivated }
    set { editor.onLinkActivated = newValue }
  }

  /// Called with what is selected now in ``activeEditor``, whenever that changed.
  public var onSelectionChanged: (@MainActor (Range<Int>) -> Void)? {
    get { implementation.onSelectionChanged }
    set { implementation.onSelectionChanged = newValue }
  }
}
