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
/// The view is a multi-line text field; name it with ``accessibleName``. The placeholder is a
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

  /// Makes a view.
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
    self.maxLines = maxLines
    super.init(
      class: ExpandableTextViewImplementation.widgetClass, implementation: implementation)
    implementation.minHeight = minHeight
    implementation.build(text: text)
    area.setLineLimits(min: 1, max: maxLines)
    area.placeholder = placeholder
    area.font = font
  }

  /// The number of lines at which the view stops growing; less than 1 counts as 1.
  public var maxLines: Int {
    didSet { area.setLineLimits(min: 1, max: maxLines) }
  }

  /// The least height in pixels; a value below the height of a line has no effect.
  public var minHeight: Int {
    get { implementation.minHeight }
    set { implementation.minHeight = newValue }
  }

  /// The text to show while the view is empty.
  public var placeholder: String {
    get { area.placeholder }
    set { area.placeholder = newValue }
  }

  /// The font: one of the eleven text styles, or a Pango font description.
  public var font: TextFont {
    get { area.font }
    set { area.font = newValue }
  }

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

  /// Reads the binding again, which is needed for a binding made of two closures.
  public func update() { implementation.text?.update() }

  /// The height in pixels that the text requires at the present width.
  ///
  /// An owner that animates may temporarily give the view another height.
  public var wantedHeight: Int { implementation.wantedHeight }

  /// The name that a screen reader reads; empty for none.
  public var accessibleName: String {
    get { area.textView.accessibleLabel }
    set { area.textView.accessibleLabel = newValue }
  }

  // MARK: Events

  /// Called with the height in pixels that the text requires, whenever it changes.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.events.heightChanged }
    set { implementation.events.heightChanged = newValue }
  }

  /// Called after each change of the text, whether by the user or by the app.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { implementation.events.textChanged }
    set { implementation.events.textChanged = newValue }
  }

  /// Called when the text gets or loses the keyboard focus.
  public var onFocusChanged: (@MainActor (Bool) -> Void)? {
    get { implementation.events.focusChanged }
    set { implementation.events.focusChanged = newValue }
  }

  /// Called with the preedit text when the composition of an input method begins, changes or ends.
  public var onPreeditChanged: (@MainActor (String) -> Void)? {
    get { implementation.events.preeditChanged }
    set { implementation.events.preeditChanged = newValue }
  }
}
