import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// A rich text editor: letters of any look, widgets in the text, editors in editors.
///
///     let editor = EditorView()
///     editor.attributedText = AttributedString("Warm greetings")
///     editor.changeAttributes(in: 0..<4) { $0.fontTraits = .bold }
///     editor.insertAttachment(panel, in: editor.selectedRange)
///
/// Positions are offsets in Unicode scalars, in which an attachment counts as one (``RichText``).
///
/// ## Sizing
/// Height for width: as high as its content up to ``maxHeight``, exact in the frame in which anything
/// changes, be it letters, an attachment or an editor nested in one.
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
/// The text view is a multi-line text field; attachments are widgets of their own beside it.
///
/// ## Origin
/// Proton's EditorView. Undo knows attributes and attachments, there is one for the whole tree, and an
/// attribute is switched for all of a selection alike.
@MainActor
public final class EditorView: Widget {
  let implementation: EditorViewImplementation

  /// Makes an empty editor.
  ///
  /// - Parameter context: The editors that it belongs to; the shared one stands for none of its own: in an
  ///   attachment it belongs to those around it.
  public init(context: EditorViewContext = .shared) {
    LibraryStyle.load()
    let implementation = EditorViewImplementation(context)
    self.implementation = implementation
    super.init(class: EditorViewImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Makes another handle on an editor.
  init(existing implementation: EditorViewImplementation) {
    self.implementation = implementation
    super.init(retaining: implementation.widget.nativePointer)
  }

  /// The growing text inside, which has the focus, the caret and the input method.
  public var area: GrowingTextArea { implementation.area }

  // MARK: Content

  /// The content; setting it forgets what could be undone.
  public var content: RichText {
    get { implementation.content.content }
    set { reset(to: newValue) }
  }

  /// The content as Swift's own text with attributes; setting it forgets what could be undone.
  public var attributedText: AttributedString {
    get { AttributedString(content) }
    set { reset(to: RichText(newValue)) }
  }

  private func reset(to content: RichText) {
    implementation.tell { $0.editorWillSetAttributedText($1) }
    let removed = implementation.content.content
    implementation.content.apply(Replacement(at: 0, removed: removed, inserted: content))
    implementation.session.perform(.automatic) {
      implementation.processing.settleSetting(self, removed: removed)
    }
    if isRootEditor { implementation.session.forget() }
    implementation.tellOfContent(in: 0..<contentLength)
    implementation.tell { $0.editorDidSetAttributedText($1) }
    implementation.startTypingAnew()
    implementation.asyncTexts.look(in: 0..<contentLength, of: implementation)
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public var text: String { area.buffer.text }

  /// Whether there is nothing, not even an attachment.
  public var isEmpty: Bool { area.buffer.isEmpty }

  /// The number of Unicode scalars; an attachment counts as one.
  public var contentLength: Int { area.buffer.scalarCount }

  /// What is selected; empty at the caret where nothing is.
  ///
  /// Setting it moves the caret to its end, and into sight while the editor has the focus.
  public var selectedRange: Range<Int> {
    get { area.buffer.selection }
    set {
      let range = newValue.clamped(to: 0..<contentLength)
      area.buffer.select(anchor: range.lowerBound, caret: range.upperBound)
      if area.textView.isFocus { area.textView.scrollToCaret() }
    }
  }

  /// The selected content.
  public var selectedText: RichText { implementation.content.content(in: selectedRange) }

  /// The look of what is typed next, until the caret is moved.
  public var typingAttributes: AttributeContainer {
    get { implementation.content.typingAttributes }
    set {
      var look = newValue
      look[AttachmentKey.self] = nil
      implementation.setTypingAttributes { $0 = look }
    }
  }

  // MARK: Changing

  /// Puts other content in the place of a part, as one step that can be undone; what is outside the text
  /// is left out.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - content: What comes there.
  ///   - keepsLook: Whether attributes of the first character that goes are carried over where the content
  ///     has none: all but what it is, a link, and the line under it. The original always does so.
  public func replaceCharacters(
    in range: Range<Int>, with content: RichText, keepsLook: Bool = false
  ) {
    let look = keepsLook ? implementation.content.look(at: max(range.lowerBound, 0)) : .init()
    implementation.session.perform(.command) {
      implementation.content.replace(
        range, with: keepsLook ? content.carryingOver(look) : content)
    }
  }

  /// Puts content behind the last character, as one step that can be undone.
  public func appendCharacters(_ content: RichText) {
    replaceCharacters(in: contentLength..<contentLength, with: content)
  }

  // MARK: Commands

  /// The names of the commands that may be carried out here; nil: all of them.
  public var registeredCommands: Set<String>? {
    get { implementation.registeredCommands }
    set { implementation.registeredCommands = newValue }
  }

  func allows(_ command: any EditorCommand) -> Bool {
    registeredCommands?.contains(command.name) ?? true
  }

  /// Which line breaks beside block attachments stay when a person deletes them; none by default.
  public var preserveBlockAttachmentNewline: PreserveBlockAttachmentNewline {
    get { implementation.blockLines }
    set { implementation.blockLines = newValue }
  }

  // MARK: Undo

  /// Takes back what happened last in the tree of editors; whether there was anything.
  @discardableResult
  public func undo() -> Bool { implementation.session.undo() }

  /// Repeats what was taken back last; whether there was anything.
  @discardableResult
  public func redo() -> Bool { implementation.session.redo() }

  /// Forgets what could be taken back and repeated, for what a program has made ready.
  public func forgetHistory() {
    implementation.session.forget()
    implementation.tellContext()
  }

  /// How many steps can be taken back.
  public var undoDepth: Int { implementation.session.undoDepth }

  /// How many steps can be repeated.
  public var redoDepth: Int { implementation.session.redoDepth }

  // MARK: Looks and behaviour

  /// How high the editor grows.
  public var maxHeight: EditorHeight {
    get { implementation.maxHeight }
    set { implementation.maxHeight = newValue }
  }

  /// Whether text comes in from keys, paste, drop and input methods.
  ///
  /// Editors nested in it follow it until this is set of them: a text that is fixed may have places to fill
  /// in.
  public var isEditable: Bool {
    get { area.acceptsInput }
    set { implementation.setEditable(newValue) }
  }

  /// Shown while there is nothing.
  public var placeholderText: String {
    get { area.placeholder }
    set { placeholder = RichText(newValue) }
  }

  /// Makes attachments of saved ones, for content that is set and for undo.
  ///
  /// The editors in the attachment get their texts after that.
  public var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)? {
    get { implementation.session.attachmentMaker }
    set { implementation.session.attachmentMaker = newValue }
  }

  // MARK: Events

  /// Called after each change of this editor's content, by whomever, undo and redo among it.
  ///
  /// Of what happens in editors that are nested in it ``onDocumentChanged`` tells.
  public var onContentChanged: (@MainActor () -> Void)? {
    get { implementation.onChange }
    set { implementation.onChange = newValue }
  }

  /// Called after each change of what would be saved of this editor: in its own content, or in an editor that
  /// is nested in it, however deep; also when ``Attachment/data`` or ``Attachment/size`` is another one.
  ///
  /// Who saves on this of the root editor loses nothing. One step of a person may be several changes.
  public var onDocumentChanged: (@MainActor () -> Void)? {
    get { implementation.onDocumentChange }
    set { implementation.onDocumentChange = newValue }
  }

  /// Called when the caret was moved, by typing too, or the look of typing changed.
  public var onSelectionChanged: (@MainActor () -> Void)? {
    get { implementation.onSelectionChange }
    set { implementation.onSelectionChange = newValue }
  }
}
