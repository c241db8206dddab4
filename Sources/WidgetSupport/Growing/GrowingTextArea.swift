import GtkCore
import TextMetrics
import TextRules

/// A text area that is as high as its text, between a minimum and a maximum number of lines.
///
/// This is the growing core that the systems of the package are built on. It has no border, no
/// padding and no opinion on what the text is for; apps use it through an editor such as
/// `AutoHeightEditor`.
///
/// ## Sizing
/// Height for width. The natural height is that of the text at the measured width, exactly as the
/// text view will lay it out, from the first frame. The minimum height is one line, so that a
/// window that is too low squeezes the area and lets it scroll; inside a list, a viewport and
/// whatever else gives its children only their minimum, and in a window that opened without a
/// height of its own, the minimum is the natural height.
///
/// The natural width is 200 pixels, unless the owner makes it follow the text.
///
/// ## CSS nodes
/// `growingtext` with the children `textview`, `label.placeholder` and
/// `scrollbar.overlay-indicator`.
@MainActor
public final class GrowingTextArea: Widget {
  let implementation: GrowingTextAreaImplementation

  /// Creates an empty area.
  public init() {
    LibraryStyle.load()
    implementation = GrowingTextAreaImplementation()
    super.init(
      class: GrowingTextAreaImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on an area; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = GrowingTextAreaImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The text view inside, which has the focus, the caret and the input method.
  public var textView: TextView { implementation.textView }

  /// The buffer that holds the text.
  public var buffer: TextBuffer { implementation.buffer }

  /// The name that a screen reader reads; empty for none.
  public override var accessibleLabel: String {
    get { textView.accessibleLabel }
    set { textView.accessibleLabel = newValue }
  }

  /// The longer description that a screen reader can read; empty for none.
  public override var accessibleDescription: String {
    get { textView.accessibleDescription }
    set { textView.accessibleDescription = newValue }
  }

  // MARK: Text

  /// The whole text.
  ///
  /// Setting it is one step that can be undone; reading it copies it.
  public var text: String {
    get { buffer.text }
    set { implementation.setText(newValue) }
  }

  /// Sets the initial text, which cannot be undone.
  public func reset(to text: String) { implementation.resetText(text) }

  /// Removes a range of the text, in Unicode scalars, as one step that can be undone.
  public func remove(_ range: Range<Int>) { implementation.remove(range) }

  /// Inserts text at the caret as the user would, replacing the selection.
  public func insertAtCaret(_ text: String) {
    guard !text.isEmpty || !buffer.selection.isEmpty else { return }
    implementation.gate.insert(text, replacing: buffer.selection)
  }

  /// Returns the text that an edit by the user may insert, asked once and before any of it happens;
  /// nil leaves the text and the selection as they are.
  ///
  /// Not asked about text that code sets, nor about undo.
  package var gate: (@MainActor (TextEdit) -> String?)? {
    get { implementation.gate.decide }
    set { implementation.gate.decide = newValue }
  }

  /// Whether a composition that replaces a selection is in progress.
  package var isReplacingByComposition: Bool { implementation.input.compositions.isReplacing }

  /// The composition of an input method that is in progress; empty for none.
  public var preedit: String { implementation.metrics.preedit }

  /// The text with the composition at the caret, as the user sees it.
  package var textWithComposition: String {
    let (buffer, preedit) = (buffer, preedit)
    guard !preedit.isEmpty else { return buffer.text }
    let caret = buffer.caret
    return buffer.text(from: 0, to: caret) + preedit
      + buffer.text(from: caret, to: buffer.scalarCount)
  }

  /// Shown while there is no text.
  public var placeholder: String {
    get { implementation.placeholder.text }
    set { implementation.placeholder.text = newValue }
  }

  /// The parts of the placeholder that have attributes of their own.
  package var placeholderAttributes: [Label.Attribute] {
    get { implementation.placeholder.attributes }
    set { implementation.placeholder.attributes = newValue }
  }

  /// The text shown instead of the real one, which is hidden meanwhile; nil shows the real one.
  public var message: String? {
    get { implementation.placeholder.message }
    set { implementation.placeholder.message = newValue }
  }

  /// Whether the text is empty and GTK would have the caret across from the placeholder.
  package var isEmptyTextTurned: Bool { implementation.emptySide.isTurned }

  /// Lets the owner align paragraphs, which is done when ``isEmptyTextTurned`` has changed.
  package func alignParagraphs(_ align: @escaping @MainActor () -> Void) {
    implementation.emptySide.align = { _ in align() }
  }

  /// Whether keys, paste, drop, input methods and assistive technology can change the text.
  ///
  /// Setting this to false first ends a composition in progress, which most input methods then
  /// insert.
  public var isEditable: Bool {
    get { implementation.gate.acceptsInput }
    set {
      if !newValue { implementation.input.compositions.end() }
      implementation.gate.acceptsInput = newValue
      textView.isEditable = newValue
    }
  }

  /// Whether text is accepted from the clipboard, by the middle button and by dropping.
  public var acceptsPaste: Bool {
    get { intake.acceptsPaste }
    set { intake.acceptsPaste = newValue }
  }

  /// Brings in what is pasted and dropped.
  package var intake: TextIntake { implementation.input.intake }

  // MARK: Lines

  /// Sets the numbers of lines between which the area grows; less than 1 counts as 1, and a minimum
  /// above the maximum counts as the maximum.
  public func setLineLimits(min: Int, max: Int) {
    implementation.lines.limits = LineLimits(minimum: min, maximum: max)
  }

  /// Returns how many lines of ordinary text fit into a height in pixels, at least 1.
  package func lineCount(fitting height: Int) -> Int {
    implementation.size.lineCount(fitting: height)
  }

  /// Sets the space between lines in pixels; a negative value or one that is not finite counts as
  /// none.
  public func setLineSpacing(_ spacing: Double) {
    implementation.lines.spacing = LineSpacing(spacing)
  }

  /// Whether the owner is animating the area's height toward that of the text.
  ///
  /// Meanwhile the area may be lower or higher than its text; the caret stays visible.
  package var isInTransition: Bool {
    get { implementation.size.isInTransition }
    set { implementation.size.isInTransition = newValue }
  }

  /// Whether the minimum height is that of one ordinary line, whatever the text contains, and even
  /// in a scroller that gives everything its minimum.
  ///
  /// For an owner that lays out around the text, and asks the scroller for enough height itself.
  package var isAlwaysSqueezable: Bool {
    get { implementation.content.isAlwaysSqueezable }
    set { implementation.content.isAlwaysSqueezable = newValue }
  }

  /// Whether the natural width is that of the text, up to a limit; otherwise it is the same for all
  /// texts.
  package var hugsText: Bool {
    get { implementation.content.hugsText }
    set { implementation.content.hugsText = newValue }
  }

  /// Whether the owner gives the area more height than a short text needs, as a minimum height
  /// does.
  package var hasMinimumHeight: Bool {
    get { implementation.size.hasMinimumHeight }
    set { implementation.size.hasMinimumHeight = newValue }
  }

  /// The height that the text needs at the present width, in pixels, without padding and border.
  package var wantedHeight: Int { implementation.size.targetHeight }

  /// The font of the text.
  public var font: TextFont {
    get { implementation.font }
    set {
      guard newValue != font else { return }
      if let old = FontStyleSheet.styleClass(for: font) { removeStyleClass(old) }
      if let new = FontStyleSheet.styleClass(for: newValue) { addStyleClass(new) }
      implementation.font = newValue
    }
  }

  /// The current measurements of what the area shows.
  public var figures: GrowthFigures { implementation.size.figures }

  /// Whether there is more text than the area shows.
  package var scrolls: Bool { implementation.size.scrolls }

  /// The number of lines that the whole text takes at the present width.
  ///
  /// Counting lays out text that was not laid out before: a megabyte takes about half a second.
  public var lineCount: Int { implementation.size.lineCount(limit: nil) }

  /// The result of the naive estimate for the text at the present width.
  package var naiveLineEstimate: NaiveLineEstimate? {
    implementation.metrics.naiveLineEstimate(of: text, width: implementation.size.figures.textWidth)
  }

  /// The number of lines of the buffer that were examined so far to determine the height.
  package var measuredParagraphCount: Int { implementation.metrics.measuredParagraphCount }

  // MARK: Embedded content

  /// Adds attributes and widgets to the text.
  ///
  /// - Parameter content: The object that provides them; the area does not keep it alive.
  package func embed(_ content: any EmbeddedContent) { implementation.embed(content) }

  /// Allows the changes that `body` makes, even if the area accepts no input, and treats all of
  /// them as one change.
  ///
  /// - Parameter body: Changes the text, and returns the offsets that contain what it has inserted.
  package func changeByProgram(_ body: () -> Range<Int>) {
    implementation.gate.changeByProgram(body)
  }

  /// Measures everything again, after a change of the whole text's attributes that no tag reports.
  package func attributesChanged() {
    implementation.metrics.attributesChanged()
    queueResize()
  }

  /// Requests a layout now if the text needs another height than it has, instead of waiting for the
  /// view to notice it.
  package func noteHeight() { implementation.heightMayHaveChanged() }

  /// Lays out the text of a range again, after the size of something in it has changed.
  package func layOutAgain(_ range: Range<Int>) { implementation.placement.layOutAgain(range) }

  /// The greatest height in pixels, beyond which the text scrolls, whatever the number of lines;
  /// nil for none.
  public var maxHeight: Int? {
    get { implementation.maxHeight }
    set { implementation.maxHeight = newValue }
  }

  // MARK: The gutter

  /// The room beside the text, at its start, in pixels; 0 for none, and in an area that is too
  /// narrow for both.
  ///
  /// It belongs to the area, not to its paragraphs: it is at the right of an area that is
  /// right-to-left, whatever its paragraphs are. The text is measured without it, so that another
  /// width wraps the text again, and makes the area higher or lower, in the same frame.
  package var gutterWidth: Int { implementation.area.gutterWidth }

  /// Sets the room beside the text.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; a negative one counts as 0.
  ///   - isMeasuring: Whether the area is about to be measured, so that no layout is requested.
  package func setGutterWidth(_ width: Int, isMeasuring: Bool = false) {
    implementation.setGutterWidth(max(width, 0), isMeasuring: isMeasuring)
  }

  /// The left edge of the text in the area, in pixels.
  package var textLeft: Double { Double(implementation.area.textLeft) }

  /// Sets a function that draws in the gutter whenever the area is drawn.
  ///
  /// Horizontal coordinates are those of the text view, which are negative in a gutter at the left;
  /// vertical ones those of the text, however far it is scrolled.
  package func drawGutter(_ draw: @escaping @MainActor (Snapshot) -> Void) {
    implementation.layers.onDrawGutter = draw
  }

  /// Sets a function that draws on top of the text, and of the selection, whenever the area is
  /// drawn; in the coordinates of the text, however far it is scrolled.
  package func drawOnText(_ draw: @escaping @MainActor (Snapshot) -> Void) {
    implementation.layers.onDrawOnText = draw
  }

  // MARK: Scrolling

  /// Keeps the caret visible in everything that scrolls around the area, from now until the result
  /// of the user's action is painted and at rest.
  ///
  /// For plain text the area does this by itself.
  package func followCaret() { implementation.page.followCaret() }

  /// Scrolls the text as the user does with the wheel, and returns the rest of the distance.
  package func scrollAsUser(by distance: Double) -> Double {
    implementation.scrolling.scroll(pixels: distance)
  }

  /// Whether the pointer is pressed on the text, so that nothing may move from under it.
  package var isPressed: Bool { implementation.area.hold.isDown }

  /// Whether the text view inside covers only the rows that are visible, in an area that is much
  /// higher than everything around it; true by default.
  ///
  /// A key then costs what one screen costs, however long the text is. Nothing else is different:
  /// the area is as high as its text, and what scrolls around it scrolls over all of it. Set it to
  /// false if other code needs the view itself to be as high as the text.
  public var coversOnlyVisibleRows: Bool {
    get { implementation.coverage.isAllowed }
    set { implementation.coverage.isAllowed = newValue }
  }

  /// Whether the text view covers only the rows that are visible at the moment.
  package var isPartlyCovered: Bool { implementation.coverage.isPartial }

  /// The distance in pixels of the text view's first row from the top of the text, because the view
  /// covers only what is visible; 0 if it covers all of it.
  package var coveredTop: Double { Double(implementation.coverage.top) }

  /// The adjustment that the text is scrolled by.
  public var verticalAdjustment: Adjustment { implementation.adjustment }
}
