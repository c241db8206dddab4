import GtkCore
import WidgetSupport

/// The keys of a rich editor that are no text: undo and redo, which GTK's own view knows for plain text
/// only.
@MainActor
enum EditorKeys {
  static func connect(to editor: EditorViewImplementation) {
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak editor] in editor?.pressed($0) ?? false }
    editor.area.textView.add(keys)
  }
}

extension EditorViewImplementation {
  fileprivate func pressed(_ key: KeyController.Key) -> Bool {
    guard hasWidget, key.control, !key.alt else { return false }
    switch (key.name.lowercased(), key.shift) {
    case ("z", false): session.undo()
    case ("z", true), ("y", false): session.redo()
    default: return false
    }
    return true
  }
}
