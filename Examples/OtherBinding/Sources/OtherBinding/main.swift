import CGtk
import Concertina
import Foundation

// The app owns the window and the box, and Concertina the editor in them.
@MainActor
func show(_ text: Concertina.State<String>) -> String {
  let window = gtk_window_new()
  let box: UnsafeMutablePointer<GtkWidget>? = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  gtk_window_set_child(
    UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self), box)
  let editor = AutoHeightEditor(text: text.projectedValue, maxLine: 5)
  let widget = UnsafeMutablePointer<GtkWidget>(editor.nativePointer)
  gtk_box_append(UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self), widget)
  return String(cString: gtk_widget_get_name(widget))
}

gtk_init()
let text = Concertina.State(wrappedValue: "text at \(Date(timeIntervalSince1970: 0))")
print(MainActor.assumeIsolated { show(text) })
