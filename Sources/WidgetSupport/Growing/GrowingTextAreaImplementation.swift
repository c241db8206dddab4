import GtkCore
import TextMetrics

/// How a growing text area measures itself and places its parts.
///
///     growingtext                    the area: as high as its text, between its limits
///     ├── textview                   the real text view, a direct child with an adjustment of ours
///     ├── label                      never shown: tells what CSS says of line height and spacing
///     ├── label.placeholder          over the text, while there is none
///     ╰── scrollbar.overlay-indicator    over the edge, while the text scrolls
///
/// Three rules make growth exact and put it into one frame:
///
/// - `measure` answers for the width that it is asked about, from the text alone.
/// - The text view is a direct child: no scrolled window animates what a larger page mends.
/// - A resize is asked for when the measured height has changed or something has to be placed anew, and only
///   then. Never just an allocation: the view may ask for more in the midst of it, which GTK forgets.
@MainActor
final class GrowingTextAreaImplementation: WidgetImplementation {
  static let typeName = "ConcertinaGrowingTextArea"
  static let widgetClass = WidgetClass(name: typeName, cssName: "growingtext")
  /// The least width of an area: a few characters.
  static let minimumWidth = 32
  /// How often a view is scrolled and laid out again in one frame at most; two rounds are usual.
  static let mostRounds = 20
  /// After how many rounds the view has to learn the lines around the caret.
  static let usualRounds = 2
  /// The least width that text is ever laid out at.
  static let leastTextWidth = 8
  /// The width that an area would like to have when nobody gives it one.
  static let naturalWidth = 200
  /// More than this no area asks for that is as wide as its text.
  static let greatestNaturalWidth = 2_048
  /// Of a text of more paragraphs none is looked at for its width: it gets all that there is.
  static let mostHuggedParagraphs = 32

  /// What has come of several changes that are taken for one.
  enum ChangeTogether { case nothingYet, changed }

  let buffer = TextBuffer()
  let textView: TextView
  let metrics: TextViewMetrics
  let verticalAdjustment = Adjustment()
  let longParagraphs = LongParagraphTags()
  let hyphens = HyphenTag()
  private(set) lazy var layoutTag = buffer.makeScaleTag(1)
  let kineticScroll = KineticScroll()
  let caretFollowing = CaretFollowing()
  private let styleProbe = Label()
  private(set) lazy var indicator = ScrollIndicator(adjustment: verticalAdjustment)
  let placeholderLabel = PlaceholderLabel()
  var spelling: SpellingMarks?
  var spellingMessages = SpellingMessages()

  var events = GrowingTextAreaEvents()
  let listeners = GrowingTextAreaListeners()
  /// What an edit under way has touched, for `changed` to look at.
  var editedRange = 0..<0
  /// Whether text may come in from anybody but the program itself.
  var acceptsInput = true
  /// Whether text may come in from the clipboard, by the middle button and by dropping.
  var acceptsPaste = true
  /// Whether what comes in now was pasted or dropped.
  var isPasting = false
  var edits = AreaEdits()
  private(set) lazy var entering = TextEntering(textView)
  /// There while several changes are taken for one.
  var changeTogether: ChangeTogether?
  /// There while a composition is in progress.
  var compositionMoves: SignalConnection?
  /// Whether the owner is moving the height to where the text wants it.
  var isInTransition = false
  /// Whether the owner gives the area more height than a short text needs.
  var isKeptHigher = false
  /// Whether the area would like to be as wide as its text.
  var hugsText = false { didSet { if hugsText != oldValue, hasWidget { widget.queueResize() } } }
  /// The natural width that was told last.
  private var toldWidth = 0
  /// Whether the owner asks scrollers for enough height by itself.
  var isAlwaysSqueezable = false

  var limits = LineLimits() { didSet { if limits != oldValue { linesChanged() } } }
  var spacing = LineSpacing(0) { didSet { if spacing != oldValue { linesChanged() } } }
  var placeholder = "" { didSet { if placeholder != oldValue { contentChanged() } } }
  /// The parts of the placeholder that look different.
  var placeholderLooks: [Label.Look] = [] { didSet { updatePlaceholder() } }
  /// Shown instead of the text; nil: the text itself.
  var message: String? { didSet { if message != oldValue { contentChanged() } } }

  private(set) var lastWidth = 0
  private(set) var lastHeight = 0
  private(set) var heightInForce = 0
  /// Where the last allocation left the text.
  private(set) var positionInForce: ScrollPosition?
  /// The offset of a caret that a person has left out of sight on purpose: they are left where they
  /// are until the caret moves.
  ///
  /// Any other caret is kept in sight by every layout.
  var strayedCaret: Int?
  /// Whether the pointer is pressed on the text, which stays under it until it is let go.
  var isPressed = false
  /// What is to come into sight with the next allocation.
  var sought: SoughtPlace?
  var isAllocating = false
  /// Whether the caret was drawn over what stands in the text.
  var isCaretOnTop = false
  /// Whether the view has forgotten the heights of all its lines, after a change of style.
  private var linesAreStale = false
  /// How high the view was when it last looked at the lines that it shows.
  private var heightOfKnownLines = 0

  override init() {
    textView = TextView(buffer: buffer)
    metrics = TextViewMetrics(textView: textView, styleProbe: styleProbe)
    super.init()
  }

  /// Builds the widget; called once, when it exists.
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
    guard orientation == .vertical else {
      toldWidth = wantedWidth
      return SizeRequest(minimum: Self.minimumWidth, natural: toldWidth)
    }
    let width = forSize < 0 ? widthToAssume : forSize
    let natural = contentHeight(forWidth: width)
    if width == lastWidth { heightInForce = natural }
    // In a scroller that gives everything its minimum, a minimum of one line would be all there is.
    guard isAlwaysSqueezable || !widget.isSqueezedByViewport else {
      return SizeRequest(minimum: natural, natural: natural)
    }
    return SizeRequest(minimum: min(leastHeight(forWidth: width), natural), natural: natural)
  }

  /// What stands in the text and is no plain text.
  var embedded: (any EmbeddedContent)? { metrics.embedded }

  func embed(_ content: any EmbeddedContent) {
    metrics.embedded = content
    // Scrolling alone allocates the view and not what is shown over it.
    verticalAdjustment.onValueChanged { [weak self] in
      guard let self, self.hasWidget, !self.isAllocating else { return }
      self.widget.queueResize()
    }
    linesChanged()
  }

  /// The height in pixels from which on the text scrolls, whatever the number of lines.
  var heightLimit: Int? {
    get { metrics.heightLimit }
    set {
      metrics.heightLimit = newValue.map { max($0, 1) }
      linesChanged()
    }
  }

  // MARK: Allocation

  override func allocate(width: Int, height: Int, baseline: Int) {
    isAllocating = true
    defer { isAllocating = false }
    let heightChanged = height != lastHeight
    lastWidth = width
    lastHeight = height
    heightInForce = contentHeight(forWidth: width)
    placeText(width: width, height: height)
    positionInForce = ScrollPosition(of: verticalAdjustment)
    placeholderLabel.allocate(width: max(width - 1, 0), height: height + spacing.overhang)
    // Last: the bar's slider must not move any more once it has its place in this frame.
    let isNeeded = measuredText.map(needsIndicator(for:)) ?? false
    indicator.update(isNeeded: isNeeded, in: widget, width: width, height: height)
    if heightChanged { afterLayout { self.tellHeightChanged() } }
  }

  /// Allocates the view and scrolls it, until the caret is where it should be.
  ///
  /// A view that is scrolled to lines that it had not laid out yet learns their heights only then, and
  /// with them where the caret really is. All that has to happen within this frame.
  private func placeText(width: Int, height: Int) {
    embedded?.prepareText(forWidth: max(width, Self.leastTextWidth))
    defer {
      sought = nil
      embedded?.placeWidgets()
    }
    if linesAreStale || height > heightOfKnownLines {
      linesAreStale = false
      // As high as the text will be when it has grown: not once more in each frame on the way there.
      heightOfKnownLines = isInTransition ? max(height, heightInForce) : height
      allocateText(width: width, height: heightOfKnownLines)
      learnLines()
    } else if !isInTransition {
      heightOfKnownLines = height
    }
    for round in 0..<Self.mostRounds {
      allocateText(width: width, height: height)
      if round == 0, isCaretLineUnknown {
        learnLinesAroundCaret()
        textView.queueResize()
        continue
      }
      guard settleScrolling() else { return }
      if round == Self.usualRounds { learnLinesAroundCaret() }
    }
    allocateText(width: width, height: height)
  }

  private func allocateText(width: Int, height: Int) {
    guard textView.isChildVisible else { return }
    // Measured first, as GTK wants it. Some text at a width of two pixels ends the process in Pango.
    let least = max(textView.measure(.horizontal).minimum, Self.leastTextWidth)
    textView.allocate(
      x: 0, y: -spacing.overhangAbove, width: max(width, least),
      height: height + spacing.overhang)
  }

  /// Tab goes from the text to what stands in it, in that order, and on: not by where things are, as GTK
  /// would.
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
    let area = widget
    // Nothing that the view does while it is drawn may ask for a layout of what is being drawn.
    isAllocating = true
    snapshot.appendText(textView, of: area)
    isAllocating = false
    // The view may have laid out lines in its snapshot, with the caret elsewhere.
    scrollingChanged()
    drawEmbedded(in: area, snapshot)
    drawCaretOnTop(in: area, snapshot)
    for child in area.children(behindLast: isUnderCover) { snapshot.appendChild(child, of: area) }
    noteStrayedCaret()
  }

  /// Draws what stands in the text, cut at the edges of the area.
  private func drawEmbedded(in area: Widget, _ snapshot: Snapshot) {
    guard let widgets = embedded?.widgetsInSight, !widgets.isEmpty else { return }
    let bounds = Rectangle(
      x: 0, y: 0, width: Double(lastWidth), height: Double(lastHeight))
    snapshot.clipped(to: bounds) {
      for widget in widgets { snapshot.appendChild(widget, of: area) }
    }
  }

  /// Draws the caret once more where something that stands in the text covers it.
  private func drawCaretOnTop(in area: Widget, _ snapshot: Snapshot) {
    isCaretOnTop = isCaretCovered
    guard isCaretOnTop, let caret = paintedCaret else { return }
    snapshot.clipped(to: caret) { snapshot.appendText(textView, of: area) }
  }

  /// Whether a child lies under those that are drawn over everything.
  private func isUnderCover(_ child: Widget) -> Bool {
    child == textView || embedded?.isEmbedded(child) ?? false
  }

  /// Asks for a layout if what was measured last does not hold any more.
  func heightMayHaveChanged() {
    guard hasWidget else { return }
    guard !hugsText || wantedWidth == toldWidth else { return widget.queueResize() }
    // Once for both questions: even what is remembered has to be read and compared.
    let text = lastWidth > 0 ? measuredText : nil
    let height = text.map { contentHeight(of: $0, forWidth: max(lastWidth, Self.leastTextWidth)) }
    guard lastWidth > 0, height ?? contentHeight(forWidth: lastWidth) == heightInForce else {
      widget.queueResize()
      return
    }
    if indicator.isShown != (text.map(needsIndicator(for:)) ?? false) {
      // Made now and not in the allocation, where a new child would cost a second frame.
      indicator.prepare(in: widget)
    } else if embedded?.holdsWidgets != true {
      return
    }
    // Widgets go where their characters went, also when nothing became higher.
    widget.queueResize()
  }

  // MARK: Changes

  private func linesChanged() {
    linesAreStale = true
    metrics.style = spacing.paragraphStyle
    textView.setLineSpacing(
      above: spacing.above, below: spacing.below, insideWrap: spacing.between)
    guard hasWidget else { return }
    widget.setClipsContent(spacing.hiddenAbove + spacing.hiddenBelow > 0)
    updatePlaceholder()
    widget.queueResize()
  }

  private func contentChanged() {
    guard hasWidget else { return }
    textView.setAccessiblePlaceholder(message ?? placeholder)
    textView.isChildVisible = message == nil
    updatePlaceholder()
    widget.queueResize()
  }

  /// Shows the placeholder while there is neither text nor a composition.
  func updatePlaceholder() {
    let isEmpty = buffer.isEmpty && metrics.preedit.isEmpty
    placeholderLabel.text = message ?? placeholder
    placeholderLabel.looks = message == nil ? placeholderLooks : []
    placeholderLabel.setLines(
      limit: message == nil ? limits.minimum : limits.maximum, spacing: spacing)
    let wasVisible = placeholderLabel.isVisible
    placeholderLabel.setVisible(message != nil || isEmpty, in: widget)
    if placeholderLabel.isVisible != wasVisible { widget.queueResize() }
  }

  override func styleChanged() {
    metrics.styleChanged()
    linesAreStale = true
    guard hasWidget else { return }
    placeholderLabel.styleChanged()
    // Also called for every change of state, such as the pointer coming over: most change no size.
    heightMayHaveChanged()
  }

  override func directionChanged() {
    linesAreStale = true
    metrics.styleChanged()
    widget.queueResize()
  }

  override func grabFocus() -> Bool { textView.focus() }

  override func unmapped() { caretFollowing.end() }

  override func dispose() {
    caretFollowing.end()
    kineticScroll.stop()
    spelling?.end()
    spelling = nil
    events = GrowingTextAreaEvents()
    edits.gate = nil
    listeners.removeAll()
  }
}
