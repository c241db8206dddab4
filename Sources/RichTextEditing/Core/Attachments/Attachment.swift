import FoundationEssentials
import GtkCore
import RichTextModel
import TextRules

/// Any widget as one character of a rich text: an image, a panel, another editor.
///
///     let panel = Attachment(
///       name: ContentType("panel"), content: frame, size: .fullWidth, editors: [editor])
///     editor.insertAttachment(panel, in: editor.selectedRange)
///
/// Its width follows `AttachmentSize`, its height is the widget's own at that width. When the
/// widget changes its size, as a growing editor does, the text around it moves in the same frame,
/// and so does everything around the containing editor.
///
/// ## Origin
/// Proton's Attachment.
@MainActor
open class Attachment {
  /// The identifier of the attachment within a document; assigned by the editor if it is empty.
  public internal(set) var id: String
  /// The kind of attachment.
  public let name: ContentType
  /// Whether it has a line to itself.
  public let isBlock: Bool
  /// The widget.
  public private(set) var content: Widget
  /// The editors in the widget, whose texts belong to the document.
  ///
  /// A table creates the editor of a cell when it is needed first; this creates all of them.
  public var editors: [EditorView] { ownEditors }
  private var ownEditors: [EditorView]
  /// The name that a screen reader speaks when the caret moves past it, and the label of its
  /// editors, except those that the app has labeled itself.
  ///
  ///     panel.accessibleLabel = "Warning"
  ///
  /// The default is the name of its kind, which may not be a word in any language.
  public var accessibleLabel: String { didSet { nameEditors(calledSoFar: oldValue) } }
  /// Other data to save with it.
  public var data: [String: JSONValue] {
    get { saved.data }
    set {
      guard newValue != saved.data else { return }
      saved.data = newValue
      container?.notifyDocumentChanged()
    }
  }
  /// The rule for its width.
  public var size: AttachmentSize {
    get { saved.size }
    set {
      guard newValue != saved.size else { return }
      saved.size = newValue
      updateSize()
      container?.notifyDocumentChanged()
    }
  }
  private var saved: Saved
  /// Whether the first Backspace after it, or Delete before it, selects it, and only the second one
  /// deletes it; the same goes for one that would put text beside a block.
  public var selectBeforeDelete: Bool {
    get { selecting.isDeletionStep }
    set { selecting.isDeletionStep = newValue }
  }
  /// Whether a click selects it, if the text is editable and nothing in it used the click.
  public var selectOnTap: Bool {
    get { selecting.isOnTap }
    set {
      selecting.isOnTap = newValue
      if newValue { listenForTaps() }
    }
  }
  /// Its appearance while it is selected.
  public var selectionStyle: AttachmentSelectionStyle {
    get { selecting.style }
    set {
      guard newValue != selecting.style else { return }
      selecting.style = newValue
      container?.content.attachments.updateSelection()
    }
  }
  private var selecting = Selecting()
  /// Whether it gets the focus when it is inserted; not when it is part of content that is set, nor
  /// while a `ListView` fills its rows, which would scroll to it.
  public var takesFocusOnInsertion = false
  /// Whether an attachment is taking the focus because it was inserted.
  static var isTakingFocus = false
  /// Returns the offset of its drawing from its position, in pixels; nil for none.
  ///
  /// It moves the drawing but not the text, for instance to align a widget's text with the
  /// surrounding line.
  public var offsetProvider: (@MainActor (Attachment) -> (x: Int, y: Int))? {
    didSet { content.parent?.queueResize() }
  }
  /// Determines the size instead of ``size`` and the widget; nil to use these.
  public var boundsProvider: (any DynamicBoundsProviding)? { didSet { updateSize() } }
  /// The gesture for clicks on the widget.
  var tapListener: ClickGesture?
  /// Whether it represents one whose kind was not known when its text was set.
  var isUnknown = false

  /// The saved properties, which may change.
  private struct Saved {
    var data: [String: JSONValue]
    var size: AttachmentSize
  }

  /// When and how an attachment is selected.
  private struct Selecting {
    /// Whether the first key that would delete it selects it.
    var isDeletionStep = false
    /// Whether a click selects it.
    var isOnTap = false
    /// Its appearance while it is selected.
    var style = AttachmentSelectionStyle()
  }

  /// Creates an attachment from a widget.
  ///
  /// - Parameters:
  ///   - name: The kind of attachment.
  ///   - content: The widget, which must not have a parent.
  ///   - size: The rule for its width.
  ///   - isBlock: Whether it has a line to itself.
  ///   - editors: The editors in the widget.
  ///   - id: Its identifier; if empty, the editor assigns one.
  ///   - data: Other data to save with it.
  public init(
    name: ContentType, content: Widget, size: AttachmentSize = .matchContent,
    isBlock: Bool = false, editors: [EditorView] = [], id: String = "",
    data: [String: JSONValue] = [:]
  ) {
    self.name = name
    self.content = content
    saved = Saved(data: data, size: size)
    self.isBlock = isBlock
    ownEditors = editors
    self.id = id
    accessibleLabel = name.name
    nameEditors(calledSoFar: "")
  }

  private func nameEditors(calledSoFar old: String) {
    for view in nodes.map(\.area.textView) where ["", old].contains(view.accessibleLabel) {
      view.accessibleLabel = accessibleLabel
    }
  }

  /// The editor that contains it.
  weak var container: EditorNode?

  /// Its range of one character in its editor; nil if it is in no editor.
  public var rangeInContainer: Range<Int>? {
    container?.content.attachments.offset(of: self).map { $0..<($0 + 1) }
  }

  /// Removes it from its editor, as one step that can be undone.
  public func removeFromContainer() {
    guard let container, let range = rangeInContainer else { return }
    container.content.replace(range, with: RichText())
  }

  /// Lays out the text around it again, because its size may be another one.
  func updateSize() {
    container?.content.attachments.allowSizeChanges(of: self)
    for node in nodes { node.hugText(in: self) }
    content.queueResize()
  }

  /// Replaces its widget, and the editors in it; the contents of the old editors are lost.
  ///
  /// This cannot be undone.
  public func update(content new: Widget, editors: [EditorView] = []) {
    let change = {
      (self.content, self.ownEditors, self.tapListener) = (new, editors, nil)
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

  /// Called when the text that contains it gets attributes, by a command or by the app: an
  /// attachment may pass them on to its editors.
  ///
  ///     final class Card: Attachment {
  ///       override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
  ///         for editor in editors {
  ///           editor.addAttributes(attributes, in: 0..<editor.contentLength)
  ///         }
  ///       }
  ///     }
  ///
  /// Changes made here belong to the same undo step. Font traits include only the added ones. Does
  /// nothing by default.
  open func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {}

  /// Called when the text that contains it loses attributes, with their former values.
  open func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {}

  // MARK: As the text needs it

  /// The nodes of the editors in the widget, as far as they exist.
  package var nodes: [EditorNode] { ownEditors.map { $0.node } }

  /// Returns the nodes of the editors in the widget, and has those created whose text is wanted.
  package func nodes(creatingWhere isWanted: (_ text: String) -> Bool) -> [EditorNode] { nodes }

  /// The contents of the editors, those that do not exist yet included.
  var texts: [RichText] { ownEditors.map(\.content) }

  /// Returns the node of an editor by its index, which is created if need be; nil outside.
  package func node(at index: Int) -> EditorNode? {
    ownEditors.indices.contains(index) ? ownEditors[index].node : nil
  }

  /// The number of editors, those that do not exist yet included.
  var editorCount: Int { ownEditors.count }

  /// Returns the node of the first editor, or of the last one; nil without any.
  func outerNode(atEnd isAtEnd: Bool) -> EditorNode? { node(at: isAtEnd ? editorCount - 1 : 0) }

  /// Fills the editors of a new attachment with the contents of its description.
  func fill(with texts: [RichText]) {
    for (editor, text) in zip(ownEditors, texts) { editor.node.fill(with: text) }
  }

  /// The offset of its drawing from its position, in pixels.
  var drawingOffset: (x: Int, y: Int) { offsetProvider?(self) ?? (x: 0, y: 0) }

  /// A closure to call after the layout in which it becomes visible; nil for none.
  var onVisible: (@MainActor () -> Void)? { nil }

  /// Takes over a description with other saved data, from an edit, an undo or a redo.
  ///
  /// Does nothing by default: what an app saves with its own attachments is no part of the history.
  func apply(_ description: AttachmentContent) {}

  /// Takes over the data and the size of a description, without reporting a change.
  func restore(_ description: AttachmentContent) {
    saved = Saved(data: description.data, size: description.size)
    updateSize()
  }

  /// Called when it enters or leaves the visible part of the text.
  func viewChanged(isVisible: Bool) {}

  /// Called when it becomes a part of the selection or is none any more.
  func selectionChanged(_ marking: SelectionMarking) {}

  /// The largest height of its widget, in pixels, whatever that asks for.
  var greatestHeight: Int { AttachmentSet.greatestExtent }

  /// Whether one of its editors is as wide as its text.
  func isHugged(_ editor: EditorNode) -> Bool { size.followsContent }

  /// Whether its editors use the text processors of the containing editor, unless they have some of
  /// their own.
  var sharesProcessors: Bool { false }

  /// Handles a key in one of its editors, before the text there does; returns whether it did.
  func pressed(_ key: KeyPress, in editor: EditorNode) -> Bool { false }

  /// Moves the caret from the border of one of its editors into the next one in the direction of an
  /// arrow key, or selects what is between them; returns whether there is one.
  func moveCaret(from editor: EditorNode, _ arrow: KeySymbol, selects: Bool) -> Bool { false }

  /// Has text that the user enters in one of its editors replace what is selected in it, as part of
  /// the same step; returns whether anything is.
  func replaceSelection(with edit: TextEdit, in editor: EditorNode) -> Bool { false }

  /// Whether an action is possible on what is selected in it; nil if the action is for the text of
  /// one of its editors.
  func canPerform(_ action: EditorAction) -> Bool? { nil }

  /// Performs an action on what is selected in it; returns whether anything is.
  func perform(_ action: EditorAction) -> Bool { false }

  /// Asks the user to describe it for people who do not see it; does nothing by default.
  open func askForDescription() {}

  /// What a screen reader says when the caret comes to it.
  var spokenWords: String { accessibleLabel }

  /// Returns what a screen reader says when the focus comes to one of its editors from outside; nil
  /// for nothing.
  func wordsOnEntering(_ editor: EditorNode) -> String? { nil }

  /// Called when one of its editors is about to get the focus.
  func prepareFocus(of editor: EditorNode) {}

  /// Returns the index of one of its editors; nil if it is not in this attachment.
  func index(of editor: EditorNode) -> Int? { ownEditors.firstIndex { $0.node === editor } }

  /// The description to save.
  var description: AttachmentContent {
    AttachmentContent(
      id: id, name: name, isBlock: isBlock, size: size, editors: texts, data: data)
  }
}
