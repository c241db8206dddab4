import CGtk

/// A handle on a GtkMenuButton: a button that opens a menu or a popover.
@MainActor
public final class MenuButton: Widget {
  /// Makes a button with a symbolic icon; the tooltip is also its name for screen readers.
  public init(icon: String, tooltip: String) {
    super.init(adopting: madeByGtk(gtk_menu_button_new()))
    gtk_menu_button_set_icon_name(nativePointer, icon)
    setTooltip(tooltip)
    setAccessibleLabel(tooltip)
  }

  /// Makes a button with a text.
  public init(_ label: String) {
    super.init(adopting: madeByGtk(gtk_menu_button_new()))
    gtk_menu_button_set_label(nativePointer, label)
  }

  /// Opens a menu.
  public func setMenu(_ menu: Menu) {
    gtk_menu_button_set_menu_model(nativePointer, menu.pointer())
  }

  /// Opens a popover.
  public func setPopover(_ popover: Popover) {
    gtk_menu_button_set_popover(nativePointer, popover.widgetPointer)
  }

  /// Lets the menu key of the window (F10) open the menu.
  public func becomePrimary() { gtk_menu_button_set_primary(nativePointer, 1) }

  /// Opens what the button has.
  public func popUp() { gtk_menu_button_popup(nativePointer) }

  /// Closes what the button has opened.
  public func popDown() { gtk_menu_button_popdown(nativePointer) }
}
