import CConcertinaGtk

extension TextView {
  /// Changes the selection without offering it to the middle mouse button.
  ///
  /// GTK offers every new selection, and then deselects whatever was offered before, also in
  /// another widget.
  package func withoutOffering(_ change: () -> Void) {
    guard gtk_widget_get_realized(widgetPointer) != 0, let display = gdk_display_get_default(),
      let clipboard = gdk_display_get_primary_clipboard(display)
    else { return change() }
    gtk_text_buffer_remove_selection_clipboard(buffer.buffer, clipboard)
    change()
    gtk_text_buffer_add_selection_clipboard(buffer.buffer, clipboard)
  }
}
