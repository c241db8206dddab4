import Concertina
import Foundation
import GtkCore

/// The window: a text that grows while it is written, and is there again at the next start.
@MainActor
final class MainWindow {
  let window: ApplicationWindow
  private let text = State("")
  private let editor: AutoHeightEditor
  private let file: URL

  init(application: Application) {
    window = ApplicationWindow(application: application)
    file = URL(filePath: application.dataFolder).appending(path: "text.txt")
    // There is nothing to read at the first start.
    text.wrappedValue = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
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
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileReplacement.write(Array(text.wrappedValue.utf8), to: file.path)
      return true
    } catch {
      let alert = AlertDialog("The text cannot be saved", detail: error.localizedDescription)
      Task { [window] in await alert.choose(above: window) }
      return false
    }
  }
}
