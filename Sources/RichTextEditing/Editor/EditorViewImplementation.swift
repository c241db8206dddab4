import FoundationEssentials
import GtkCore
import RichTextModel
import TextMetrics
import WidgetSupport

/// The parts of a rich editor: the growing area, its content, and its place in a tree of editors.
@MainActor
final class EditorViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaEditorView", cssName: "richeditor")

  let area = GrowingTextArea()
  let content: RichTextBuffer
  let processing = EditorProcessing()
  let links = EditorLinks()
  let dragging = EditorDragging()
  let looks = EditorLooks()
  let asyncTexts = AsyncTexts()
  private let backgrounds: BackgroundPainter
  private let menu = EditorMenu()
  var layoutTelling = LayoutTelling()
  private(set) var session = EditingSession()
  /// The attachment that this editor is a part of.
  private(set) weak var attachment: Attachment?
  private(set) weak var parent: EditorViewImplementation?
  var onChange: (@MainActor () -> Void)?
  var onDocumentChange: (@MainActor () -> Void)?
  var onSelectionChange: (@MainActor () -> Void)?
  var onAttachmentTrouble: (@MainActor (AttachmentTrouble) -> Void)?
  var onSizeChange: (@MainActor (EditorSize, EditorSize) -> Void)?
  weak var delegate: (any EditorViewDelegate)?
  private var size = EditorSize(width: 0, height: 0)
  /// What those hear who look at the selections of this editor and of those nested in it.
  let selectionChanged = Listeners<EditorViewImplementation>()
  /// What those hear who paint with colours of the theme.
  let styleListeners = Listeners<Void>()
  /// The part of the text that is being shown, in the tree of which this is the root.
  var showing: RangeShowing?
  /// Whether the text is there to be read only.
  var isRendering = false
  /// Whether the look of typing was set by hand and holds until the caret is moved.
  var hasOwnTypingAttributes = false

  private weak var ownContext: EditorViewContext?
  /// Whether the app has said that its text can be edited, or cannot; nil: as that around it.
  private var ownEditability: Bool?
  var registeredCommands: Set<String>?
  var input = (purpose: InputPurpose.freeForm, hints: InputHints())
  var mayPerform: (@MainActor (EditorAction) -> Bool)?
  var onPaste: (@MainActor (RichText) -> RichText?)?
  var textBlocks = TextBlockCaret()
  let selectionKeeper = SelectionKeeper()
  var speech = AttachmentSpeech()
  private var toldSelection = 0..<0
  /// Whether text went away since the look of typing was found out.
  var typingMayBeStale = false
  /// Whether a deletion that was noted is still to be carried out.
  private var isDeleting = false
  var blockLines = PreserveBlockAttachmentNewline.none
  var maxHeight = EditorHeight.default {
    didSet {
      area.heightLimit = maxHeight.limit
      // The area sets the view's own spacing again.
      looks.applyParagraphFormat()
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
    area.gate = { [weak self] in self?.admits($0) ?? true ? $0.text : nil }
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
    area.listeners.pressEnded.add { [weak self] in self?.followCaret() }
    area.textView.onChange(of: "has-focus") { [weak self] in self?.updateGapCursor() }
    EditorKeys.connect(to: self)
    connectClipboard()
    dragging.connect(to: self)
    links.connect(to: self)
    menu.connect(to: self)
    looks.connect(to: self)
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
    forgiveAttachments()
    session.record(change, in: self)
    guard hasWidget else { return }
    // Of other looks the buffer tells nobody that there is another text.
    if change.replacement.isRestyling { area.queueResize() }
    layoutIsDue()
    if change.isTyped { followCaret() }
    content.attachments.updateSelection()
    updateGapCursor()
    tellContext()
    let range = change.replacement.insertedRange
    if change.replacement.isRestyling, !processing.register.isEmpty {
      processing.tellLooks(in: range, of: EditorView(existing: self))
    }
    guard !change.isAhead else {
      isDeleting = true
      return
    }
    if change.replacement.inserted.isEmpty { textWentAway() }
    tellOfContent(in: range)
    asyncTexts.look(in: range, of: self)
  }

  /// The text that GTK had told of before is gone now.
  private func deleted() {
    guard hasWidget, isDeleting else { return }
    isDeleting = false
    typingMayBeStale = true
    let caret = area.buffer.caret
    tellOfContent(in: caret..<caret)
  }

  /// Tells everybody but the processors that the content of a range is new.
  func tellOfContent(in range: Range<Int>) {
    onChange?()
    tellDocumentChange()
    tell { $0.editor($1, didChangeTextAt: range) }
  }

  /// Tells those around that what would be saved of them is another document.
  func tellDocumentChange() {
    var next: EditorViewImplementation? = self
    while let editor = next {
      editor.onDocumentChange?()
      next = editor.parent
    }
  }

  func tellContext() { context?.changed(in: self) }

  /// The desktop may have taken the selection away; an edit goes on with what it does first.
  ///
  /// Whoever finds something goes on from there all the same: its own entry has the selection now.
  private func selectionMayHaveGone() {
    afterLayout {
      guard self.area.buffer.selection.isEmpty, !self.toldSelection.isEmpty else { return }
      self.tellOfSelection()
    }
  }

  /// Edits move the caret, too, and what stands before it may be gone.
  private func actionDone() {
    guard hasWidget, !area.isReplacingByComposition else { return }
    if typingMayBeStale { textWentAway() }
    setLastLine()
    guard area.buffer.selection != toldSelection else { return }
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    tellOfSelection()
  }

  /// What stood before the caret may be gone.
  private func textWentAway() {
    typingMayBeStale = false
    guard !area.isReplacingByComposition else { return }
    // What is emptied has no look.
    if area.buffer.isEmpty { hasOwnTypingAttributes = false }
    updateTypingAttributes()
  }

  func tellOfSelection() {
    toldSelection = area.buffer.selection
    content.attachments.updateSelection()
    updateGapCursor()
    onSelectionChange?()
    tellContext()
    tellSelection()
  }

  private func caretMoved() {
    guard hasWidget, !isLeavingTextBlock() else { return }
    selectionKeeper.caretMoved(to: content.selection)
    session.closeStep()
    sayAttachment()
    hasOwnTypingAttributes = false
    updateTypingAttributes()
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    tellSelectionChanged()
    tellOfSelection()
    followCaret()
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    let range = area.buffer.selection
    guard hasFocus else { return tell { $0.editor($1, didLoseFocusFrom: range) } }
    context?.focused(self)
    tell { $0.editor($1, didReceiveFocusAt: range) }
  }

  // MARK: The tree

  /// Becomes a part of an attachment in another editor.
  func join(_ attachment: Attachment, in parent: EditorViewImplementation?) {
    self.attachment = attachment
    self.parent = parent
    hugText(in: attachment)
    if let session = parent?.session { share(session) }
    editabilityChanged()
    if parent?.isRendering == true { beginRendering() }
  }

  /// The editors that it belongs with: where it was given none, those around it.
  var context: EditorViewContext? {
    guard ownContext === EditorViewContext.shared, let parent else { return ownContext }
    return parent.context
  }

  /// Says whether the text can be edited, here and in all nested editors that say nothing themselves.
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
    tell { $0.editor($1, didChangeEditable: accepts) }
    context?.changed(in: self)
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.editabilityChanged() }
    }
  }

  /// Would like to be as wide as the text where the attachment is.
  func hugText(in attachment: Attachment) { area.hugsText = attachment.size.followsContent }

  /// Is no part of another editor any more, but stays ready to come back.
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

  /// How to get here from the root.
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

  /// Selects, and takes the focus from whichever editor of the tree has it: a toolbar keeps it.
  func select(_ selection: EditorSelection) {
    area.buffer.select(anchor: selection.anchor, caret: selection.caret)
    if session.root?.widget.containsFocus == true { area.textView.focus() }
    area.textView.scrollToCaret()
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // GTK asks again when anything inside wants another size.
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
    announceSize(size, from: old)
  }

  override func styleChanged() {
    guard hasWidget else { return }
    updateLinkColor()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    styleListeners.tell(())
  }

  override func rooted() { tell { $0.editor($1, isReady: true) } }

  override func unrooted() { tell { $0.editor($1, isReady: false) } }

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
    processing.onTrouble = nil
    onSizeChange = nil
    onAttachmentTrouble = nil
    links.disconnect()
    menu.close()
    selectionKeeper.release()
    selectionChanged.removeAll()
    styleListeners.removeAll()
  }
}
