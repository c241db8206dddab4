import GtkCore
import WidgetSupport

/// A text view that grows with its text up to a number of lines, and then scrolls.
///
///     @State var message = ""
///     let view = ExpandableTextView(text: $message, maxNumberOfLines: 4)
///     view.onHeightChanged = { print("wants \($0) px") }
///
/// In a bar with a Send button it is part of an ``ExpandableToolbar``.
///
/// ## Sizing
/// Height for width: the height of the lines at the width that the view is given, and never less than
/// `minimumHeight`; right in the first frame, after a paste, after undo, and after a change of width.
///
/// ## Events
/// ``onHeightChanged``, ``onTextChanged``, ``onFocusChanged``; the binding hears of the text.
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
/// A multi-line text field; give it a name with ``setLabel(_:)``. The placeholder is a property of it.
///
/// ## Origin
/// The ExpandableTextView of iOS. It differs where the original was wrong: more text than fits grows it
/// to the limit instead of not at all, text that the program sets counts, the first line is not
/// clipped, the caret is followed and not the end of the text, a change of width counts, and an app can
/// listen to it.
@MainActor
public final class ExpandableTextView: Widget {
  let implementation: ExpandableTextViewImplementation

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - text: The text, read and written.
  ///   - maxNumberOfLines: The number of lines at which it stops growing; less than 1 counts as 1.
  ///   - minimumHeight: The least height in pixels; less than a line is no limit.
  ///   - placeholder: Shown while there is no text.
  ///   - font: One of the eleven text styles, or a Pango font description.
  public init(
    text: Binding<String>,
    maxNumberOfLines: Int = 4,
    minimumHeight: Int = 30,
    placeholder: String = "",
    font: TextFont = .body
  ) {
    LibraryStyle.load(.composer)
    let implementation = ExpandableTextViewImplementation()
    self.implementation = implementation
    self.maxNumberOfLines = maxNumberOfLines
    super.init(
      class: ExpandableTextViewImplementation.widgetClass, implementation: implementation)
    implementation.minimumHeight = minimumHeight
    implementation.build(text: text)
    area.setLineLimits(minimum: 1, maximum: maxNumberOfLines)
    area.placeholder = placeholder
    area.font = font
  }

  /// The number of lines at which the view stops growing; less than 1 counts as 1.
  public var maxNumberOfLines: Int {
    didSet { area.setLineLimits(minimum: 1, maximum: maxNumberOfLines) }
  }

  /// The least height in pixels; less than a line is no limit.
  public var minimumHeight: Int {
    get { implementation.minimumHeight }
    set { implementation.minimumHeight = newValue }
  }

  /// Shown while there is no text.
  public var placeholder: String {
    get { area.placeholder }
    set { area.placeholder = newValue }
  }

  /// One of the eleven text styles, or a Pango font description.
  public var font: TextFont {
    get { area.font }
    set { area.font = newValue }
  }

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

  /// Reads the binding again: needed for one that is made of two closures.
  public func update() { implementation.text?.update() }

  /// The height that the text wants at the present width, in pixels.
  ///
  /// An owner that animates may give the view another height meanwhile.
  public var wantedHeight: Int { implementation.wantedHeight }

  /// Sets the name that a screen reader says.
  public func setLabel(_ label: String) { area.textView.setAccessibleLabel(label) }

  // MARK: Events

  /// Called with the height that the text wants, in pixels, whenever it is another one.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.events.heightChanged }
    set { implementation.events.heightChanged = newValue }
  }

  /// Called after each change of the text, by whomever.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { implementation.events.textChanged }
    set { implementation.events.textChanged = newValue }
  }

  /// Called when the keyboard focus comes into the text or leaves it.
  public var onFocusChanged: (@MainActor (Bool) -> Void)? {
    get { implementation.events.focusChanged }
    set { implementation.events.focusChanged = newValue }
  }

  /// Called when a composition of an input method began, changed or ended.
  public var onPreeditChanged: (@MainActor (String) -> Void)? {
    get { implementation.events.preeditChanged }
    set { implementation.events.preeditChanged = newValue }
  }
}
