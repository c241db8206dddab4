import CConcertinaGtk

extension Widget {
  /// Whether the widget is in an open menu.
  package final var isInMenu: Bool {
    gtk_widget_get_ancestor(widgetPointer, gtk_popover_menu_get_type()) != nil
  }

  /// Whether the widget is in a button that opens a menu.
  package final var isInMenuButton: Bool {
    gtk_widget_get_ancestor(widgetPointer, gtk_menu_button_get_type()) != nil
  }
}
