import GtkCore
import RichTextModel
import WidgetSupport

/// The composition of a rich editor from its parts.
///
/// Each part has one task and its own state, and knows the editor as an ``EditorNode``.
@MainActor
final class EditorViewImplementation: WidgetImplementation {
  /// The class of the widget.
  static let widgetClass = WidgetClass(name: "ConcertinaEditorView", cssName: "richeditor")

  /// The text, and the position in the tree of editors.
  let node = EditorNode(
    GrowingTextArea(), EditingSession(makeUnknown: UnknownAttachment.make))
  /// The membership in a context.
  let context: ContextMembership
  /// The relay to the delegates.
  let delegates: DelegateRelay
  /// The text processors.
  let processing = EditorProcessing()
  /// The default attributes of the text.
  let defaults: EditorDefaults
  /// The attributes of text typed next.
  let typing: TypingAttributes
  /// The scroller for ranges of the text.
  let scroller: RangeScroller
  /// The gate for edits by the user.
  let gate: EditorGate
  /// The settings for input.
  let input: EditorInput
  /// The tracker of the selection.
  let selection: SelectionTracker
  /// The reporter of changes.
  let changes: ChangeReporter
  /// The user's actions other than typing.
  let actions: UserActions
  private let layout: LayoutNotifier
  private let embedded: EmbeddedText
  private let backgrounds: BackgroundPainter

  /// Creates the parts of an editor; ``build()`` connects them.
  init(_ context: EditorViewContext) {
    self.context = ContextMembership(node, context)
    delegates = DelegateRelay(node, self.context)
    defaults = EditorDefaults(node)
    typing = TypingAttributes(node, defaults)
    scroller = RangeScroller(node)
    let blockLines = BlockLines(node)
    let gaps = BlockGaps(node, blockLines)
    gate = EditorGate(node, blockLines, gaps) { [processing, node] in
      processing.allows($0, in: node)
    }
    input = EditorInput(node)
    layout = LayoutNotifier(node, delegates)
    selection = SelectionTracker(node, delegates, processing, typing, gaps, scroller)
    changes = ChangeReporter(node, delegates, processing, typing, selection, scroller, layout)
    actions = UserActions(node, delegates, processing, gate, gaps, selection.textBlocks)
    embedded = EmbeddedText(node, defaults)
    backgrounds = BackgroundPainter(node.area.textView, node.content.tags)
    super.init()
    node.owner = self
  }

  /// The growing area, which has the text view.
  var area: GrowingTextArea { node.area }
  /// The content of the text.
  var content: RichTextBuffer { node.content }
  /// The history of the tree of editors.
  var session: EditingSession { node.session }
  /// The links in the text.
  var links: EditorLinks { actions.links }
  /// Edits in the name of the user.
  var editing: UserEditing { actions.editing }

  // MARK: Building

  /// Connects the parts with the widget, which exists now.
  func build() {
    RichTextStyle.load()
    content.tags.highlightColors = RichTextStyle.highlightColors(at: widget)
    content.onReplacement = { [weak self] in self?.changes.changed($0) }
    insertArea()
    observeBuffer()
    observeArea()
    actions.connect()
    observeSettings()
    area.textView.drawBelowLetters { [weak self] in
      self?.backgrounds.draw($0)
      self?.layout.noteLayout()
    }
    updateLinkColor()
  }

  private func insertArea() {
    area.setLineLimits(minimum: 1, maximum: .max)
    area.heightLimit = defaults.maxHeight.limit
    area.embed(embedded)
    area.gate = { [weak self] in self?.gate.allows($0) ?? true ? $0.text : nil }
    area.insert(into: widget)
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

  private func observeArea() {
    area.listeners.focusChanged.add { [weak self] in self?.focusChanged($0) }
    area.listeners.pointerReleased.add { [weak self] in self?.scroller.followCaret() }
    area.textView.onChange(of: .hasFocus) { [weak self] in self?.selection.updateGapCursor() }
  }

  private func observeSettings() {
    input.onEditabilityChanged = { [delegates] isEditable in
      delegates.call { $0.editor($1, didChangeEditable: isEditable) }
    }
    defaults.onBackgroundChanged = { [delegates] color, old in
      delegates.call { $0.editor($1, didChangeBackgroundColor: color, from: old) }
    }
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

/// The calls from the tree of editors.
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
