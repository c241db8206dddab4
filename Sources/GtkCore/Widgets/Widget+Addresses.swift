import CConcertinaGtk

extension Widget {
  /// Opens an address, such as a URL, in the desktop's program for it.
  package final func showAddress(_ address: String) {
    let window = gtk_widget_get_ancestor(widgetPointer, gtk_window_get_type())
    gtk_show_uri(
      window.map { UnsafeMutablePointer(OpaquePointer($0)) }, address, guint32(GDK_CURRENT_TIME))
  }
}
