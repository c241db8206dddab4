import GtkCore

/// A page of text that can be read, selected and copied, but not changed.
@MainActor
final class TextPage {
  let view = TextView(buffer: TextBuffer())
  let scroller: ScrolledWindow

  init(label: String, name: String) {
    scroller = ScrolledWindow(view)
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.setExpands(horizontally: true, vertically: true)
    view.name = name
    view.wrapLines()
    view.isEditable = false
    view.acceptsTab = false
    view.accessibleLabel = label
    view.setAccessibleMultiLine()
    view.addStyleClass("monospace")
    view.addStyleClass("detail-text")
    view.buffer.disableUndo()
  }

  /// Replaces the text, if it differs.
  func show(_ text: String) {
    guard view.buffer.text != text else { return }
    view.buffer.reset(to: text)
  }
}
