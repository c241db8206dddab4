import GtkCore

/// The button that sends: its title, or a spinner of the same size while a message is being sent.
@MainActor
final class SendButton {
  let button: Button
  private let pages = Stack()
  private let label: Label
  private let spinner = Spinner()

  init(title: String) {
    label = Label(title)
    pages.setHomogeneous(horizontally: true, vertically: true)
    pages.add(label, named: "title", title: title)
    pages.add(spinner, named: "spinner", title: "")
    button = Button(child: pages)
    button.name = "send"
    button.addStyleClass("suggested-action")
    button.addStyleClass("text-button")
    button.accessibleLabel = title
  }

  var title: String {
    get { label.text }
    set {
      label.text = newValue
      button.accessibleLabel = newValue
    }
  }

  var isBusy: Bool {
    get { spinner.isSpinning }
    set {
      spinner.isSpinning = newValue
      pages.visiblePage = newValue ? "spinner" : "title"
    }
  }
}
