import CGtk
import Concertina
import Foundation
import Gtk

// The app has the window, the box and the label of its own binding, and the editor of Concertina's.
// Where both have a type of one name, the module's name says which is meant.
@MainActor
func show(_ text: Concertina.State<String>, title: Gtk.State<String>) -> String {
  let window = Window()
  let box = Box()
  window.setChild(box)
  box.append(Label(title.value).pointer)
  let editor = AutoHeightEditor(text: text.projectedValue, maxLines: 5)
  let widget = UnsafeMutablePointer<GtkWidget>(editor.nativePointer)
  box.append(widget)
  box.append(Button("Save").pointer)
  return String(cString: gtk_widget_get_name(widget))
}

Application.start()
let text = Concertina.State(wrappedValue: "text at \(Date(timeIntervalSince1970: 0))")
print(MainActor.assumeIsolated { show(text, title: Gtk.State("Notes")) })
