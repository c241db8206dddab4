import CGtk
import CGtkShims

extension TextView {
  /// Puts entries at the end of the menu that opens next; nil takes them out.
  public func setExtraMenu(_ menu: Menu?) {
    gtk_text_view_set_extra_menu(view, menu?.pointer())
  }

  /// The menu that was opened last; nil before the first time.
  public var contextMenu: ContextMenu? {
    children.lazy.compactMap { ContextMenu($0) }.first
  }
}

/// A handle on the menu of a text view or a line.
@MainActor
public final class ContextMenu: Widget {
  /// The menu that a widget is; nil for any other widget.
  public convenience init?(_ widget: Widget) {
    guard concertina_object_is_a(widget.rawPointer, gtk_popover_menu_get_type()) != 0 else {
      return nil
    }
    self.init(retaining: widget.nativePointer)
  }

  /// Lets entries start other actions than those that GTK has given them; their titles stay.
  ///
  /// - Parameter actions: The names of the new actions, by those of the old ones.
  /// - Returns: The names of the old actions that there are entries for.
  @discardableResult
  public func redirect(_ actions: [String: String]) -> Set<String> {
    guard let model = gtk_popover_menu_get_menu_model(nativePointer) else { return [] }
    var found: Set<String> = []
    let menu = Menu.copy(
      of: Object(retaining: OpaquePointer(model)), redirecting: actions, found: &found)
    gtk_popover_menu_set_menu_model(nativePointer, menu.pointer())
    return found
  }

  /// Called when the menu is about to be seen.
  public func onOpening(_ handler: @escaping @MainActor () -> Void) {
    connect("map") { _ in handler() }
  }

  /// Puts entries before those that the menu has.
  ///
  /// - Parameter menu: The entries, which may be changed later.
  /// - Returns: Whether there was something to put them before.
  @discardableResult
  public func prepend(_ menu: Menu) -> Bool {
    guard let model = gtk_popover_menu_get_menu_model(nativePointer) else { return false }
    let all = Menu()
    all.appendSection(menu)
    all.appendSection(Object(retaining: OpaquePointer(model)))
    gtk_popover_menu_set_menu_model(nativePointer, all.pointer())
    return true
  }

  /// Whether the menu is open.
  public var isOpen: Bool { isVisible }

  /// Called when the menu was closed.
  @discardableResult
  public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("closed") { _ in handler() }
  }

  /// Closes the menu.
  public func close() { gtk_popover_popdown(pointer()) }
}
