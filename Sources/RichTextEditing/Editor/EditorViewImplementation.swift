import FoundationEssentials
import GtkCore
import RichTextModel
import TextMetrics
import WidgetSupport

/// The parts of a rich editor: the growing area, its content, and its position in a tree of
/// editors.
@MainActor
final class EditorViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaEditorView", cssName: "richeditor")

  let area = GrowingTextArea()
  let content: RichTextBuffer
  let processing = EditorProcessing()
  let links = EditorLinks()
  let dragging = EditorDragging()
  let defaults = EditorDefaults()
  let asyncTexts = AsyncTexts()
  private let backgrounds: BackgroundPainter
  private let menu = EditorMenu()
  var layoutReport = LayoutReport()
  private(set) var session = EditingSession()
  /// The attachment that this editor is part of.
  private(set) weak var attachment: Attachment?
  private(set) weak var parent: EditorViewImplementation?
  var onChange: (@MainActor () -> Void)?
  var onDocumentChange: (@MainActor () -> Void)?
  var onSelectionChange: (@MainActor () -> Void)?
  var onAttachmentResizeLoop: (@MainActor (AttachmentResizeLoop) -> Void)?
  var onSizeChange: (@MainActor (EditorSize, EditorSize) -> Void)?
  weak var delegate: (any EditorViewDelegate)?
  private var size = EditorSize(width: 0, height: 0)
  /// Called when the selection of this editor, or of one nested in it, has changed.
  let selectionChanged = Listeners<EditorViewImplementation>()
  /// Called when colors of the theme may have changed.
  let styleListeners = Listeners<Void>()
  /// The range that is being scrolled into view, in the tree of which this is the root.
  var showing: RangeShowing?
  /// Whether the editor displays read-only text for a renderer.
  var isRendering = false
  /// Whether the typing attributes were set explicitly; they are valid until the caret is moved.
  var hasOwnTypingAttributes = false

  private weak var ownContext: EditorViewContext?
  /// Whether the app has made the text editable or read-only; nil to follow the containing editor.
  private var ownEditability: Bool?
  var registeredCommands: Set<String>?
  var input = (purpose: InputPurpose.freeForm, hints: InputHints())
  var mayPerform: (@MainActor (EditorAction) -> Bool)?
  var onPaste: (@MainActor (RichText) -> RichText?)?
  var textBlocks = TextBlockCaret()
  let selectionKeeper = SelectionKeeper()
  var speech = AttachmentSpeech()
  private var reportedSelection = 0..<0
  /// Whether text was deleted since the typing attributes were determined.
  var typingMayBeStale = false
  /// Whether a recorded deletion has not been carried out yet.
  private var isDeleting = false
  var blockLines = PreserveBlockAttachmentNewline.none
  var maxHeight = EditorHeight.default {
    didSet {
      area.heightLimit = maxHeight.limit
      // Setting the limit makes the area apply its own spacing to the view again.
      defaults.applyParagraphFormat()
    }
  }

  init(_ context: EditorViewContext) {
    ownContext = context
    content = RichTextBuffer(area.buffer, attachments: AttachmentSet(area))
    backgrounds = BackgroundPainter(area.textView, content.tags)
    super.init()
  }

  func build() {
    RichTextStyle.load()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    session.root = self
    content.attachments.owner = self
    content.onReplacement = { [weak self] in self?.changed($0) }
    area.setLineLimits(minimum: 1, maximum: .max)
    area.heightLimit = maxHeight.limit
    area.embed(self)
    area.gate = { [weak self] in self?.allows($0) ?? true ? $0.text : nil }
    area.insert(into: widget)
    area.buffer.onUserActionBegun { [weak self] in self?.session.beginAction() }
    area.buffer.onUserActionDone { [weak self] in
      self?.session.endAction()
      self?.actionDone()
    }
    area.buffer.onCaretMoved { [weak self] in self?.caretMoved() }
    area.buffer.onSelectionChanged { [weak self] in self?.selectionMayHaveGone() }
    area.buffer.onChanged { [weak self] in self?.deleted() }
    area.listeners.focusChanged.add { [weak self] in self?.focusChanged($0) }
    area.listeners.pointerReleased.add { [weak self] in self?.followCaret() }
    area.textView.onChange(of: "has-focus") { [weak self] in self?.updateGapCursor() }
    EditorKeys.connect(to: self)
    connectClipboard()
    dragging.connect(to: self)
    links.connect(to: self)
    menu.connect(to: self)
    defaults.connect(to: self)
    area.textView.drawBelowLetters { [weak self] in
      self?.backgrounds.draw($0)
      self?.noteLayout()
    }
    updateLinkColor()
  }

  private func updateLinkColor() {
    if let color = widget.namedColor("concertina_link") { content.tags.linkColor = color }
  }

  private func changed(_ change: RichTextChange) {
    selectionKeeper.release()
    allowSizeChangesAround()
    session.record(change, in: self)
    guard hasWidget else { return }
    layoutIsDue()
    if change.isTyped { followCaret() }
    content.attachments.updateSelection()
    updateGapCursor()
    notifyContext()
    let range = change.replacement.insertedRange
    if change.replacement.isRestyling, !processing.register.isEmpty {
      processing.notifyAttributesChanged(in: range, of: EditorView(existing: self))
    }
    guard !change.isAhead else {
      isDeleting = true
      return
    }
    if change.replacement.inserted.isEmpty { textWentAway() }
    notifyContentChanged(in: range)
    asyncTexts.resolve(in: range, of: self)
  }

  /// Completes a deletion that GTK has reported in advance.
  private func deleted() {
    guard hasWidget, isDeleting else { return }
    isDeleting = false
    typingMayBeStale = true
    let caret = area.buffer.caret
    notifyContentChanged(in: caret..<caret)
  }

  /// Reports new content in a range to all except the processors.
  func notifyContentChanged(in range: Range<Int>) {
    onChange?()
    notifyDocumentChanged()
    callDelegates { $0.editor($1, didChangeTextAt: range) }
  }

  /// Reports a change of the document to this editor and to those that contain it.
  func notifyDocumentChanged() {
    var next: EditorViewImplementation? = self
    while let editor = next {
      editor.onDocumentChange?()
      next = editor.parent
    }
  }

  func notifyContext() { context?.changed(in: self) }

  /// Reports that the selection is gone, which the desktop may have caused; later, because an edit
  /// in progress continues first.
  ///
  /// A finder is not notified, and continues from its hit: the find bar's own entry has the
  /// selection now.
  private func selectionMayHaveGone() {
    afterLayout {
      guard self.area.buffer.selection.isEmpty, !self.reportedSelection.isEmpty else { return }
      self.reportSelection()
    }
  }

  /// Updates the selection and the typing attributes after an action: edits move the caret, and may
  /// delete text before it.
  private func actionDone() {
    guard hasWidget, !area.isReplacingByComposition else { return }
    if typingMayBeStale { textWentAway() }
    setLastLine()
    guard area.buffer.selection != reportedSelection else { return }
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    reportSelection()
  }

  /// Updates the typing attributes after a deletion before the caret.
  private func textWentAway() {
    typingMayBeStale = false
    guard !area.isReplacingByComposition else { return }
    // An emptied text has no attributes.
    if area.buffer.isEmpty { hasOwnTypingAttributes = false }
    updateTypingAttributes()
  }

  func reportSelection() {
    reportedSelection = area.buffer.selection
    content.attachments.updateSelection()
    updateGapCursor()
    onSelectionChange?()
    notifyContext()
    notifyDelegatesOfSelection()
  }

  private func caretMoved() {
    guard hasWidget, !moveCaretOutOfTextBlock() else { return }
    selectionKeeper.caretMoved(to: content.selection)
    session.closeStep()
    sayAttachment()
    hasOwnTypingAttributes = false
    updateTypingAttributes()
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    notifySelectionChanged()
    reportSelection()
    followCaret()
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    let range = area.buffer.selection
    guard hasFocus else { return callDelegates { $0.editor($1, didLoseFocusFrom: range) } }
    context?.focused(self)
    callDelegates { $0.editor($1, didReceiveFocusAt: range) }
  }

  // MARK: The tree

  /// Becomes part of an attachment in another editor.
  func join(_ attachment: Attachment, in parent: EditorViewImplementation?) {
    self.attachment = attachment
    self.parent = parent
    hugText(in: attachment)
    if let session = parent?.session { share(session) }
    editabilityChanged()
    if parent?.isRendering == true { beginRendering() }
  }

  /// The context of the editor: if it was created without one, that of its containing editor.
  var context: EditorViewContext? {
    guard ownContext === EditorViewContext.shared, let parent else { return ownContext }
    return parent.context
  }

  /// Sets whether the text is editable, here and in all nested editors without a setting of their
  /// own.
  func setEditable(_ isEditable: Bool) {
    ownEditability = isEditable
    setAcceptsInput(isEditable)
  }

  private func editabilityChanged() {
    guard !isRendering, hasWidget else { return }
    setAcceptsInput(ownEditability ?? parent?.area.acceptsInput ?? true)
  }

  private func setAcceptsInput(_ accepts: Bool) {
    guard accepts != area.acceptsInput else { return }
    area.acceptsInput = accepts
    callDelegates { $0.editor($1, didChangeEditable: accepts) }
    context?.changed(in: self)
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.editabilityChanged() }
    }
  }

  /// Follows the width of the text, if the attachment's size follows its content.
  func hugText(in attachment: Attachment) { area.hugsText = attachment.size.followsContent }

  /// Stops being part of another editor, but stays ready to return.
  func leave() { parent = nil }

  func share(_ session: EditingSession) {
    guard session !== self.session else { return }
    self.session = session
    session.identifiersChanged()
    content.attachments.makeUnknownAgain()
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.share(session) }
    }
  }

  /// The path to this editor from the root.
  var path: EditorPath {
    guard let parent, let attachment,
      let index = attachment.editors.firstIndex(where: { $0.implementation === self })
    else { return .root }
    return parent.path.appending(attachment: attachment.id, editor: index)
  }

  func editor(at path: EditorPath) -> EditorViewImplementation? {
    var editor = self
    for step in path.steps {
      let attachment = editor.content.attachments.all.first { $0.id == step.attachment }
      guard let attachment, attachment.editors.indices.contains(step.editor) else { return nil }
      editor = attachment.editors[step.editor].implementation
    }
    return editor
  }

  /// Sets the selection, and focuses this editor if another one in the tree has the focus:
  /// otherwise a toolbar keeps it.
  func select(_ selection: EditorSelection) {
    area.buffer.select(anchor: selection.anchor, caret: selection.caret)
    if session.root?.widget.containsFocus == true { area.textView.focus() }
    area.textView.scrollToCaret()
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // GTK measures again when anything inside wants another size.
    content.attachments.sizesMayHaveChanged()
    return area.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    area.allocate(x: 0, y: 0, width: width, height: height)
    showing?.begin()
    let (size, old) = (EditorSize(width: width, height: height), self.size)
    guard size != old else { return }
    self.size = size
    layoutIsDue()
    reportSize(size, from: old)
  }

  override func styleChanged() {
    guard hasWidget else { return }
    updateLinkColor()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    styleListeners.notify(())
  }

  override func rooted() { callDelegates { $0.editor($1, isReady: true) } }

  override func unrooted() { callDelegates { $0.editor($1, isReady: false) } }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    onChange = nil
    onDocumentChange = nil
    onSelectionChange = nil
    mayPerform = nil
    onPaste = nil
    showing?.end()
    showing = nil
    content.onReplacement = nil
    content.onForeignSpace = nil
    processing.onLoop = nil
    onSizeChange = nil
    onAttachmentResizeLoop = nil
    links.disconnect()
    menu.close()
    selectionKeeper.release()
    selectionChanged.removeAll()
    styleListeners.removeAll()
  }
}
