import Concertina
import GtkCore

/// The window: a text that grows while it is written, and is there again at the next start.
@MainActor
final class MainWindow: WindowOwner {
  let window: ApplicationWindow
  private let text = State("")
  private let editor: AutoHeightEditor
  private var file: DocumentFile

  init(application: Application) {
    window = ApplicationWindow(application: application)
    file = DocumentFile(path: application.dataFolder + "/text.txt")
    // There is nothing to read at the first start.
    text.wrappedValue = String(decoding: (try? file.read()) ?? [], as: UTF8.self)
    editor = AutoHeightEditor(text: text.binding, maxLines: 12, placeholder: "Write something")
    editor.accessibleLabel = "Text"
    editor.setMargins(12)
    window.title = "MyApp"
    window.defaultSize = (480, 320)
    window.child = Box(.vertical, [editor])
    // The window stays open with a text that cannot be saved.
    window.onCloseRequest { [weak self] in self?.save() == false }
    editor.focus()
  }

  private func save() -> Bool {
    do throws(DocumentFileError) {
      try file.write(Array(text.wrappedValue.utf8))
      return true
    } catch {
      let alert = AlertDialog("The text cannot be saved", detail: error.message)
      Task { [window] in await alert.choose(above: window) }
      return false
    }
  }
}
