import GtkCore

/// The text input of a knob.
@MainActor
protocol TextRowField: AnyObject {
  /// The widget in the row.
  var widget: Widget { get }
  /// The widget with the focus.
  var input: Widget { get }
  /// The text.
  var text: String { get set }
  /// Calls a handler after each change of the text, whether by the user or by the app.
  func onChanged(_ handler: @escaping @MainActor (String) -> Void)
}

/// A text input of one line.
@MainActor
final class ShortTextField: TextRowField {
  private let entry = Entry()

  init() { entry.widthInCharacters = 8 }

  var widget: Widget { entry }
  var input: Widget { entry }
  var text: String {
    get { entry.text }
    set { entry.text = newValue }
  }

  func onChanged(_ handler: @escaping @MainActor (String) -> Void) {
    entry.onTextChanged(handler)
  }
}

/// A text input of several lines.
@MainActor
final class LongTextField: TextRowField {
  private let view = TextView(buffer: TextBuffer())
  private let scroller: ScrolledWindow

  init() {
    scroller = ScrolledWindow(view)
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.requestSize(height: 84)
    scroller.addStyleClass("frame")
    view.wrapLines()
    view.acceptsTab = false
    view.setAccessibleMultiLine()
    view.addStyleClass("knob-text")
  }

  var widget: Widget { scroller }
  var input: Widget { view }
  var text: String {
    get { view.buffer.text }
    set { view.buffer.reset(to: newValue) }
  }

  func onChanged(_ handler: @escaping @MainActor (String) -> Void) {
    view.buffer.onChanged { [weak view] in
      guard let view else { return }
      handler(view.buffer.text)
    }
  }
}
