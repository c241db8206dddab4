import GtkCore
import WidgetSupport

/// A text editor that grows with its text from one line to `maxLine`, and then scrolls.
///
///     @State var text = ""
///     let editor = AutoHeightEditor(text: $text, maxLine: 5)
///
/// Everything that the initialiser takes can be changed later.
///
/// ## Sizing
/// Height for width: the height is that of the lines at the width that the editor is given, exactly as
/// they will be painted, and right in the first frame. It follows the text, the width, the font, the
/// text scale, the theme and the direction. The minimum is one line; inside a GtkViewport with GTK's
/// default scroll policy it is the natural height.
///
/// With a horizontal alignment other than `fill`, GTK asks for the height at the width of the whole
/// place and only then gives the editor its natural width: a long text in a wide place gets less
/// height than it needs and scrolls. Where an editor shall not fill its place, let it fill a box, or a
/// frame, that has the width it shall have.
///
/// ## Events
/// ``onHeightChanged`` and ``onTextChanged``; the bindings hear of the text, the match and the focus.
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
/// The text view is a multi-line text field; give it a name with ``setLabel(_:)`` or by a visible label.
/// The placeholder is a property of the field and is not read a second time. A text that does not match
/// its pattern makes the field invalid.
///
/// ## Origin
/// The AutoHeightEditor of iOS. It differs where the original was wrong: it counts the lines that are
/// really there, follows changes of width, shows preset text at its height, keeps its height exact at
/// `maxLine`, matches its pattern from the start, shows the whole `disabledPlaceholder`, and cannot be
/// frozen by a pattern.
@MainActor
public final class AutoHeightEditor: Widget {
  let implementation: AutoHeightEditorImplementation
  let bindings: EditorBindings

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - text: The text, read and written.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpace: The space between lines in pixels; negative or no number at all is none.
  ///   - maxLine: The number of lines at which the editor stops growing; less than 1 counts as 1.
  ///   - hasBorder: Whether the editor draws a border with round corners.
  ///   - isEnabled: Whether text can be entered; only read.
  ///   - disabledPlaceholder: What the editor shows instead of its text while it is disabled.
  ///   - regExpUse: Whether the text is matched against a pattern.
  ///   - placeholder: What the editor shows while it is enabled and empty.
  ///   - minLine: The number of lines that are there even without text; at most `maxLine`.
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

  /// One of the eleven text styles, or a Pango font description.
  public var font: TextFont { didSet { area.font = font } }

  /// The space between lines in pixels; negative or no number at all is none.
  public var lineSpace: Double { didSet { area.setLineSpacing(lineSpace) } }

  /// The number of lines at which the editor stops growing; less than 1 counts as 1.
  public var maxLine: Int {
    didSet { area.setLineLimits(minimum: minLine, maximum: maxLine) }
  }

  /// The number of lines that are there even without text; at most ``maxLine``.
  public var minLine: Int {
    didSet { area.setLineLimits(minimum: minLine, maximum: maxLine) }
  }

  /// Whether the editor draws a border with round corners; its size is the same with and without.
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

  /// The growing area inside, with the text view, the buffer and the figures.
  public var area: GrowingTextArea { implementation.area }

  /// The text.
  ///
  /// Setting it is one step that can be undone; reading it copies it.
  public var text: String {
    get { area.text }
    set { area.text = newValue }
  }

  /// Whether text can be entered, as the binding says.
  public var isEnabled: Bool { bindings.isEnabledNow }

  /// Reads the bindings again: needed for those that are made of two closures.
  public func update() { bindings.update() }

  /// Sets the name that a screen reader says.
  public func setLabel(_ label: String) { area.textView.setAccessibleLabel(label) }

  /// Sets the longer description that a screen reader can say; empty for none.
  public func setDescription(_ description: String) {
    area.textView.setAccessibleDescription(description)
  }

  // MARK: Events

  /// Called with the editor's new height in pixels, after the layout that gave it to the editor.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.onHeightChanged }
    set { implementation.onHeightChanged = newValue }
  }

  /// Called after each change of the text, by whomever.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { bindings.onTextChanged }
    set { bindings.onTextChanged = newValue }
  }
}
