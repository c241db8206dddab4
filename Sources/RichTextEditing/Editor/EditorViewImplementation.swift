import GtkCore
import RichTextModel
import WidgetSupport

/// The parts of a rich editor, put together.
@MainActor
final class EditorViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaEditorView", cssName: "richeditor")

  let node = EditorNode(
    GrowingTextArea(), EditingSession(makeUnknown: UnknownAttachment.make))
  let context: ContextMembership
  let delegates: DelegateRelay
  let processing = EditorProcessing()
  let defaults: EditorDefaults
  let typing: TypingAttributes
  let scroller: RangeScroller
  let gate: EditGate
  let input: InputSettings
  let selection: SelectionTracker
  let changes: ChangeReporter
  let actions: UserActions
  private let layout: LayoutNotifier
  private let embedded: EmbeddedText
  private let backgrounds: BackgroundPainter

  init(_ context: EditorViewContext) {
    self.context = ContextMembership(node, context)
    delegates = DelegateRelay(node, self.context)
    defaults = EditorDefaults(node)
    typing = TypingAttributes(node, defaults)
    scroller = RangeScroller(node)
    let blockLines = BlockLines(node)
    let gaps = BlockGaps(node, blockLines)
    gate = EditGate(node, blockLines, gaps) { [processing, node] in
      processing.allows($0, in: node)
    }
    input = InputSettings(node)
    layout = LayoutNotifier(node, delegates)
    selection = SelectionTracker(
      node, delegates, processing, typing, gaps, scroller)
    changes = ChangeReporter(
      node, delegates, processing, typing, selection, gaps, scroller, layout)
    actions = UserActions(node, delegates, processing, gate, gaps, selection.textBlocks)
    embedded = EmbeddedText(node, defaults)
    backgrounds = BackgroundPainter(node.area.textView, node.content.tags)
    super.init()
    node.owner = self
  }

  var area: GrowingTextArea { node.area }
  var content: RichTextBuffer { node.content }
  var session: EditingSession { node.session }
  var links: EditorLinks { actions.links }
  var editing: UserEditing { actions.editing }

  // MARK: Building

  func build() {
    RichTextStyle.load()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    content.onReplacement = { [weak self] in self?.changes.changed($0) }
    area.setLineLimits(minimum: 1, maximum: .max)
    area.heightLimit = defaults.maxHeight.limit
    area.embed(embedded)
    area.gate = { [weak self] in self?.gate.allows($0) ?? true ? $0.text : nil }
    area.insert(into: widget)
    observeBuffer()
    area.listeners.focusChanged.add { [weak self] in self?.focusChanged($0) }
    area.listeners.pointerReleased.add { [weak self] in self?.scroller.followCaret() }
    area.textView.onChange(of: "has-focus") { [weak self] in self?.selection.updateGapCursor() }
    actions.connect()
    input.onEditabilityChanged = { [weak self] isEditable in
      self?.delegates.call { $0.editor($1, didChangeEditable: isEditable) }
    }
    defaults.onBackgroundChanged = { [weak self] color, old in
      self?.delegates.call { $0.editor($1, didChangeBackgroundColor: color, from: old) }
    }
    area.textView.drawBelowLetters { [weak self] in
      self?.backgrounds.draw($0)
      self?.layout.noteLayout()
    }
    updateLinkColor()
  }

  private func observeBuffer() {
    area.buffer.onUserActionBegun { [weak self] in self?.session.beginAction() }
    area.buffer.onUserActionDone { [weak self] in
      self?.session.endAction()
      self?.selection.actionDone()
    }
    area.buffer.onCaretMoved { [weak self] in self?.selection.caretMoved() }
    area.buffer.onSelectionChanged { [weak self] in self?.selection.mayHaveGone() }
    area.buffer.onChanged { [weak self] in self?.changes.deleted() }
  }

  private func updateLinkColor() {
    if let color = widget.namedColor("concertina_link") { content.tags.linkColor = color }
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    let range = area.buffer.selection
    guard hasFocus else { return delegates.call { $0.editor($1, didLoseFocusFrom: range) } }
    context.notifyFocused()
    delegates.call { $0.editor($1, didReceiveFocusAt: range) }
  }

  // MARK: The widget

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
    actions.disconnect()
    selection.keeper.release()
  }
}

/// What the tree of editors calls.
extension EditorViewImplementation: EditorNodeOwner {
  func joined() { input.joined() }

  func notifyContentChanged(in range: Range<Int>) { changes.notifyContentChanged(in: range) }

  func notifyContext() { context.notifyChanged() }

  func note(_ replacement: Replacement, isTyped: Bool) -> Bool {
    processing.note(replacement, isTyped: isTyped)
  }

  func settle() -> Bool { node.editor.map { processing.settle($0) } ?? false }

  func forgetNotedChange() { processing.forget() }

  func switchOffProcessor(after rounds: Int) { processing.switchOff(after: rounds) }

  func keepSelection() { selection.keeper.keep() }

  func willRender(_ attachment: any EmbeddedObject) { layout.willRender(attachment) }

  func didRender(_ attachment: any EmbeddedObject) { layout.didRender(attachment) }
}
