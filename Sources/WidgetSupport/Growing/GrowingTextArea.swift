import GtkCore
import TextMetrics
import TextRules

/// A text area that is as high as its text, between a least and a greatest number of lines.
///
/// This is the growing core that the systems of the package stand on. It has no border, no padding and
/// no opinion on what the text is for; apps use it through an editor such as `AutoHeightEditor`.
///
/// ## Sizing
/// Height for width. The natural height is that of the text at the width that is asked about, exactly
/// as the text view will lay it out, from the first frame. The minimum height is one line, so that a
/// window that is too low squeezes the area and lets it scroll; inside a GtkViewport that gives its
/// child the minimum, the minimum is the natural height.
///
/// The natural width is 200 pixels, unless the owner has it follow the text.
///
/// ## CSS nodes
/// `growingtext` with the children `textview`, `label.placeholder` and `scrollbar.overlay-indicator`.
@MainActor
public final class GrowingTextArea: Widget {
  let implementation: GrowingTextAreaImplementation

  /// Makes an empty area.
  public init() {
    LibraryStyle.load()
    implementation = GrowingTextAreaImplementation()
    super.init(
      class: GrowingTextAreaImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// The text view inside, which has the focus, the caret and the input method.
  public var textView: TextView { implementation.textView }

  /// The buffer that holds the text.
  public var buffer: TextBuffer { implementation.buffer }

  // MARK: Text

  /// The whole text.
  ///
  /// Setting it is one step that can be undone; reading it copies it.
  public var text: String {
    get { buffer.text }
    set { implementation.setText(newValue) }
  }

  /// Sets the text to begin with, which cannot be undone.
  public func reset(to text: String) { implementation.resetText(text) }

  /// Takes a range out of the text, in Unicode scalars, as one step that can be undone.
  public func removeByProgram(_ range: Range<Int>) { implementation.remove(range) }

  /// Inserts text at the caret as a person would, in the place of what is selected.
  public func insertAtCaret(_ text: String) {
    implementation.insert(text, replacing: buffer.selection)
  }

  /// What comes in of an edit that a person makes, asked once and before any of it happens; nil lets
  /// the text and the selection as they are.
  ///
  /// Not asked about what the program itself sets, nor about undo.
  package var gate: (@MainActor (TextEdit) -> String?)? {
    get { implementation.edits.gate }
    set { implementation.edits.gate = newValue }
  }

  /// Whether a composition has taken the place of a selection, and has not ended.
  package var isReplacingByComposition: Bool {
    let edits = implementation.edits
    return edits.isBeginningComposition
      || edits.compositionPlace != nil && !edits.hasCompositionEnded
  }

  /// A composition of an input method that is in progress; empty for none.
  public var preedit: String { implementation.metrics.preedit }

  /// The text with the composition in its place: what a person sees.
  package var textWithComposition: String {
    let (buffer, preedit) = (buffer, preedit)
    guard !preedit.isEmpty else { return buffer.text }
    let caret = buffer.caret
    return buffer.text(from: 0, to: caret) + preedit
      + buffer.text(from: caret, to: buffer.scalarCount)
  }

  /// Shown while there is no text.
  public var placeholder: String {
    get { implementation.placeholder }
    set { implementation.placeholder = newValue }
  }

  /// The parts of the placeholder that look different.
  package var placeholderLooks: [Label.Look] {
    get { implementation.placeholderLooks }
    set { implementation.placeholderLooks = newValue }
  }

  /// Shown instead of the text, which stays hidden meanwhile; nil shows the text.
  public var message: String? {
    get { implementation.message }
    set { implementation.message = newValue }
  }

  /// Whether text comes in from keys, paste, drop, input methods and assistive technology.
  ///
  /// A composition in progress is ended before it does not any more, and most input methods insert it.
  public var acceptsInput: Bool {
    get { implementation.acceptsInput }
    set {
      if !newValue { implementation.endComposition() }
      implementation.acceptsInput = newValue
      textView.isEditable = newValue
    }
  }

  /// Whether text comes in from the clipboard, by the middle button and by dropping.
  public var acceptsPaste: Bool {
    get { implementation.acceptsPaste }
    set { implementation.acceptsPaste = newValue }
  }

  /// Whether what is being inserted was pasted or dropped, for those who look at insertions.
  public var isPasting: Bool { implementation.isPasting }

  // MARK: Lines

  /// Between how many lines the area grows; less than 1 counts as 1, and the maximum wins.
  public func setLineLimits(minimum: Int, maximum: Int) {
    implementation.limits = LineLimits(minimum: minimum, maximum: maximum)
  }

  /// How many lines of ordinary text fit into a height in pixels; one is always there.
  package func lineCount(fitting height: Int) -> Int { implementation.lineCount(fitting: height) }

  /// Sets the space between lines in pixels; negative or no number at all is none.
  public func setLineSpacing(_ spacing: Double) {
    implementation.spacing = LineSpacing(spacing)
  }

  /// Whether the owner is moving the area's height to where the text wants it.
  ///
  /// Meanwhile the area may be lower or higher than its text; the caret is in sight all the same.
  public var isInTransition: Bool {
    get { implementation.isInTransition }
    set { implementation.isInTransition = newValue }
  }

  /// Whether the least height is that of one ordinary line, whatever stands in the text, and even in a
  /// scroller that gives everything its minimum.
  ///
  /// For an owner that lays out around the text, and asks the scroller for enough by itself.
  package var isAlwaysSqueezable: Bool {
    get { implementation.isAlwaysSqueezable }
    set { implementation.isAlwaysSqueezable = newValue }
  }

  /// Whether the natural width is that of the text, up to a limit; else it is the same for all texts.
  package var hugsText: Bool {
    get { implementation.hugsText }
    set { implementation.hugsText = newValue }
  }

  /// Whether the owner gives the area more height than a short text needs, as a least height does.
  public var isKeptHigher: Bool {
    get { implementation.isKeptHigher }
    set { implementation.isKeptHigher = newValue }
  }

  /// The height that the text wants at the present width, in pixels, without padding and border.
  public var wantedHeight: Int { implementation.heightInForce }

  /// The font of the text.
  public var font: TextFont = .body {
    didSet {
      guard font != oldValue else { return }
      if let old = FontStyleSheet.styleClass(for: oldValue) { removeStyleClass(old) }
      if let new = FontStyleSheet.styleClass(for: font) { addStyleClass(new) }
    }
  }

  /// What the area shows at the moment.
  public var figures: GrowthFigures { implementation.figures }

  /// Whether there is more text than the area shows.
  package var scrolls: Bool { implementation.scrolls }

  /// The number of lines that the whole text takes at the present width.
  ///
  /// Counting lays out what was not laid out before: a megabyte takes about half a second.
  public var lineCount: Int { implementation.lineCount(limit: nil) }

  /// What the naive estimate makes of the text at the present width.
  package var naiveLineEstimate: NaiveLineEstimate? {
    implementation.metrics.naiveLineEstimate(of: text, width: implementation.figures.textWidth)
  }

  /// The number of lines of the buffer that were looked at so far to know the height.
  package var measuredParagraphCount: Int { implementation.metrics.measuredParagraphCount }

  // MARK: What is no plain text

  /// Lets looks and widgets stand in the text.
  ///
  /// - Parameter content: Who knows them; the area does not keep it alive.
  public func embed(_ content: any EmbeddedContent) { implementation.embed(content) }

  /// Lets what `body` does come in, also where nothing else does, and takes all of it for one change.
  ///
  /// - Parameters:
  ///   - range: The offsets that hold what has come in, in the end.
  ///   - body: What changes the text.
  package func changeByProgram(leaving range: Range<Int>, _ body: () -> Void) {
    implementation.changeByProgram(leaving: range, body)
  }

  /// Has everything measured again: all of the text looks another way, and no tag says so.
  package func looksChanged() {
    implementation.metrics.looksChanged()
    queueResize()
  }

  /// Has the text of a range laid out again: what stands in it has another size.
  package func layOutAgain(_ range: Range<Int>) { implementation.layOutAgain(range) }

  /// The height in pixels from which on the text scrolls, whatever the number of lines; nil: none.
  public var heightLimit: Int? {
    get { implementation.heightLimit }
    set { implementation.heightLimit = newValue }
  }

  // MARK: Scrolling

  /// Keeps the caret in sight of whatever scrolls around the area, from now until what a person has done is
  /// painted and stands.
  ///
  /// Of plain text the area knows by itself what a person does.
  package func followCaret() { implementation.followCaret() }

  /// Whether the pointer is pressed on the text, and nothing may move from under it.
  package var isPressed: Bool { implementation.isPressed }

  /// How far the text is scrolled.
  public var verticalAdjustment: Adjustment { implementation.verticalAdjustment }

  // MARK: Events

  /// Those within the package who work with the area; the closures below are the app's.
  package var listeners: GrowingTextAreaListeners { implementation.listeners }

  /// Called after each change of the text, by whomever.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { implementation.events.textChanged }
    set { implementation.events.textChanged = newValue }
  }

  /// Called with the new height in pixels, after the layout that gave it to the area.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.events.heightChanged }
    set { implementation.events.heightChanged = newValue }
  }

  /// Called when the keyboard focus comes into the text or leaves it.
  public var onFocusChanged: (@MainActor (Bool) -> Void)? {
    get { implementation.events.focusChanged }
    set { implementation.events.focusChanged = newValue }
  }

  /// Called when the user asks to paste, before anything is inserted.
  public var onPasteRequested: (@MainActor () -> Void)? {
    get { implementation.events.pasteRequested }
    set { implementation.events.pasteRequested = newValue }
  }

  /// Called when the middle button or a drop has put a text of another program in, with its offset.
  public var onTextBroughtIn: (@MainActor (_ text: String, _ offset: Int) -> Void)? {
    get { implementation.events.textBroughtIn }
    set { implementation.events.textBroughtIn = newValue }
  }

  /// Called when the user asks to paste, with the clipboard; whether the handler takes what is there.
  ///
  /// For what is no text: nothing is inserted then.
  public var onPasteOffered: (@MainActor (Clipboard) -> Bool)? {
    get { implementation.events.pasteOffered }
    set { implementation.events.pasteOffered = newValue }
  }

  /// Called when a composition of an input method began, changed or ended.
  public var onPreeditChanged: (@MainActor (String) -> Void)? {
    get { implementation.events.preeditChanged }
    set { implementation.events.preeditChanged = newValue }
  }
}
