import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// A rich text editor: text with attributes, widgets in the text, editors in editors.
///
///     let editor = EditorView()
///     editor.attributedText = AttributedString("Warm greetings")
///     editor.changeAttributes(in: 0..<4) { $0.fontTraits = .bold }
///     editor.insertAttachment(panel, in: editor.selectedRange)
///
/// Positions are offsets in Unicode scalars, in which an attachment counts as one (`RichText`).
///
/// ## Sizing
/// Height for width: as high as its content up to ``maxHeight``, exact in the frame in which
/// anything changes, be it text, an attachment or an editor nested in one.
///
/// ## Events
/// ``onContentChanged``, ``onDocumentChanged`` and ``onSelectionChanged``.
///
/// ## CSS nodes
///
///     richeditor
///     ╰── growingtext
///         ├── textview.view
///         ╰── <attachments>
///
/// ## Accessibility
/// The text view is a multi-line text field; name it with ``accessibleLabel``. Attachments are
/// widgets of their own beside it.
///
/// ## Origin
/// Proton's EditorView. Undo includes attributes and attachments, there is one history for the
/// whole tree, and an attribute is toggled in the whole selection alike.
@MainActor
public final class EditorView: Widget {
  /// The parts of the editor.
  let implementation: EditorViewImplementation

  /// The position in the tree of editors, with the text.
  package var node: EditorNode { implementation.node }

  /// Creates an editor from its parts, which are connected here.
  init(building implementation: EditorViewImplementation) {
    self.implementation = implementation
    super.init(class: EditorViewImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on an editor; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = EditorViewImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The growing area inside, which has the focus, the caret and the input method.
  public var area: GrowingTextArea { implementation.area }

  /// The name that a screen reader reads; empty for none.
  ///
  /// An editor in an attachment has the attachment's name until it gets one of its own.
  public override var accessibleLabel: String {
    get { self[Self.accessibleLabel] }
    set { self[Self.accessibleLabel] = newValue }
  }

  /// The longer description that a screen reader can read; empty for none.
  public override var accessibleDescription: String {
    get { area.accessibleDescription }
    set { area.accessibleDescription = newValue }
  }

  // MARK: Content

  /// The content; setting another one clears the history.
  ///
  /// Another content cannot be undone, as `gtk_text_buffer_set_text()` cannot:
  /// ``replaceCharacters(in:with:keepsAttributes:)`` is a step that can. Equal content does
  /// nothing: it is not reported as a change, and keeps the caret and the history, which
  /// ``forgetHistory()`` clears.
  public var content: RichText {
    get { implementation.content.content }
    set { implementation.changes.reset(to: newValue) }
  }

  /// The content as Swift's own attributed text; setting another one clears the history, as
  /// ``content`` does.
  public var attributedText: AttributedString {
    get { AttributedString(content) }
    set { implementation.changes.reset(to: RichText(newValue)) }
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public var text: String { area.buffer.text }

  /// Whether there is no content, not even an attachment.
  public var isEmpty: Bool { area.buffer.isEmpty }

  /// The number of Unicode scalars; an attachment counts as one.
  public var contentLength: Int { area.buffer.scalarCount }

  /// The selected range; empty at the caret if nothing is selected.
  ///
  /// Setting it moves the caret to its end, and scrolls there if the editor has the focus.
  public var selectedRange: Range<Int> {
    get { area.buffer.selection }
    set { node.select(newValue) }
  }

  /// The selected content.
  public var selectedText: RichText { implementation.content.content(in: selectedRange) }

  /// The attributes of text typed next, until the caret is moved.
  public var typingAttributes: AttributeContainer {
    get { implementation.content.typingAttributes }
    set {
      var attributes = newValue
      attributes[AttachmentKey.self] = nil
      implementation.typing.set { $0 = attributes }
    }
  }

  // MARK: Changing

  /// Replaces a part by other content, as one step that can be undone; offsets outside the text are
  /// ignored.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - content: The new content.
  ///   - keepsAttributes: Whether the content gets attributes of the first replaced character where
  ///     it has none: all except content type, text block, link and underline. Proton always does
  ///     that.
  public func replaceCharacters(
    in range: Range<Int>, with content: RichText, keepsAttributes: Bool = false
  ) {
    node.replace(range, with: content, keepsAttributes: keepsAttributes)
  }

  /// Appends content, as one step that can be undone.
  public func appendCharacters(_ content: RichText) {
    replaceCharacters(in: contentLength..<contentLength, with: content)
  }

  /// The line breaks beside block attachments that stay when the user deletes them; none by
  /// default.
  public var preserveBlockAttachmentNewline: PreserveBlockAttachmentNewline {
    get { implementation.gate.blockLines.preserved }
    set { implementation.gate.blockLines.preserved = newValue }
  }

  // MARK: Undo

  /// Undoes the last change in the tree of editors; returns whether there was one.
  @discardableResult
  public func undo() -> Bool { implementation.session.undo() }

  /// Redoes the change that was last undone; returns whether there was one.
  @discardableResult
  public func redo() -> Bool { implementation.session.redo() }

  /// Clears the history, for instance after code has prepared the content.
  public func forgetHistory() {
    implementation.session.forget()
    node.notifyContext()
  }

  /// The number of steps that can be undone.
  public var undoDepth: Int { implementation.session.undoDepth }

  /// The number of steps that can be redone.
  public var redoDepth: Int { implementation.session.redoDepth }

  // MARK: Events

  /// This editor's content has changed, by the user or by code, including undo and redo.
  ///
  /// For changes in nested editors, see ``documentChanged``.
  public var contentChanged: Event<Void> { node.contentChanged }

  /// Called when ``contentChanged`` happens.
  public var onContentChanged: (@MainActor () -> Void)? {
    get { contentChanged.action }
    set { contentChanged.action = newValue }
  }

  /// What would be saved of this editor has changed: in its own content, or in an editor nested in
  /// it at any depth; also when ``Attachment/data`` or ``Attachment/size`` changes.
  ///
  /// An app that saves whenever this happens for the root editor loses nothing. One action of the
  /// user may be several changes.
  public var documentChanged: Event<Void> { node.documentChanged }

  /// Called when ``documentChanged`` happens.
  public var onDocumentChanged: (@MainActor () -> Void)? {
    get { documentChanged.action }
    set { documentChanged.action = newValue }
  }

  /// The caret has moved, by typing too, or the typing attributes have changed.
  public var selectionChanged: Event<Void> { node.caretChanged }

  /// Called when ``selectionChanged`` happens.
  public var onSelectionChanged: (@MainActor () -> Void)? {
    get { selectionChanged.action }
    set { selectionChanged.action = newValue }
  }
}
