import Concertina
import GtkCore

/// The window: an editor of rich text with a toolbar.
@MainActor
final class NotesWindow: WindowOwner {
  let window: ApplicationWindow
  private let editor = EditorView()

  init(application: Application) {
    window = ApplicationWindow(application: application)
    buildWindow()
    editor.focus()
  }

  private func buildWindow() {
    window.title = "Notes"
    window.defaultSize = (720, 480)
    window.keepSize()
    editor.accessibleLabel = "Note"
    editor.setMargins(6)
    editor.setExpands(horizontally: true, vertically: true)
    let toolbar = FormattingToolbar(entries: FormattingToolbar.standard)
    window.child = Box(.vertical, spacing: 6, [toolbar, editor])
  }
}
