import GtkCore
import RichTextEditing

/// What a row of a list of results shows: a line, and a less important one below it.
@MainActor
struct TwoLines {
  private let first = Label()
  private let second = Label()
  let widget: Widget

  init() {
    for label in [first, second] {
      label.xAlignment = .start
      label.ellipsize()
    }
    second.addStyleClass("dim-label")
    widget = Box(.vertical, [first, second])
    widget.setExpands(horizontally: true)
  }

  func show(_ first: String, _ second: String) {
    self.first.text = first
    self.second.text = second
  }

  /// Creates a page with a list and its status.
  static func page<Item>(_ list: ListView<Item>, _ status: Label, name: String) -> Widget {
    list.activatesOnClick = true
    list.accessibleLabel = name
    status.addStyleClass("dim-label")
    let scroller = ScrolledWindow(list)
    scroller.setExpands(vertically: true)
    return Box(.vertical, spacing: 6, [status, scroller])
  }
}
