import CGtk

extension Widget {
  /// Puts a text on the clipboard of the widget's display.
  public final func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widgetPointer), text)
  }
}
