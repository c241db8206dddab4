import Concertina
import GtkCore

// The code of `GettingStarted.md`.

@MainActor
final class MainWindow: WindowOwner {
  let window: ApplicationWindow
  private let text = State("")

  init(application: Application) {
    window = ApplicationWindow(application: application)
    let save = Button("Save")
    save.onClicked { [weak self] in self?.save() }
    let editor = AutoHeightEditor(text: text.projectedValue, maxLines: 5)
    window.child = Box(.vertical, [editor, save])
  }

  private func save() { print(text.wrappedValue) }
}

@MainActor
func openMainWindow(of application: Application) {
  application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
  application.onActivate { application in MainWindow(application: application) }
}
