import Concertina
import GtkCore

/// The window: a composer with nothing above it yet.
@MainActor
final class ChatWindow: WindowOwner {
  let window: ApplicationWindow
  private let bar = ExpandableToolbar(
    text: State("").binding, placeholder: "Message")

  init(application: Application) {
    window = ApplicationWindow(application: application)
    window.title = "Chat"
    window.defaultSize = (640, 480)
    window.child = ComposerPage(content: ScrolledWindow(), toolbar: bar)
    bar.textView.focus()
  }
}
