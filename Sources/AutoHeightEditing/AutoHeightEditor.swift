import DataBinding
import GtkCore
import WidgetSupport

/// A text editor that grows with its text from one line to ``maxLines``, and then scrolls.
///
///     @State var text = ""
///     let editor = AutoHeightEditor(text: $text, maxLines: 5)
///
/// Everything that the initializer takes can be changed later.
///
/// ## Sizing
/// The editor uses height-for-width sizing: its height is that of the lines at the width it is
/// given, exactly as they are drawn, and is right in the first frame. It follows the text, the
/// width, the font, the text scale, the theme and the text direction. The minimum height is one
/// line; in rows of lists, in pages that scroll and in windows without a size of their own it is
/// the natural height.
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
/// The text view is a multi-line text field; name it with ``accessibleLabel`` or with a visible
/// label. The placeholder is a property of the field and is not read a second time. A text that
/// does not match its pattern makes the field invalid.
///
/// ## Origin
/// This is the AutoHeightEditor of iOS. It differs where that editor was wrong: it counts the lines
/// as they are really laid out, follows changes of width, shows preset text at its full height,
/// keeps its height exact at `maxLines`, matches its pattern from the start, shows the whole
/// `disabledPlaceholder`, and cannot be frozen by a pattern.
@MainActor
public final class AutoHeightEditor: Widget {
  let implementation: AutoHeightEditorImplementation
  var bindings: EditorBindings { implementation.bindings }

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - text: The text, which the editor reads and writes.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpacing: The space between lines in pixels; a negative value or NaN means none.
  ///   - maxLines: The number of lines at which the editor stops growing; less than 1 counts as 1.
  ///   - hasBorder: Whether the editor draws a border with round corners.
  ///   - isEnabled: Whether text can be entered; nil for a state of the editor's own.
  ///   - disabledPlaceholder: What the editor shows instead of its text while it is disabled.
  ///   - pattern: The regular expression that the text is matched against; nil for none.
  ///   - isMatched: Set to whether the pattern is found in the text; without it, see ``match``.
  ///   - placeholder: What the editor shows while it is enabled and empty.
  ///   - minLines: The least number of lines to show, even without text; at most `maxLines`.
  public init(
    text: Binding<String>,
    font: TextFont = .body,
    lineSpacing: Double = 2,
    maxLines: Int,
    hasBorder: Bool = true,
    isEnabled: Binding<Bool>? = nil,
    disabledPlaceholder: String = "",
    pattern: String? = nil,
    isMatched: Binding<Bool> = .constant(false),
    placeholder: String = "",
    minLines: Int = 1
  ) {
    LibraryStyle.load(.editor)
    implementation = AutoHeightEditorImplementation(
      text: text, isEnabled: isEnabled ?? State(true).binding)
    super.init(
      class: AutoHeightEditorImplementation.widgetClass, implementation: implementation)
    implementation.build()
    area.setLineSpacing(self.lineSpacing)
    limitLines()
    setStyleClass("bordered", self.hasBorder)
    self.font = font
    self.lineSpacing = lineSpacing
    self.maxLines = maxLines
    self.minLines = minLines
    self.hasBorder = hasBorder
    self.placeholder = placeholder
    self.disabledPlaceholder = disabledPlaceholder
    bindings.matching.use(pattern, isMatched: isMatched)
  }

  /// Creates another handle on an editor; nil for another widget.
  ///
  /// For a pointer of another binding, `Widget(retaining:)` creates the widget.
  public init?(existing widget: Widget) {
    guard let implementation = AutoHeightEditorImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  // MARK: Accessibility

  /// The name that a screen reader reads; empty for none.
  public override var accessibleLabel: String {
    get { self[Self.accessibleLabel] }
    set { self[Self.accessibleLabel] = newValue }
  }

  /// The longer description that a screen reader can read; empty for none.
  public override var accessibleDescription: String {
    get { self[Self.accessibleDescription] }
    set { self[Self.accessibleDescription] = newValue }
  }

  // MARK: Parts

  /// The growing text area inside, with the text view, the buffer and the measurements.
  public var area: GrowingTextArea { implementation.area }

  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  ///     editor.extraMenu = { range in
  ///       guard !range.isEmpty else { return [] }
  ///       return [MenuEntry("_Translate") { translate(range) }]
  ///     }
  ///
  /// The range is the selection if the menu opens in it, and otherwise an empty one: the place of
  /// the click, or the caret, in Unicode scalars.
  public var extraMenu: (@MainActor (Range<Int>) -> [MenuEntry])? {
    get { area.extraMenu }
    set { area.extraMenu = newValue }
  }

  /// Reads the bindings again, which is needed for bindings made of two closures.
  public func update() { bindings.update() }

  // MARK: Events

  /// The editor has a new height in pixels, after the layout that gave it to the editor.
  public var heightChanged: Event<Int> { implementation.heightChanged }

  /// Called when ``heightChanged`` happens.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { heightChanged.handler }
    set { heightChanged.handler = newValue }
  }

  /// The text has changed, by the user or by the app.
  public var textChanged: Event<Void> { implementation.bindings.textChanged }

  /// Called when ``textChanged`` happens.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { textChanged.action }
    set { textChanged.action = newValue }
  }
}
