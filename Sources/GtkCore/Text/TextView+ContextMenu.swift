import CConcertinaGtk
import CConcertinaShims

extension TextView: ContextMenuText {
  package var extraMenu: Object? {
    get { gtk_text_view_get_extra_menu(view).map { Object(retaining: OpaquePointer($0)) } }
    set {
      gtk_text_view_set_extra_menu(view, newValue.map { UnsafeMutablePointer($0.nativePointer) })
    }
  }

  package var selection: Range<Int> { buffer.selection }
}

extension TextLine: ContextMenuText {
  package var extraMenu: Object? {
    get { gtk_text_get_extra_menu(view).map { Object(retaining: OpaquePointer($0)) } }
    set { gtk_text_set_extra_menu(view, newValue.map { UnsafeMutablePointer($0.nativePointer) }) }
  }

  package func offset(x: Double, y: Double) -> Int { offset(x: x) }
}

/// A handle on the context menu of a text view or a line.
@MainActor
package final class ContextMenu: Widget {
  /// Creates a handle if a widget is such a menu; `nil` for any other widget.
  package convenience init?(_ widget: Widget) {
    guard concertina_object_is_a(widget.rawPointer, gtk_popover_menu_get_type()) != 0 else {
      return nil
    }
    self.init(retaining: widget.nativePointer)
  }

  /// Replaces the actions that GTK has assigned to entries; their titles stay.
  ///
  /// - Parameter actions: The names of the new actions, keyed by those of the old ones.
  /// - Returns: The names of the old actions that have entries.
  @discardableResult
  package func redirect(_ actions: [String: String]) -> Set<String> {
    guard let model = gtk_popover_menu_get_menu_model(nativePointer) else { return [] }
    var found: Set<String> = []
    let menu = Menu.copy(
      of: Object(retaining: OpaquePointer(model)), redirecting: actions, found: &found)
    gtk_popover_menu_set_menu_model(nativePointer, menu.pointer())
    return found
  }

  /// Called when the menu is about to be shown.
  @discardableResult
  package func onOpening(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onMapped(handler)
  }

  /// Inserts entries before those of the menu.
  ///
  /// - Parameter menu: The entries, which may be changed later.
  /// - Returns: Whether the menu has entries to insert them before.
  @discardableResult
  package func prepend(_ menu: Menu) -> Bool {
    guard let model = gtk_popover_menu_get_menu_model(nativePointer) else { return false }
    let all = Menu()
    all.appendSection(menu)
    all.appendSection(Object(retaining: OpaquePointer(model)))
    gtk_popover_menu_set_menu_model(nativePointer, all.pointer())
    return true
  }

  /// Whether the menu is open.
  package var isOpen: Bool { isVisible }

  /// Called when the menu was closed.
  @discardableResult
  package func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.closed) { _ in handler() }
  }

  /// Closes the menu.
  package func close() { gtk_popover_popdown(pointer()) }
}

extension Signal where Emitter: ContextMenu, Arguments == Void, Result == Void {
  fileprivate static var closed: Self { Signal("closed") }
}
