import GtkCore

/// The button that sends: its title, or a spinner of the same size while a message is being sent,
/// with the number of those that wait for it.
@MainActor
final class SendButton {
  let button: Button
  private let pages = Stack()
  private let label: Label
  private let spinner = Spinner()
  private let waiting = Label("", role: .presentation)

  init(title: String) {
    label = Label(title)
    let progress = Box(.horizontal, spacing: 4, [spinner, waiting])
    progress.horizontalAlignment = .center
    waiting.isVisible = false
    pages.setHomogeneous(horizontally: true, vertically: true)
    pages.add(label, named: "title", title: title)
    pages.add(progress, named: "spinner", title: "")
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

  /// Shows whether a message is being sent, and how many wait for it.
  func show(isBusy: Bool, waitingCount: Int) {
    spinner.isSpinning = isBusy
    pages.visiblePage = isBusy ? "spinner" : "title"
    waiting.text = "\(waitingCount)"
    waiting.isVisible = waitingCount > 0
  }
}
