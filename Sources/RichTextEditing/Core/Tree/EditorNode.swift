import GtkCore
import RichTextModel
import WidgetSupport

/// One editor in a tree of nested editors: its text, its position in the tree, and the history that
/// the tree shares.
///
/// The parts of an editor know it, and the editors around it, only as nodes. A node does not keep
/// the editor's widget alive.
@MainActor
package final class EditorNode: EventSource {
  /// The growing area, which has the text view and its buffer.
  package let area: GrowingTextArea
  /// The content of the buffer as rich text.
  package let content: RichTextBuffer
  /// The content of the editor has changed.
  private(set) lazy var contentChanged: Event<Void> = makeEvent()
  /// The text of the editor has changed, and not only its attributes.
  private(set) lazy var textChanged: Event<Void> = makeEvent()
  /// What can be undone in the tree may be something else, or whether it is modified.
  private(set) lazy var historyChanged: Event<Void> = makeEvent()
  /// Which commands are possible may be others, or which are on.
  private(set) lazy var commandsChanged: Event<Void> = makeEvent()
  /// The document that the editor contains has changed.
  private(set) lazy var documentChanged: Event<Void> = makeEvent()
  /// The headings of the document that the editor contains have changed.
  package private(set) lazy var outlineChanged: Event<Void> = makeEvent()
  /// Editors have come into the tree of which this is the root, or have left it.
  package private(set) lazy var nodesChanged: Event<Void> = makeEvent()
  /// Whether changes of headings are noted, in the tree of which this is the root.
  var isOutlineFollowed = false
  /// The caret or the typing attributes have changed.
  private(set) lazy var caretChanged: Event<Void> = makeEvent()
  /// The selection of this editor, or of one nested in it, has changed.
  package private(set) lazy var selectionChanged: Event<EditorNode> = makeEvent()
  /// The editor has another size.
  private(set) lazy var sizeChanged: Event<(new: EditorSize, old: EditorSize)> = makeEvent()
  /// The size of an attachment did not settle.
  private(set) lazy var attachmentLooped: Event<AttachmentResizeLoop> = makeEvent()
  /// Colors of the theme may have changed.
  package private(set) lazy var styleChanged: Event<Void> = makeEvent()
  /// The editor has been allocated another height, in pixels.
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  /// Asks the app to open the address of a link.
  var linkActivated = WidgetRequest<String>()
  /// The actions that the app allows.
  let permissions = ActionPermissions()
  /// The history of the tree.
  package private(set) var session: EditingSession
  /// The attachment that the editor is part of.
  package private(set) weak var attachment: Attachment?
  /// The containing editor.
  package private(set) weak var parent: EditorNode?
  /// The implementation of the editor.
  weak var implementation: EditorViewImplementation?
  /// The number of lines after the last edit.
  private var lineCount = 0
  /// The line with the caret after the last action.
  private var caretLine: CaretLine?

  private struct CaretLine: Equatable {
    let index: Int
    let height: Double
  }

  /// The range that is being scrolled into view, in the tree of which this is the root.
  var showing: RangeShowing?

  /// Creates a node that is the root of a tree of its own.
  init(_ area: GrowingTextArea, _ session: EditingSession) {
    self.area = area
    self.session = session
    content = RichTextBuffer(area.buffer, attachments: AttachmentSet(area))
    super.init()
    session.root = self
    content.attachments.editor = self
  }

  /// Whether the editor's widget exists and its dispose has not begun.
  package var hasWidget: Bool { implementation?.hasWidget == true }

  /// A handle on the editor's widget; nil if it does not exist any more.
  package var widget: Widget? { implementation?.existingWidget }

  /// Calls a closure when the current layout has ended, unless the widget is gone by then.
  func afterLayout(_ body: @escaping @MainActor () -> Void) { implementation?.afterLayout(body) }

  /// The lines that the text view shows, from top to bottom, without those that are hidden.
  var shownLines: [Int] { content.sections.hiddenLines.shown(of: area.textView.shownLineRange) }

  // MARK: The tree

  /// Becomes part of an attachment in another editor.
  func join(_ attachment: Attachment, in parent: EditorNode?) {
    self.attachment = attachment
    self.parent = parent
    permissions.outer = parent?.permissions
    hugText(in: attachment)
    if let session = parent?.session { share(session) }
    if let parent {
      use(parent.styles)
      useMarkers(parent.content.markerOfItem)
    }
    implementation?.joined()
    if parent != nil { root.nodesChanged.notify(()) }
  }

  /// Stops being part of another editor, but stays ready to return.
  func leave() {
    let root = root
    parent = nil
    root.nodesChanged.notify(())
    permissions.outer = nil
  }

  /// Follows the width of the text, if the attachment's size follows its content.
  func hugText(in attachment: Attachment) { area.hugsText = attachment.isHugged(self) }

  /// Uses the history of another tree, here and in all nested editors.
  func share(_ session: EditingSession) {
    guard session !== self.session else { return }
    self.session = session
    session.attachments.identifiersChanged()
    recreateUnknownAttachments()
    historyChanged.notify(())
    for attachment in content.attachments.all {
      for node in attachment.nodes { node.share(session) }
    }
  }

  /// The outermost containing editor, or this one.
  package var root: EditorNode { parent?.root ?? self }

  /// The path to this editor from the root.
  package var path: EditorPath {
    guard let parent, let attachment,
      let index = attachment.index(of: self)
    else { return .root }
    return parent.path.appending(attachment: attachment.id, editor: index)
  }

  /// Returns the editor at a path from this one; nil if there is none.
  package func editor(at path: EditorPath) -> EditorNode? {
    var node = self
    for step in path.steps {
      let attachment = node.content.attachments.all.first { $0.id == step.attachment }
      guard let inner = attachment?.node(at: step.editor) else { return nil }
      node = inner
    }
    return node
  }

  /// Lets the visible attachments show again what they can, here and in nested editors.
  func showAttachmentsAgain() {
    content.attachments.showVisibleAgain()
    for node in content.attachments.all.flatMap(\.nodes) { node.showAttachmentsAgain() }
  }

  /// Gives the editors around this one the room that it wants after an edit, so that the layout
  /// that comes finds all heights as they will be.
  func makeRoom() {
    guard parent != nil else { return }
    let lines = area.buffer.lineCount
    // The view itself notices that lines went away, but only shortly before the layout.
    if lines != lineCount { area.noteHeight() }
    lineCount = lines
    makeRoomAround()
  }

  /// Does so after an action of the user that has wrapped the line with the caret in another way:
  /// the view has laid it out, but notices its height in the midst of the layout that comes.
  func makeRoomForCaretLine() {
    guard parent != nil, hasWidget, area.textView.isMapped else { return }
    let (view, buffer) = (area.textView, area.buffer)
    let line = buffer.line(containing: buffer.caret)
    let first = view.caretRectangleInText(at: buffer.offset(ofLine: line))
    let last = view.caretRectangleInText(at: buffer.endOfLine(containing: buffer.caret))
    let now = CaretLine(index: line, height: last.y + last.height - first.y)
    guard now != caretLine else { return }
    caretLine = now
    area.noteHeight()
    makeRoomAround()
  }

  private func makeRoomAround() {
    var next = self
    while let parent = next.parent, let attachment = next.attachment,
      parent.content.attachments.updateSpace(of: attachment)
    { next = parent }
  }

  // MARK: Editing

  /// Sets the selection, and moves the focus here if another editor in the tree has it: a toolbar
  /// keeps it.
  func enter(_ selection: EditorSelection) {
    area.buffer.select(anchor: selection.anchor, caret: selection.caret)
    prepareFocus()
    if session.root?.widget?.containsFocus == true { area.textView.focus() }
    area.textView.scrollToCaret()
  }

  /// Has everything around the editor show it, before it gets the focus.
  func prepareFocus() {
    parent?.prepareFocus()
    attachment?.prepareFocus(of: self)
  }

  // MARK: Events

  /// Removes all handlers and listeners.
  func removeHandlers() {
    endEvents()
    linkActivated = WidgetRequest()
    if session.root === self { session.attachments.widgetSignal = nil }
    permissions.removeHandlers()
  }

  /// Reports a change of the document to this editor and to those that contain it.
  func notifyDocumentChanged() {
    var next: EditorNode? = self
    while let node = next {
      node.documentChanged.notify(())
      next = node.parent
    }
  }

  /// Reports a change of the content, the selection or the typing attributes to the context of the
  /// editor.
  func notifyContext() {
    implementation?.notifyContext()
    commandsChanged.notify(())
  }

  /// Reports a change of the history to this editor and to all that are nested in it.
  func notifyHistoryChanged() {
    historyChanged.notify(())
    commandsChanged.notify(())
    for node in content.attachments.all.flatMap(\.nodes) { node.notifyHistoryChanged() }
  }

  /// Notifies the listeners for selections in a tree of editors.
  func notifySelectionChanged() {
    var next: EditorNode? = self
    while let node = next {
      node.selectionChanged.notify(self)
      next = node.parent
    }
  }

  /// Calls the handler of the nearest editor that has one.
  func report(_ loop: AttachmentResizeLoop) {
    var next: EditorNode? = self
    while let node = next {
      guard node.attachmentLooped.isEmpty else { return node.attachmentLooped.notify(loop) }
      next = node.parent
    }
  }

  /// Allows the attachments around this editor to change their size again, because the user works
  /// in it.
  func allowSizeChangesAround() {
    var next = self
    while let parent = next.parent, let attachment = next.attachment {
      parent.content.attachments.allowSizeChanges(of: attachment)
      next = parent
    }
  }
}
