import CGtk

/// A handle on a GMenu: the entries of a menu, each with the action that it starts.
///
///     let menu = Menu()
///     menu.append("Keyboard shortcuts", action: "win.shortcuts")
@MainActor
public final class Menu: Object {
  /// Makes an empty menu.
  public init() {
    super.init(adopting: checked(g_menu_new()))
  }

  /// Adds an entry; an underscore in the title marks its key.
  public func append(_ title: String, action: String) {
    g_menu_append(nativePointer, title, action)
  }

  /// Adds the entries of another menu as a section, with a line above it.
  public func appendSection(_ section: Menu) {
    // The menu's own pointer is that of the base class, for which the importer has another type.
    g_menu_append_section(nativePointer, nil, section.pointer())
  }
}
