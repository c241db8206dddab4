import PlaygroundScenes

/// Where the text of a knob is typed.
@MainActor
protocol TextRowField: AnyObject {
  /// What stands in the row.
  var widget: Widget { get }
  /// What has the focus.
  var input: Widget { get }
  /// The text.
  var text: String { get set }
  /// Called when the text has changed, by whomever.
  func onChanged(_ handler: @escaping @MainActor (String) -> Void)
}

/// A line.
@MainActor
final class ShortTextField: TextRowField {
  private let entry = Entry()

  init() { entry.setWidth(inCharacters: 8) }

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

/// Several lines.
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
    view.setAcceptsTab(false)
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
