import FoundationEssentials
import GtkCore
import RichTextModel

/// Any widget as one character of a rich text: a picture, a panel, another editor.
///
///     let panel = Attachment(name: ContentType("panel"), content: frame, size: .fullWidth, editors: [editor])
///     editor.insertAttachment(panel, in: editor.selectedRange)
///
/// Its width follows ``AttachmentSize``, its height is the widget's own at that width. When the widget
/// changes its size, as an editor does that grows, the text around it moves in the same frame, and so
/// does everything that the editor itself stands in.
///
/// ## Origin
/// Proton's Attachment.
@MainActor
open class Attachment {
  /// Tells the attachments of a document apart; given by the editor if it is empty.
  public internal(set) var id: String
  /// Which kind of attachment it is.
  public let name: ContentType
  /// Whether it stands on a line of its own.
  public let isBlock: Bool
  /// The widget.
  public private(set) var content: Widget
  /// The editors in the widget, whose texts belong to the document.
  public private(set) var editors: [EditorView]
  /// What a screen reader calls it when the caret goes over it, and the editors in it but those that the
  /// app has named itself.
  ///
  ///     panel.accessibleName = "Warning"
  ///
  /// To begin with it is the name of its kind, which may be no word of anybody's language.
  public var accessibleName: String { didSet { nameEditors(calledSoFar: oldValue) } }
  /// What else is to be saved of it.
  public var data: [String: SavedValue] {
    didSet { if data != oldValue { container?.tellDocumentChange() } }
  }
  /// How wide it is.
  public var size: AttachmentSize {
    didSet {
      guard size != oldValue else { return }
      sizeChanged()
      container?.tellDocumentChange()
    }
  }
  /// Whether the first Backspace behind it, or Delete before it, selects it, and only the second one
  /// deletes it; so does one that would put text beside a block.
  public var selectBeforeDelete = false
  /// Whether a click on it selects it, where the text can be edited and nothing in it used the click.
  public var selectOnTap = false { didSet { if selectOnTap { listenForTaps() } } }
  /// How it looks while it is in the selection.
  public var selectionStyle = AttachmentSelectionStyle() {
    didSet { if selectionStyle != oldValue { container?.content.attachments.updateSelection() } }
  }
  /// Whether the focus goes into it when it is inserted, and not when it comes with a content that is set.
  public var takesFocusOnInsertion = false
  /// Tells how far it is drawn from where it stands, in pixels; nil: not at all.
  ///
  /// It moves the drawing and leaves the text where it is, as for a widget whose text is to stand on the
  /// line of the text around it.
  public var offsetProvider: (@MainActor (Attachment) -> (x: Int, y: Int))? {
    didSet { content.parent?.queueResize() }
  }
  /// Tells the size in place of ``size`` and of the widget; nil: these do.
  public var boundsProvider: (any DynamicBoundsProviding)? { didSet { sizeChanged() } }
  var tapListener: TapGesture?
  /// Whether it stands for one that nobody knew when its text was set.
  var isUnknown = false

  /// Makes an attachment of a widget.
  ///
  /// - Parameters:
  ///   - name: Which kind of attachment it is.
  ///   - content: The widget, which stands nowhere else.
  ///   - size: How wide it is.
  ///   - isBlock: Whether it stands on a line of its own.
  ///   - editors: The editors in the widget.
  ///   - id: Tells it apart; empty: the editor gives it one.
  ///   - data: What else is to be saved of it.
  public init(
    name: ContentType, content: Widget, size: AttachmentSize = .matchContent,
    isBlock: Bool = false, editors: [EditorView] = [], id: String = "",
    data: [String: SavedValue] = [:]
  ) {
    self.name = name
    self.content = content
    self.size = size
    self.isBlock = isBlock
    self.editors = editors
    self.id = id
    self.data = data
    accessibleName = name.name
    nameEditors(calledSoFar: "")
  }

  private func nameEditors(calledSoFar old: String) {
    for view in editors.map(\.area.textView) where ["", old].contains(view.accessibleLabel) {
      view.setAccessibleLabel(accessibleName)
    }
  }

  /// The editor whose text it stands in.
  weak var container: EditorViewImplementation?

  /// Where it stands in its editor, as a range of one character; nil while it stands nowhere.
  public var rangeInContainer: Range<Int>? {
    container?.content.attachments.offset(of: self).map { $0..<($0 + 1) }
  }

  /// Takes it out of its editor, as one step that can be undone.
  public func removeFromContainer() {
    guard let container, let range = rangeInContainer else { return }
    container.content.replace(range, with: RichText())
  }

  private func sizeChanged() {
    container?.content.attachments.forgive(self)
    for editor in editors { editor.implementation.hugText(in: self) }
    content.queueResize()
  }

  /// Puts another widget into its place, with the editors in it; what was in the old ones is gone.
  ///
  /// It is no step that can be undone.
  public func update(content new: Widget, editors: [EditorView] = []) {
    let change = {
      (self.content, self.editors, self.tapListener) = (new, editors, nil)
      if self.selectOnTap { self.listenForTaps() }
      self.nameEditors(calledSoFar: "")
    }
    if let container {
      container.content.attachments.changeWidget(of: self, change)
    } else {
      change()
    }
  }

  // MARK: Attributes of the text around it

  /// The text that it stands in got attributes, by a command or by a program: an attachment may pass them
  /// on to its editors.
  ///
  ///     override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
  ///       for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
  ///     }
  ///
  /// What is done here belongs to the same step that can be undone. Of traits of the font there are those
  /// that were added only. Nothing happens unless overridden.
  open func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {}

  /// The text that it stands in lost attributes, which have the values that they had.
  open func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {}

  /// What is saved of it.
  var description: AttachmentContent {
    AttachmentContent(
      id: id, name: name, isBlock: isBlock, size: size, editors: editors.map(\.content),
      data: data)
  }
}
