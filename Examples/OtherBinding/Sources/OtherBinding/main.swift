import AutoHeightEditing
import CGtk
import Foundation
import Gtk

// The app has the window, the box, the label and the state of its own binding, and the editor of
// Concertina's. It imports the system that it needs, without Concertina's State.
@MainActor
final class Note {
  var text = State("text at \(Date(timeIntervalSince1970: 0))")
}

@MainActor
func show(_ note: Note, title: State<String>) -> String {
  let window = Window()
  let box = Box()
  window.setChild(box)
  box.append(Label(title.value).pointer)
  let editor = AutoHeightEditor(
    text: .init(get: { note.text.value }, set: { note.text.value = $0 }), maxLines: 5)
  let widget = UnsafeMutablePointer<GtkWidget>(editor.nativePointer)
  box.append(widget)
  box.append(Button("Save").pointer)
  return String(cString: gtk_widget_get_name(widget))
}

Application.start()
print(MainActor.assumeIsolated { show(Note(), title: State("Notes")) })
