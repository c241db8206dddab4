import GtkCore
import TextMetrics

/// Measures a growing text area, and places its parts.
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
/// - A resize is requested when the measured height has changed or something has to be placed
///   again, and only then. An allocation alone is never requested: the view may request more in the
///   midst of it, which GTK forgets.
@MainActor
final class GrowingTextAreaImplementation: WidgetImplementation {
  static let typeName = "ConcertinaGrowingTextArea"
  static let widgetClass = WidgetClass(name: typeName, cssName: "growingtext")
  let buffer = TextBuffer()
  let textView: TextView
  let metrics: TextViewMetrics
  let verticalAdjustment = Adjustment()
  let caret: CaretScroller
  let placement: TextPlacement
  let kineticScroll = KineticScroll()
  let caretFollowing = CaretFollowing()
  private let styleProbe = Label()
  private(set) lazy var indicator = ScrollIndicator(adjustment: verticalAdjustment)
  let spelling: AreaSpelling
  let area = AreaWidget()
  let lines = AreaLines()
  let placeholder: AreaPlaceholder
  let content: ContentSize
  let size: AreaSize
  let notifier = AreaNotifier()
  let changes: ChangeTracker
  let compositions: CompositionTracker
  let gate: EditGate
  let entry: TextEntry
  /// Whether text is accepted from the clipboard, by the middle button and by dropping.
  var acceptsPaste = true
  /// Whether the text that is being inserted was pasted or dropped.
  var isPasting = false
  /// Keeps track of whether the pointer is pressed on the text.
  let hold = PointerHold()
  /// Whether the caret was drawn on top of the widgets in the text.
  var isCaretOnTop = false
  override init() {
    textView = TextView(buffer: buffer)
    metrics = TextViewMetrics(textView: textView, styleProbe: styleProbe)
    placeholder = AreaPlaceholder(
      textView: textView, metrics: metrics, lines: lines, area: area)
    content = ContentSize(metrics: metrics, lines: lines, placeholder: placeholder, area: area)
    size = AreaSize(content: content, metrics: metrics, lines: lines, area: area)
    caret = CaretScroller(
      textView: textView, adjustment: verticalAdjustment, metrics: metrics, lines: lines,
      size: size, area: area)
    placement = TextPlacement(
      textView: textView, adjustment: verticalAdjustment, metrics: metrics, lines: lines,
      size: size, caret: caret, area: area)
    changes = ChangeTracker(buffer: buffer, metrics: metrics, area: area)
    compositions = CompositionTracker(textView: textView, metrics: metrics, area: area)
    gate = EditGate(buffer: buffer, changes: changes, compositions: compositions)
    entry = TextEntry(
      textView: textView, area: area, gate: gate, changes: changes, compositions: compositions)
    spelling = AreaSpelling(textView: textView)
    super.init()
    area.attach(to: self)
    lines.onChanged = { [weak self] in self?.linesChanged() }
  }

  /// Builds the widget; called once, after its creation.
  func build() {
    textView.wrapLines()
    textView.setAcceptsTab(false)
    textView.disableAutomaticCorrections()
    textView.avoidEmptyParagraphs()
    textView.setAccessibleMultiLine()
    textView.setAdjustments(horizontal: Adjustment(), vertical: verticalAdjustment)
    textView.insert(into: widget)
    styleProbe.isVisible = false
    styleProbe.insert(into: widget)
    connectEditing()
    connectScrolling()
    connectFollowing()
    linesChanged()
  }

  // MARK: Sizes

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    orientation == .vertical ? size.requestHeight(forWidth: forSize) : size.requestWidth()
  }

  /// The content of the text that is not plain text.
  var embedded: (any EmbeddedContent)? { metrics.embedded }

  func embed(_ content: any EmbeddedContent) {
    metrics.embedded = content
    // Scrolling alone allocates the view, but not the widgets on top of it.
    verticalAdjustment.onValueChanged { [weak self] in
      guard let self, self.hasWidget, !self.area.isAllocating else { return }
      self.widget.queueResize()
    }
    linesChanged()
  }

  /// The greatest height in pixels, beyond which the text scrolls, whatever the number of lines.
  var heightLimit: Int? {
    get { metrics.heightLimit }
    set {
      metrics.heightLimit = newValue.map { max($0, 1) }
      linesChanged()
    }
  }

  // MARK: Allocation

  override func allocate(width: Int, height: Int, baseline: Int) {
    area.whileAllocating { allocate(width: width, height: height) }
  }

  private func allocate(width: Int, height: Int) {
    let heightChanged = size.update(width: width, height: height)
    placement.place(width: width, height: height)
    caret.noteSettled()
    placeholder.allocate(width: width, height: height)
    // Last: the bar's slider must not move after it is allocated in this frame.
    let isNeeded = size.measuredText.map(size.needsIndicator(for:)) ?? false
    indicator.update(isNeeded: isNeeded, in: widget, width: width, height: height)
    if heightChanged { afterLayout { self.notifier.notifyHeightChanged(self.size.height) } }
  }

  /// Moves the focus with Tab from the text to the widgets in it, in this order, and on; GTK would
  /// go by their positions.
  override func moveFocus(_ direction: FocusDirection) -> Bool {
    guard embedded?.holdsWidgets == true, [.forward, .backward].contains(direction) else {
      return super.moveFocus(direction)
    }
    let children = widget.children.filter { isUnderCover($0) }
    var stops = direction == .forward ? children : children.reversed()
    if let current = widget.focusChild, let index = stops.firstIndex(of: current) {
      if current.moveFocus(direction) { return true }
      stops.removeSubrange(...index)
    }
    return stops.contains { $0.moveFocus(direction) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let widget = widget
    // Nothing that the view does while it is drawn may request a layout of what is being drawn.
    area.whileAllocating { snapshot.appendText(textView, of: widget) }
    // The view may have laid out lines in its snapshot, which moves the caret.
    caret.scrollingChanged()
    drawEmbedded(in: widget, snapshot)
    drawCaretOnTop(in: widget, snapshot)
    for child in widget.children(afterLast: isUnderCover) {
      snapshot.appendChild(child, of: widget)
    }
    caret.noteStrayedCaret()
  }

  /// Draws the widgets in the text, clipped to the area.
  private func drawEmbedded(in area: Widget, _ snapshot: Snapshot) {
    guard let widgets = embedded?.visibleWidgets, !widgets.isEmpty else { return }
    let bounds = Rectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    snapshot.clipped(to: bounds) {
      for widget in widgets { snapshot.appendChild(widget, of: area) }
    }
  }

  /// Draws the caret once more if a widget in the text covers it.
  private func drawCaretOnTop(in area: Widget, _ snapshot: Snapshot) {
    isCaretOnTop = isCaretCovered
    guard isCaretOnTop, let caret = paintedCaret else { return }
    snapshot.clipped(to: caret) { snapshot.appendText(textView, of: area) }
  }

  /// The caret as it is painted, in the coordinates of the area.
  private var paintedCaret: Rectangle? {
    textView.bounds(in: widget).map { textView.paintedCaretRectangle.moved(by: ($0.x, $0.y)) }
  }

  /// Whether a widget in the text covers the caret, going by the widgets' positions.
  var isCaretCovered: Bool {
    guard caret.followsCaret, buffer.selection.isEmpty, embedded?.holdsWidgets == true,
      let caret = paintedCaret
    else { return false }
    return embedded?.visibleWidgets.contains {
      $0.bounds(in: widget)?.intersects(caret) ?? false
    } ?? false
  }

  /// Whether a child is drawn below those on top of everything.
  private func isUnderCover(_ child: Widget) -> Bool {
    child == textView || embedded?.isEmbedded(child) ?? false
  }

  /// Requests a layout if the last measurement is no longer valid.
  func heightMayHaveChanged() {
    guard hasWidget else { return }
    guard !size.isWidthOutdated else { return widget.queueResize() }
    // Once for both questions: even a cached measurement has to be read and compared.
    let text = size.width > 0 ? size.measuredText : nil
    guard !size.isHeightOutdated(for: text) else { return widget.queueResize() }
    if indicator.isShown != (text.map(size.needsIndicator(for:)) ?? false) {
      // Created now and not in the allocation, where a new child would cost a second frame.
      indicator.prepare(in: widget)
    } else if embedded?.holdsWidgets != true {
      return
    }
    // Widgets move with their characters, even if nothing became higher.
    widget.queueResize()
  }

  // MARK: Changes

  private func linesChanged() {
    let spacing = lines.spacing
    placement.invalidateLines()
    metrics.style = spacing.paragraphStyle
    textView.setLineSpacing(
      above: spacing.above, below: spacing.below, insideWrap: spacing.between)
    guard hasWidget else { return }
    widget.setClipsContent(spacing.hiddenAbove + lines.spacing.hiddenBelow > 0)
    placeholder.update()
    widget.queueResize()
  }

  override func styleChanged() {
    metrics.styleChanged()
    placement.invalidateLines()
    guard hasWidget else { return }
    placeholder.styleChanged()
    // Also called for every change of state, such as the pointer entering: most change no size.
    heightMayHaveChanged()
  }

  override func directionChanged() {
    placement.invalidateLines()
    metrics.styleChanged()
    widget.queueResize()
  }

  override func grabFocus() -> Bool { textView.focus() }

  override func unmapped() { caretFollowing.end() }

  override func dispose() {
    caretFollowing.end()
    kineticScroll.stop()
    spelling.end()
    gate.decide = nil
    notifier.removeAll()
  }
}
