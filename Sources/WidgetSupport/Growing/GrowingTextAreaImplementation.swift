import GtkCore
import TextMetrics

/// Composes a growing text area from its parts, lays them out and connects them.
///
///     growingtext                    the area: as high as its text, between its limits
///     ├── textview                   the real text view, a direct child with an adjustment of ours
///     ├── label                      never shown: provides line height and spacing from CSS
///     ├── label.placeholder          on top of the text, while there is none
///     ╰── scrollbar.overlay-indicator    on top of the edge, while the text scrolls
///
/// Three rules make growth exact and let it happen within one frame:
///
/// - `measure` answers for the width that it is asked about, from the text alone.
/// - The text view is a direct child: a GtkScrolledWindow would animate scrolling that a larger
///   page makes unnecessary.
/// - A resize is requested when the measured height has changed, and an allocation when widgets
///   have to be placed again, and only then: a resize would ask all of them for their sizes. What
///   the view requests in the midst of either, which GTK forgets, it requests again itself.
@MainActor
final class GrowingTextAreaImplementation: WidgetImplementation, AreaPart {
  /// The class of the widget.
  static let widgetClass = WidgetClass(name: AreaContext.typeName, cssName: "growingtext")

  /// Shows a placeholder or a message instead of the text.
  let placeholder: AreaPlaceholder
  /// Keeps the caret of an empty text at the side of the placeholder.
  let emptySide: EmptyTextSide
  /// The size that the area asks for and has.
  let size: AreaSize
  /// Scrolls to the caret.
  let caret: CaretScroller
  /// Decides which rows the text view covers.
  let coverage: ViewCoverage
  /// Allocates the text view.
  let placement: TextPlacement
  /// Scrolls what is around the area to the caret.
  let page: PageScroller
  /// Scrolls with the wheel and by touch.
  let scrolling: UserScrolling
  /// Draws the area, and moves the focus in it.
  let layers: TextLayers
  /// The steps of every edit.
  let edits: EditSequence
  /// Keeps what is known of the lines up to date.
  let changes: ChangeTracker
  /// Decides on edits.
  let gate: EditGate
  /// Handles what the user enters, pastes and presses.
  let input: UserInput
  /// Checks the spelling.
  let spelling: AreaSpelling
  /// The entries at the end of the context menu.
  let extraEntries: ExtraEntries
  /// The font of the text, whose style class the widget has.
  var font = TextFont.body
  let area = AreaContext()

  override init() {
    spelling = AreaSpelling(textView: area.textView)
    extraEntries = ExtraEntries(area.textView)
    // What is shown, and where.
    placeholder = AreaPlaceholder(area)
    emptySide = EmptyTextSide(area)
    size = AreaSize(area, content: ContentSize(area, placeholder: placeholder))
    coverage = ViewCoverage(area, size: size)
    caret = CaretScroller(area, size: size, coverage: coverage)
    placement = TextPlacement(area, size: size, caret: caret, coverage: coverage)
    layers = TextLayers(area, size: size, caret: caret)
    scrolling = UserScrolling(area, size: size, caret: caret)
    // What changes the text.
    edits = EditSequence(area)
    changes = ChangeTracker(area)
    gate = EditGate(area, edits: edits)
    page = PageScroller(area, coverage: coverage, size: size, caret: caret, gate: gate)
    input = UserInput(area, gate: gate, edits: edits, caret: caret, page: page)
    super.init()
    area.attach(to: self)
    area.lines.onChanged = { [weak self] in self?.linesChanged() }
    input.compositions.onMoved = { [weak self] in self?.heightMayHaveChanged() }
    input.compositions.onChanged = { [weak self] in self?.preeditChanged($0) }
  }

  deinit { area.detach() }

  /// Builds the widget; called once, after its creation.
  func build() {
    textView.wrapLines()
    textView.acceptsTab = false
    textView.disableAutomaticCorrections()
    textView.avoidEmptyParagraphs()
    textView.setAccessibleMultiLine()
    textView.setAdjustments(horizontal: area.horizontalAdjustment, vertical: adjustment)
    textView.insert(into: widget)
    metrics.insertStyleProbe(into: widget)
    connectEdits()
    input.connect()
    scrolling.connect()
    events.focusChanged.add { [weak self] in self?.page.focusChanged($0) }
    caret.connect()
    coverage.connect()
    emptySide.connect()
    linesChanged()
  }

  /// The sizes that the content needs.
  var content: ContentSize { size.content }

  // MARK: Sizes

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else {
      let text = size.requestWidth()
      return SizeRequest(minimum: text.minimum, natural: text.natural + area.wantedGutterWidth)
    }
    let textWidth = forSize < 0 ? forSize : forSize - area.gutterWidth(inWidth: forSize)
    let request = size.requestHeight(forWidth: textWidth)
    // Before the allocation, where a new child would cost a second frame.
    let indicator = scrolling.indicator
    if !indicator.isPrepared, size.exceedsLimit { indicator.prepare(in: widget) }
    return request
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    area.whileAllocating { allocate(width: width, height: height) }
  }

  private func allocate(width: Int, height: Int) {
    area.noteWidth(width)
    let textWidth = max(width - area.gutterWidth, 0)
    let heightChanged = size.update(width: textWidth, height: height)
    caret.stayUnshifted()
    placement.place(width: textWidth, height: height)
    caret.noteSettled()
    placeholder.allocate(width: textWidth, height: height)
    // Last: the bar's slider must not move after it is allocated in this frame.
    let isNeeded = needsIndicator(for: size.measuredText)
    scrolling.indicator.update(isNeeded: isNeeded, in: widget, width: width, height: height)
    if heightChanged { afterLayout { self.events.heightChanged.notify(self.size.height) } }
  }

  private func needsIndicator(for text: TextMeasurement?) -> Bool {
    guard let text else { return false }
    return size.needsIndicator(for: text)
  }

  /// Requests a layout if the last measurement is no longer valid.
  func heightMayHaveChanged() {
    guard hasWidget else { return }
    guard !size.isWidthOutdated else { return queueResize() }
    // Once for both questions: even a cached measurement has to be read and compared.
    let text = size.width > 0 ? size.measuredText : nil
    guard !size.isHeightOutdated(for: text) else { return queueResize() }
    let indicator = scrolling.indicator
    if indicator.isShown != needsIndicator(for: text) {
      // Created now and not in the allocation, where a new child would cost a second frame.
      indicator.prepare(in: widget)
    } else if metrics.embedded?.holdsWidgets != true, !coverage.isPartial {
      return
    }
    // Widgets move with their characters, and lines come into view, even if nothing became higher.
    queueAllocate()
  }

  // MARK: Drawing and the focus

  override func snapshot(_ snapshot: Snapshot) { layers.draw(in: widget, snapshot) }

  override func moveFocus(_ direction: FocusDirection) -> Bool {
    layers.moveFocus(direction, in: widget) ?? super.moveFocus(direction)
  }

  override func grabFocus() -> Bool { textView.focus() }

  // MARK: Changes

  private func connectEdits() {
    edits.connect()
    gate.connect()
    changes.connect(to: edits)
    edits.add(.heights) { [weak self] in self?.textChanged(by: $0) }
    edits.add(.listeners) { [events] _ in events.textChanged.notify(()) }
    edits.onActionDone(.heights) { [placement] in placement.prepareCaretLine() }
    edits.onCaretMoved { [weak self] in
      // When the caret leaves trailing spaces, the view would stay scrolled.
      self?.caret.stayUnshifted()
      self?.page.followUser()
    }
  }

  private func textChanged(by edit: BufferEdit) {
    placeholder.textChanged()
    emptySide.update()
    needsMeasuring(after: edit) ? heightMayHaveChanged() : placement.awaitLayout()
    // The view would learn of the new lines only when it is painted: too late to scroll.
    if FrameClock.isInFrame { textView.queueResize() }
    if metrics.embedded == nil, !gate.isByProgram { textView.takeCaret() }
    caret.lookForStrayedCaret()
    page.followUser()
  }

  /// Whether an edit may change the height without anything else noticing it before the next frame.
  ///
  /// The view lays out the lines that it shows, and requests a resize if one has another height;
  /// that measures the text. It scrolls only to the caret.
  private func needsMeasuring(after edit: BufferEdit) -> Bool {
    guard size.width > 0, !content.hugsText, !content.isMessage, metrics.preedit.isEmpty,
      metrics.embedded?.mayMoveWidgets(byEditIn: edit.range) != true
    else { return true }
    let line = buffer.line(containing: edit.range.lowerBound)
    if size.isBeyondLimit(line: line) { return false }
    return gate.isByProgram || !placement.showsLine(of: edit.range)
      || !size.dependsOnWholeLines(line: line)
  }

  private func preeditChanged(_ preedit: String) {
    placeholder.textChanged()
    emptySide.update()
    heightMayHaveChanged()
    page.followUser()
    events.preeditChanged.notify(preedit)
  }

  private func linesChanged() {
    let spacing = lines.spacing
    placement.invalidateLines()
    metrics.style = spacing.paragraphStyle
    textView.setLineSpacing(
      above: spacing.above, below: spacing.below, insideWrap: spacing.between)
    guard hasWidget else { return }
    widget.clipsContent = spacing.hiddenAbove + spacing.hiddenBelow > 0
    placeholder.update()
    widget.queueResize()
  }

  /// Adds attributes and widgets to the text.
  func embed(_ content: any EmbeddedContent) {
    metrics.embedded = content
    changes.followTags(of: edits)
    // Scrolling alone allocates the view, but not the widgets on top of it.
    adjustment.onValueChanged { [weak self] in
      guard let self, !self.area.isAllocating else { return }
      self.queueAllocate()
    }
    linesChanged()
  }

  /// Sets the room that is wanted beside the text, and requests a layout unless the area is about
  /// to be measured.
  func setGutterWidth(_ width: Int, isMeasuring: Bool) {
    guard width != area.wantedGutterWidth else { return }
    area.wantedGutterWidth = width
    if !isMeasuring { area.queueResize() }
  }

  /// The greatest height in pixels, beyond which the text scrolls, whatever the number of lines.
  var maxHeight: Int? {
    get { metrics.heightLimit }
    set {
      metrics.heightLimit = newValue.map { max($0, 1) }
      linesChanged()
    }
  }

  override func styleChanged() {
    if hasWidget { ReadableColors.styleChanged(of: widget) }
    metrics.styleChanged()
    placement.invalidateLines()
    guard hasWidget else { return }
    placeholder.styleChanged()
    spelling.marks?.updateColor()
    // Also called for every change of state, such as the pointer entering: most change no size.
    heightMayHaveChanged()
  }

  override func directionChanged() {
    placement.invalidateLines()
    metrics.styleChanged()
    widget.queueResize()
  }

  override func rooted() { widget.noteSurroundings() }

  override func mapped() { emptySide.mapped() }

  override func unmapped() {
    page.end()
    emptySide.unmapped()
  }

  override func dispose() {
    page.end()
    emptySide.unmapped()
    scrolling.stop()
    spelling.end()
    extraEntries.close()
    gate.decide = nil
    events.endEvents()
    input.intake.endEvents()
  }
}
