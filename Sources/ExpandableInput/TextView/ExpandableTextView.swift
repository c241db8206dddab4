import DataBinding
import GtkCore
import WidgetSupport

/// A text view that grows with its text up to a number of lines, and then scrolls.
///
///     @State var message = ""
///     let view = ExpandableTextView(text: $message, maxLines: 4)
///     view.onHeightChanged = { print("wants \($0) px") }
///
/// An ``ExpandableToolbar`` is such a view in a bar with a Send button.
///
/// ## Sizing
/// The view uses height-for-width sizing: its height is that of the lines at the width it is given,
/// and never less than `minHeight`. It is right in the first frame, after a paste, after undo, and
/// after a change of width.
///
/// ## Events
/// ``onHeightChanged``, ``onTextChanged`` and ``onFocusChanged`` report changes; the binding
/// receives the text.
///
/// ## CSS nodes
///
///     expandabletextview
///     ╰── growingtext
///         ├── textview.view
///         ├── label.placeholder
///         ╰── scrollbar.overlay-indicator
///
/// Padding, background and border belong to `growingtext`.
///
/// ## Accessibility
/// The view is a multi-line text field; name it with ``accessibleLabel``. The placeholder is a
/// property of the field.
///
/// ## Origin
/// This is the ExpandableTextView of iOS. It differs where that view was wrong: a text that is too
/// long makes the view grow to its limit instead of not at all; text set by the program counts; the
/// first line is not clipped; the view follows the caret and not the end of the text; a change of
/// width counts; and the app is notified of changes.
@MainActor
public final class ExpandableTextView: Widget {
  let implementation: ExpandableTextViewImplementation

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - text: The text, which the view reads and writes.
  ///   - maxLines: The number of lines at which it stops growing; less than 1 counts as 1.
  ///   - minHeight: The least height in pixels; a value below the height of a line has no
  ///     effect.
  ///   - placeholder: The text to show while the view is empty.
  ///   - font: One of the eleven text styles, or a Pango font description.
  public init(
    text: Binding<String>,
    maxLines: Int = 4,
    minHeight: Int = 30,
    placeholder: String = "",
    font: TextFont = .body
  ) {
    LibraryStyle.load(.composer)
    let implementation = ExpandableTextViewImplementation()
    self.implementation = implementation
    super.init(
      class: ExpandableTextViewImplementation.widgetClass, implementation: implementation)
    implementation.build(text: text)
    area.setLineLimits(min: 1, max: self.maxLines)
    self.maxLines = maxLines
    self.minHeight = minHeight
    self.placeholder = placeholder
    self.font = font
  }

  /// Creates another handle on a view; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = ExpandableTextViewImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  // MARK: Parts

  /// The growing text area inside, with the text view, the buffer and the measurements.
  public var area: GrowingTextArea { implementation.area }

  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  ///     view.extraMenu = { range in
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

  /// Reads the binding again, which is needed for a binding made of two closures.
  public func update() { implementation.text?.update() }

  /// The height in pixels that the text requires at the present width.
  ///
  /// An owner that animates may temporarily give the view another height.
  public var wantedHeight: Int { implementation.wantedHeight }

  // MARK: Accessibility

  /// The name that a screen reader reads; empty for none.
  public override var accessibleLabel: String {
    get { self[Self.accessibleLabel] }
    set { self[Self.accessibleLabel] = newValue }
  }

  /// The longer description that a screen reader can read; empty for none.
  public override var accessibleDescription: String {
    get { area.accessibleDescription }
    set { area.accessibleDescription = newValue }
  }

  // MARK: Events

  /// The text requires another height, in pixels.
  public var heightChanged: Event<Int> { implementation.heightChanged }

  /// Called when ``heightChanged`` happens.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { heightChanged.handler }
    set { heightChanged.handler = newValue }
  }

  /// The text has changed, by the user or by the app.
  public var textChanged: Event<Void> { implementation.textChanged }

  /// Called when ``textChanged`` happens.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { textChanged.action }
    set { textChanged.action = newValue }
  }

  /// The text has gained or lost the keyboard focus.
  public var focusChanged: Event<Bool> { implementation.focusChanged }

  /// Called when ``focusChanged`` happens.
  public var onFocusChanged: (@MainActor (Bool) -> Void)? {
    get { focusChanged.handler }
    set { focusChanged.handler = newValue }
  }

  /// The composition of an input method has begun, changed or ended.
  public var preeditChanged: Event<String> { implementation.preeditChanged }

  /// Called with the preedit text when ``preeditChanged`` happens.
  public var onPreeditChanged: (@MainActor (String) -> Void)? {
    get { preeditChanged.handler }
    set { preeditChanged.handler = newValue }
  }
}
