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

  let node = EditorNode(GrowingTextArea())
  let processing = EditorProcessing()
  let links = EditorLinks()
  let dragging = EditorDragging()
  let context: ContextMembership
  let delegates: DelegateRelay
  let defaults: EditorDefaults
  let typing: TypingAttributes
  let scroller: RangeScroller
  private let layout: LayoutNotifier
  private let embedded: EmbeddedText
  let asyncTexts = AsyncTexts()
  private let backgrounds: BackgroundPainter
  private let menu = EditorMenu()
  /// Whether the editor displays read-only text for a renderer.
  var isRendering = false
  /// Whether the app has made the text editable or read-only; nil to follow the containing editor.
  private var ownEditability: Bool?
  var input = (purpose: InputPurpose.freeForm, hints: InputHints())
  var textBlocks = TextBlockCaret()
  let selectionKeeper = SelectionKeeper()
  var speech = AttachmentSpeech()
  private var reportedSelection = 0..<0
  /// Whether a recorded deletion has not been carried out yet.
  private var isDeleting = false
  var blockLines = PreserveBlockAttachmentNewline.none

  init(_ context: EditorViewContext) {
    self.context = ContextMembership(node, context)
    delegates = DelegateRelay(node, self.context)
    defaults = EditorDefaults(node, delegates)
    typing = TypingAttributes(node, self.context, defaults)
    scroller = RangeScroller(node)
    layout = LayoutNotifier(node, delegates)
    embedded = EmbeddedText(node, defaults)
    backgrounds = BackgroundPainter(node.area.textView, node.content.tags)
    super.init()
    node.owner = self
  }

  var area: GrowingTextArea { node.area }
  var content: RichTextBuffer { node.content }
  var session: EditingSession { node.session }
  var parent: EditorViewImplementation? { node.parent?.implementation }
  var attachment: Attachment? { node.attachment }

  func build() {
    RichTextStyle.load()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    content.onReplacement = { [weak self] in self?.changed($0) }
    area.setLineLimits(minimum: 1, maximum: .max)
    area.heightLimit = defaults.maxHeight.limit
    area.embed(embedded)
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
    area.listeners.pointerReleased.add { [weak self] in self?.scroller.followCaret() }
    area.textView.onChange(of: "has-focus") { [weak self] in self?.updateGapCursor() }
    EditorKeys.connect(to: self)
    connectClipboard()
    dragging.connect(to: self)
    links.connect(to: self)
    menu.connect(to: self)
    area.textView.drawBelowLetters { [weak self] in
      self?.backgrounds.draw($0)
      self?.layout.noteLayout()
    }
    updateLinkColor()
  }

  private func updateLinkColor() {
    if let color = widget.namedColor("concertina_link") { content.tags.linkColor = color }
  }

  private func changed(_ change: RichTextChange) {
    selectionKeeper.release()
    node.allowSizeChangesAround()
    session.record(change, in: node)
    guard hasWidget else { return }
    layout.noteChange()
    if change.isTyped { scroller.followCaret() }
    content.attachments.updateSelection()
    updateGapCursor()
    context.notifyChanged()
    let range = change.replacement.insertedRange
    if change.replacement.isRestyling, !processing.register.isEmpty {
      processing.notifyAttributesChanged(in: range, of: EditorView(existing: self))
    }
    guard !change.isAhead else {
      isDeleting = true
      return
    }
    if change.replacement.inserted.isEmpty { typing.textWentAway() }
    notifyContentChanged(in: range)
    asyncTexts.resolve(in: range, of: node)
  }

  /// Completes a deletion that GTK has reported in advance.
  private func deleted() {
    guard hasWidget, isDeleting else { return }
    isDeleting = false
    typing.noteDeletion()
    let caret = area.buffer.caret
    notifyContentChanged(in: caret..<caret)
  }

  /// Reports new content in a range to all except the processors.
  func notifyContentChanged(in range: Range<Int>) {
    node.events.onChange?()
    node.notifyDocumentChanged()
    delegates.call { $0.editor($1, didChangeTextAt: range) }
  }

  func notifyContext() { context.notifyChanged() }

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
    typing.actionDone()
    guard area.buffer.selection != reportedSelection else { return }
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    reportSelection()
  }

  func reportSelection() {
    reportedSelection = area.buffer.selection
    content.attachments.updateSelection()
    updateGapCursor()
    node.events.onSelectionChange?()
    context.notifyChanged()
    delegates.notifySelection()
  }

  private func caretMoved() {
    guard hasWidget, !moveCaretOutOfTextBlock() else { return }
    selectionKeeper.caretMoved(to: content.selection)
    session.closeStep()
    sayAttachment()
    typing.startAnew()
    if !processing.register.isEmpty { processing.caretMoved(in: EditorView(existing: self)) }
    node.notifySelectionChanged()
    reportSelection()
    scroller.followCaret()
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    let range = area.buffer.selection
    guard hasFocus else { return delegates.call { $0.editor($1, didLoseFocusFrom: range) } }
    context.notifyFocused()
    delegates.call { $0.editor($1, didReceiveFocusAt: range) }
  }

  // MARK: The tree

  func joined() {
    editabilityChanged()
    if parent?.isRendering == true { beginRendering() }
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
    delegates.call { $0.editor($1, didChangeEditable: accepts) }
    context.notifyChanged()
    for attachment in content.attachments.all {
      for editor in attachment.editors { editor.implementation.editabilityChanged() }
    }
  }

  func select(_ selection: EditorSelection) { node.select(selection) }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // GTK measures again when anything inside wants another size.
    content.attachments.sizesMayHaveChanged()
    return area.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    area.allocate(x: 0, y: 0, width: width, height: height)
    node.showing?.begin()
    layout.noteSize(EditorSize(width: width, height: height))
  }

  override func styleChanged() {
    guard hasWidget else { return }
    updateLinkColor()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    node.events.styleChanged.notify(())
  }

  override func rooted() { delegates.call { $0.editor($1, isReady: true) } }

  override func unrooted() { delegates.call { $0.editor($1, isReady: false) } }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    node.events.removeAll()
    node.permissions.removeHandlers()
    node.showing?.end()
    node.showing = nil
    content.onReplacement = nil
    content.onForeignSpace = nil
    processing.onLoop = nil
    menu.close()
    selectionKeeper.release()
  }
}

/// What the tree of editors calls.
extension EditorViewImplementation: EditorNodeOwner {
  func note(_ replacement: Replacement, isTyped: Bool) -> Bool {
    processing.note(replacement, isTyped: isTyped)
  }

  func forgetNotedChange() { processing.forget() }

  func switchOffProcessor(after rounds: Int) { processing.switchOff(after: rounds) }

  func willRender(_ attachment: Attachment) { layout.willRender(attachment) }

  func didRender(_ attachment: Attachment) { layout.didRender(attachment) }

  func keepSelection() { selectionKeeper.keep(self) }
}
