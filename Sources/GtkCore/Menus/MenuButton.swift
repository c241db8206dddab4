import CConcertinaGtk

/// A handle on a GtkMenuButton: a button that opens a menu or a popover.
@MainActor
public final class MenuButton: Widget {
  /// Creates a button with a symbolic icon; the tooltip is also its accessible label.
  public init(icon: String, tooltip: String) {
    super.init(adopting: madeByGtk(gtk_menu_button_new()))
    gtk_menu_button_set_icon_name(nativePointer, icon)
    self.tooltip = tooltip
    accessibleLabel = tooltip
  }

  /// Creates a button that shows another widget; the tooltip is also its accessible label.
  public init(_ child: Widget, tooltip: String) {
    super.init(adopting: madeByGtk(gtk_menu_button_new()))
    call(gtk_menu_button_set_child, child)
    self.tooltip = tooltip
    accessibleLabel = tooltip
  }

  /// Creates a button with a symbolic icon that opens a menu.
  public convenience init(icon: String, tooltip: String, menu: Menu) {
    self.init(icon: icon, tooltip: tooltip)
    setMenu(menu)
  }

  /// Creates a button with a text, which is also its accessible label.
  public init(_ label: String) {
    super.init(adopting: madeByGtk(gtk_menu_button_new()))
    gtk_menu_button_set_label(nativePointer, label)
    accessibleLabel = label
  }

  /// Sets the menu that the button opens.
  public func setMenu(_ menu: Menu) {
    gtk_menu_button_set_menu_model(nativePointer, menu.pointer())
  }

  /// Sets the popover that the button opens.
  public func setPopover(_ popover: Popover) {
    call(gtk_menu_button_set_popover, popover)
  }

  /// Whether the button has a frame; true by default.
  public var hasFrame: Bool {
    get { call(gtk_menu_button_get_has_frame) }
    set { call(gtk_menu_button_set_has_frame, newValue) }
  }

  /// Makes the window's menu key (F10) open the menu.
  public func becomePrimary() { call(gtk_menu_button_set_primary, true) }

  /// Opens the menu or popover.
  public func popUp() { gtk_menu_button_popup(nativePointer) }

  /// Whether the menu or popover is open.
  public var isMenuOpen: Bool {
    guard let popover = gtk_menu_button_get_popover(nativePointer) else { return false }
    return gtk_widget_get_visible(
      UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  /// The popover of the menu, or the one that was set; nil before.
  public var popover: Popover? {
    gtk_menu_button_get_popover(nativePointer).map {
      Popover(retaining: OpaquePointer(UnsafeMutableRawPointer($0)))
    }
  }

  /// Closes the menu or popover.
  public func popDown() { gtk_menu_button_popdown(nativePointer) }
}
