import GtkCore
import WidgetSupport

/// A text editor that grows with its text from one line to `maxLine`, and then scrolls.
///
///     @State var text = ""
///     let editor = AutoHeightEditor(text: $text, maxLine: 5)
///
/// Everything that the initializer takes can be changed later.
///
/// ## Sizing The editor uses height-for-width sizing: its height is that of the lines at the width
/// it is given, exactly as they are drawn, and is right in the first frame. It follows the text,
/// the width, the font, the text scale, the theme and the text direction. The minimum height is one
/// line; inside a GtkViewport with GTK's default scroll policy it is the natural height.
///
/// With a horizontal alignment other than `fill`, GTK asks for the height at the whole available
/// width and only then gives the editor its natural width, so a long text in a wide space gets less
/// height than it needs and scrolls. To give the editor a fixed width, let it fill a box or a frame
/// of that width instead.
///
/// ## Events
/// ``onHeightChanged`` and ``onTextChanged`` report changes; the bindings receive the text, the
/// match and the focus.
///
/// ## CSS nodes
///
///     autoheighteditor[.bordered]
///     ├── growingtext
///     │   ├── textview.view
///     │   ├── label.placeholder
///     │   ╰── scrollbar.overlay-indicator
///     ╰── <overlay>
///
/// Padding, background and border belong to `growingtext`.
///
/// ## Accessibility
/// The text view is a multi-line text field; name it with ``setLabel(_:)`` or with a visible label.
/// The placeholder is a property of the field and is not read a second time. A text that does not
/// match its pattern makes the field invalid.
///
/// ## Origin
/// This is the AutoHeightEditor of iOS. It differs where that editor was wrong: it counts the lines
/// as they are really laid out, follows changes of width, shows preset text at its full height,
/// keeps its height exact at `maxLine`, matches its pattern from the start, shows the whole
/// `disabledPlaceholder`, and cannot be frozen by a pattern.
@MainActor
public final class AutoHeightEditor: Widget {
  let implementation: AutoHeightEditorImplementation
  let bindings: EditorBindings

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - text: The text, which the editor reads and writes.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpace: The space between lines in pixels; a negative value or NaN means none.
  ///   - maxLine: The number of lines at which the editor stops growing; less than 1 counts as 1.
  ///   - hasBorder: Whether the editor draws a border with round corners.
  ///   - isEnabled: Whether text can be entered; the editor only reads it.
  ///   - disabledPlaceholder: What the editor shows instead of its text while it is disabled.
  ///   - regExpUse: Whether the text is matched against a pattern.
  ///   - placeholder: What the editor shows while it is enabled and empty.
  ///   - minLine: The least number of lines to show, even without text; at most `maxLine`.
  public init(
    text: Binding<String>,
    font: TextFont = .body,
    lineSpace: Double = 2,
    maxLine: Int,
    hasBorder: Bool = true,
    isEnabled: Binding<Bool> = .constant(true),
    disabledPlaceholder: String = "",
    regExpUse: RegExpUse = .none,
    placeholder: String = "",
    minLine: Int = 1
  ) {
    LibraryStyle.load(.editor)
    let implementation = AutoHeightEditorImplementation()
    self.implementation = implementation
    bindings = EditorBindings(
      area: implementation.area, text: text, isEnabled: isEnabled,
      disabledPlaceholder: disabledPlaceholder)
    self.font = font
    self.lineSpace = lineSpace
    self.maxLine = maxLine
    self.hasBorder = hasBorder
    self.disabledPlaceholder = disabledPlaceholder
    self.regExpUse = regExpUse
    self.placeholder = placeholder
    self.minLine = minLine
    super.init(
      class: AutoHeightEditorImplementation.widgetClass, implementation: implementation)
    implementation.build(bindings: bindings)
    applyEverything()
  }

  private func applyEverything() {
    area.font = font
    area.placeholder = placeholder
    area.setLineSpacing(lineSpace)
    area.setLineLimits(minimum: minLine, maximum: maxLine)
    setStyleClass("bordered", hasBorder)
    bindings.pattern.use(regExpUse)
  }

  // MARK: Parameters

  /// The font: one of the eleven text styles, or a Pango font description.
  public var font: TextFont { didSet { area.font = font } }

  /// The space between lines in pixels; a negative value or NaN means none.
  public var lineSpace: Double { didSet { area.setLineSpacing(lineSpace) } }

  /// The number of lines at which the editor stops growing; less than 1 counts as 1.
  public var maxLine: Int {
    didSet { area.setLineLimits(minimum: minLine, maximum: maxLine) }
  }

  /// The least number of lines to show, even without text; at most ``maxLine``.
  public var minLine: Int {
    didSet { area.setLineLimits(minimum: minLine, maximum: maxLine) }
  }

  /// Whether the editor draws a border with round corners; its size is the same either way.
  public var hasBorder: Bool { didSet { setStyleClass("bordered", hasBorder) } }

  /// What the editor shows instead of its text while it is disabled.
  public var disabledPlaceholder: String {
    didSet { bindings.disabledPlaceholder = disabledPlaceholder }
  }

  /// Whether the text is matched against a pattern.
  public var regExpUse: RegExpUse { didSet { bindings.pattern.use(regExpUse) } }

  /// What the editor shows while it is enabled and empty.
  public var placeholder: String { didSet { area.placeholder = placeholder } }

  // MARK: Parts

  /// The growing text area inside, with the text view, the buffer and the measurements.
  public var area: GrowingTextArea { implementation.area }

  /// The text.
  ///
  /// Setting it is a single step for undo; reading it makes a copy.
  public var text: String {
    get { area.text }
    set { area.text = newValue }
  }

  /// Whether text can be entered, according to the binding.
  public var isEnabled: Bool { bindings.isEnabledNow }

  /// Reads the bindings again, which is needed for bindings made of two closures.
  public func update() { bindings.update() }

  /// Sets the name that a screen reader reads.
  public func setLabel(_ label: String) { area.textView.accessibleLabel = label }

  /// Sets the longer description that a screen reader can read; empty for none.
  public func setDescription(_ description: String) {
    area.textView.setAccessibleDescription(description)
  }

  // MARK: Events

  /// Called with the editor's new height in pixels, after the layout that gave it to the editor.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.onHeightChanged }
    set { implementation.onHeightChanged = newValue }
  }

  /// Called after each change of the text, whether by the user or by the app.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { bindings.onTextChanged }
    set { bindings.onTextChanged = newValue }
  }
}
