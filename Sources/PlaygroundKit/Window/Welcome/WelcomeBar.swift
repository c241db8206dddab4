import GtkCore
import TextTranslation

/// The bar above the stage in the first start: the name of the product, what it is, and what to
/// try.
@MainActor
final class WelcomeBar {
  let widget = Box(.horizontal, spacing: 12)
  private let close = Button(icon: "window-close-symbolic", tooltip: translated("Close"))

  init(title text: String, line sentence: String) {
    let title = Label(text)
    title.addStyleClass("title-2")
    let line = Label(sentence)
    line.name = "welcome-line"
    for label in [title, line] {
      label.xAlignment = .start
      label.wrapLines()
    }
    let column = Box(.vertical, spacing: 3, [title, line])
    column.setExpands(horizontally: true)
    close.name = "welcome-close"
    close.addStyleClass("flat")
    close.verticalAlignment = .start
    widget.name = "welcome"
    widget.addStyleClass("banner")
    widget.addStyleClass("welcome")
    for child in [column, close] as [Widget] { widget.append(child) }
    widget.isVisible = false
    close.onClicked { [weak widget] in widget?.isVisible = false }
  }
}
