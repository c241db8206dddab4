import CGtk
import CGtkShims

extension TextView {
  /// Puts entries at the end of the menu that opens next; nil takes them out.
  public func setExtraMenu(_ menu: Menu?) {
    gtk_text_view_set_extra_menu(view, menu?.pointer())
  }

  /// The menu that was opened last; nil before the first time.
  public var contextMenu: ContextMenu? {
    children.first { concertina_object_is_a($0.rawPointer, gtk_popover_menu_get_type()) != 0 }
      .map { ContextMenu(retaining: $0.nativePointer) }
  }
}

/// A handle on the menu of a text view.
@MainActor
public final class ContextMenu: Widget {
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
