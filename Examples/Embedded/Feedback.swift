import CConcertinaGtk
import Concertina

/// The widgets that the program uses, which GTK owns, and the text of the editor.
@MainActor
final class Feedback {
  private let subject: OpaquePointer
  private let status: OpaquePointer
  private let text = State("")

  /// Finds the widgets, and puts the editor into the box that the `.ui` file has for it.
  init(_ builder: OpaquePointer) {
    subject = OpaquePointer(gtk_builder_get_object(builder, "subject"))
    status = OpaquePointer(gtk_builder_get_object(builder, "status"))
    let box = OpaquePointer(gtk_builder_get_object(builder, "message"))
    let editor = AutoHeightEditor(
      text: text.projectedValue, maxLines: 5, placeholder: "What should we know?")
    editor.accessibleLabel = "Message"
    // From here on GTK owns the editor: its handle may go when this function ends.
    gtk_box_append(
      UnsafeMutablePointer<GtkBox>(box), UnsafeMutablePointer<GtkWidget>(editor.nativePointer))
    editor.focus()
  }

  /// Shows what would be sent, and empties the editor.
  func send() {
    let subject = gtk_editable_get_text(subject).map { String(cString: $0) } ?? ""
    gtk_label_set_text(status, "Sent “\(subject)”: \(text.wrappedValue)")
    text.wrappedValue = ""
  }
}
