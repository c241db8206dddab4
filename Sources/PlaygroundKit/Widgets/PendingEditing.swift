import CConcertinaGtk
import GtkCore

/// What a label that is edited in place does a moment after it has lost the focus.
///
/// GTK 4.8 does it even if the label is gone by then, with a critical message.
@MainActor
enum PendingEditing {
  /// Ends the editing of all such labels in a widget that is about to go.
  static func end(in content: Widget) {
    for label in content.selfAndDescendants where label.isA(gtk_editable_label_get_type()) {
      gtk_editable_label_stop_editing(label.nativePointer, 0)
      label.resignFocus()
      for part in label.selfAndDescendants { cancel(controllersOf: part) }
    }
  }

  private static func cancel(controllersOf widget: Widget) {
    guard let list = gtk_widget_observe_controllers(UnsafeMutablePointer(widget.nativePointer))
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_object(list, index) else { continue }
      defer { g_object_unref(controller) }
      while let source = g_main_context_find_source_by_user_data(nil, controller) {
        g_source_destroy(source)
      }
    }
  }
}
