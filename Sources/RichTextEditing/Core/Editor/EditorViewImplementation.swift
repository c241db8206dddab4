import GtkCore
import RichTextModel
import WidgetSupport

/// The composition of a rich editor from its parts.
///
/// Each part has one task and its own state, and knows the editor as an ``EditorNode``.
@MainActor
final class EditorViewImplementation: WidgetImplementation {
  /// The class of the widget.
  static let widgetClass = WidgetClass(EditorView.declaration)

  /// The text, and the position in the tree of editors.
  let node: EditorNode
  /// The connections to the app.
  let relays: EditorRelays
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
  /// The room beside the text.
  let gutter: EditorGutter
  /// The binding of the content; nil if there is none.
  var boundContent: BoundContent?
  /// What the features of the editor have registered.
  let features: FeatureRegister

  /// Creates the parts of an editor; ``build()`` connects them.
  ///
  /// - Parameters:
  ///   - node: The editor's text, and its position in the tree.
  ///   - relays: The connections to the app.
  ///   - features: What the editor can do beside text.
  init(_ node: EditorNode, _ relays: EditorRelays, features: [EditorFeature]) {
    self.node = node
    self.relays = relays
    defaults = EditorDefaults(node)
    typing = TypingAttributes(node, defaults)
    scroller = RangeScroller(node)
    let blockLines = BlockLines(node)
    let gaps = BlockGaps(node, blockLines)
    gate = EditorGate(node, blockLines, gaps) { [processing = relays.processing] in
      processing.allows($0)
    }
    input = EditorInput(node)
    layout = LayoutNotifier(node, relays.delegates)
    selection = SelectionTracker(
      node, relays: relays, typing: typing, gaps: gaps, scroller: scroller)
    changes = ChangeReporter(
      node, relays: relays, typing: typing, selection: selection, scroller: scroller,
      layout: layout)
    gutter = EditorGutter(node.area)
    self.features = FeatureRegister(
      features, of: node, typing: typing, editing: UserEditing(node, gate), gutter: gutter,
      processing: relays.processing)
    actions = UserActions(
      node, relays: relays, gaps: gaps, textBlocks: selection.textBlocks,
      features: self.features)
    embedded = EmbeddedText(node, defaults)
    super.init()
    node.implementation = self
    self.features.registerFeatures()
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
  var editing: UserEditing { features.editing }

  // MARK: Building

  /// Connects the parts with the widget, which exists now.
  func build() {
    RichTextStyle.load()
    ReadableColors.styleChanged(of: widget)
    content.tags.readAppearance = { [weak self] in self?.readAppearance() }
    content.onReplacement = { [weak self] in self?.changes.record($0) }
    content.onReplaced = { [weak self] in self?.changes.report($0) }
    insertArea()
    widget.passAccessibility(to: area.textView)
    observeBuffer()
    observeArea()
    actions.connect()
    selection.turnedLine.connect()
    observeSettings()
    area.textView.drawBelowText { [weak self] in
      self?.features.draw(DrawingLayer.belowText, $0)
      self?.layout.noteLayout()
    }
    area.drawOnText { [weak self] in self?.features.draw(DrawingLayer.onText, $0) }
    embedded.onPlaced = { [weak self] in self?.features.notify(.placed) }
    embedded.findViolations = { [weak self] in self?.features.violations ?? [] }
    content.onChange = { [weak self] in
      self?.defaults.shieldText()
      self?.features.notify(.textChanged)
    }
    selection.onCaretMoved = { [weak self] in self?.features.notify(.caretMoved) }
    content.tags.onPaintedMarksChanged = { [weak view = area.textView] in view?.queueDraw() }
    gutter.connect()
  }

  private func insertArea() {
    area.setLineLimits(min: 1, max: .max)
    area.maxHeight = defaults.maxHeight.limit
    area.embed(embedded)
    area.alignParagraphs { [weak defaults] in defaults?.placeLines() }
    area.leaveSpelling { [weak content] in content?.isLiteral(at: $0) == true }
    area.gate = { [weak self] in self?.gate.allows($0) ?? true ? $0.text : nil }
    area.insert(into: widget)
  }

  private func observeBuffer() {
    area.edits.add(.heights) { [weak node] _ in node?.makeRoom() }
    area.edits.onActionBegun { [weak self] in self?.session.beginAction() }
    area.edits.onActionDone(.history) { [weak self] in self?.session.endAction() }
    area.edits.onActionDone(.listeners) { [weak self] in self?.selection.actionDone() }
    area.edits.onCaretMoved { [weak self] in self?.selection.caretMoved() }
    AttachmentSides(content.attachments).connect(to: area.edits)
    area.buffer.onSelectionChanged { [weak self] in self?.selection.reportLoss() }
  }

  private func observeArea() {
    area.events.focusChanged.add { [weak self] in self?.focusChanged($0) }
    area.events.pointerReleased.add { [weak self] in self?.scroller.followCaret() }
    area.textView.onChange(of: .hasFocus) { [weak self] in self?.selection.updateGapCursor() }
  }

  private func observeSettings() {
    input.onEditabilityChanged = { [delegates = relays.delegates] in
      delegates.report(.editabilityChanged($0))
    }
    defaults.onBackgroundChanged = { [delegates = relays.delegates] in
      delegates.report(.backgroundChanged($0, old: $1))
    }
  }

  private func readAppearance() -> TextAppearance? {
    guard hasWidget else { return nil }
    ReadableColors.styleChanged(of: widget)
    return TextAppearance(at: widget)
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    selection.focusChanged(hasFocus)
    let range = area.buffer.selection
    relays.delegates.report(hasFocus ? .focusGained(range) : .focusLost(range))
  }

  // MARK: The widget

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // The font of the text may be another one than at the last change of this widget's own style.
    if defaults.updateFont() { features.notify(.fontChanged) }
    features.notify(.measured)
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
    ReadableColors.styleChanged(of: widget)
    content.tags.appearanceMayHaveChanged()
    node.styleChanged.notify(())
  }

  override func rooted() { relays.delegates.report(.ready(true)) }

  override func unrooted() { relays.delegates.report(.ready(false)) }

  override func grabFocus() -> Bool {
    node.prepareFocus()
    return area.focus()
  }

  override func dispose() {
    boundContent?.end()
    boundContent = nil
    node.removeHandlers()
    node.showing?.end()
    node.showing = nil
    content.onReplacement = nil
    content.onReplaced = nil
    content.onForeignSpace = nil
    content.followers = []
    content.tags.paragraphs.onItemsChanged = nil
    relays.processing.removeHandlers()
    actions.disconnect()
    selection.turnedLine.close()
  }
}

/// The calls from the tree of editors.
extension EditorViewImplementation {
  /// Whether the editor displays read-only text for a renderer.
  var isRendering: Bool { input.isRendering }

  /// Called when the editor has become part of an attachment in another editor.
  func joined() { input.joined() }

  /// Called when the styles of paragraphs have changed.
  func stylesChanged() {
    defaults.applyParagraphFormat()
    features.notify(.fontChanged)
  }

  /// Called when the containing editor has become editable or read-only.
  func containingEditorChanged() { input.containingEditorChanged() }

  /// Hides the caret and makes the text read-only, here and in all nested editors.
  func beginRendering() { input.beginRendering() }

  /// Reports new content in a range to all except the processors.
  func notifyContentChanged(in range: Range<Int>) { changes.notifyContentChanged(in: range) }

  /// Reports a change of the content or the selection to the context of the editor.
  func notifyContext() { relays.delegates.notifyContext() }

  /// Notes a change for the text processors; returns whether there is one.
  func note(_ replacement: Replacement, isTyped: Bool) -> Bool {
    relays.processing.note(replacement, isTyped: isTyped)
  }

  /// Lets the text processors respond to the noted change; returns whether it was the user's.
  func settle() -> Bool { relays.processing.settle() }

  /// Forgets the noted change: it was reverted.
  func forgetNotedChange() { relays.processing.forget() }

  /// Switches off the processor that made the last change.
  func switchOffProcessor(after rounds: Int) { relays.processing.switchOff(after: rounds) }

  /// Called after an attachment was inserted into the text.
  func willRender(_ attachment: Attachment) { layout.willRender(attachment) }

  /// Called when an attachment has become visible.
  func didRender(_ attachment: Attachment) { layout.didRender(attachment) }
}
