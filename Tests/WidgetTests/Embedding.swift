import CConcertinaGtk
import Concertina

@MainActor
func addEditor(to box: UnsafeMutablePointer<GtkBox>, text: State<String>) {
  let editor = AutoHeightEditor(
    text: text.projectedValue, maxLine: 5, hasBorder: true, isEnabled: .constant(true),
    disabledPlaceholder: "", regExpUse: .none)
  // From here on GTK owns the widget; the handle may go.
  gtk_box_append(box, UnsafeMutablePointer<GtkWidget>(editor.nativePointer))
}
