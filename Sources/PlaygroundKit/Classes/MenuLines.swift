import CConcertinaGtk
import GtkCore

/// Menus as lines: an indented line is an entry of the submenu above it, and `-` begins a section.
@MainActor
enum MenuLines {
  private static let group = "knob-menu"
  /// How deep submenus are: GTK makes a page for each.
  private static let maxDepth = 8

  /// Returns the lines of a menu; nil if there are too many.
  static func lines(of model: Object?) -> [String]? {
    var lines: [String] = []
    if let model { collect(model.nativePointer, indented: "", into: &lines) }
    return lines.count <= LineProperty.maxCount ? lines : nil
  }

  private static func collect(
    _ model: OpaquePointer, indented: String, into lines: inout [String]
  ) {
    let menu = UnsafeMutablePointer<GMenuModel>(model)
    for index in 0..<g_menu_model_get_n_items(menu) where lines.count <= LineProperty.maxCount {
      if let section = g_menu_model_get_item_link(menu, index, "section") {
        defer { g_object_unref(section) }
        if index > 0 { lines.append(indented + "-") }
        collect(OpaquePointer(section), indented: indented, into: &lines)
        continue
      }
      lines.append(indented + label(of: menu, index))
      guard let submenu = g_menu_model_get_item_link(menu, index, "submenu") else { continue }
      defer { g_object_unref(submenu) }
      collect(OpaquePointer(submenu), indented: indented + "  ", into: &lines)
    }
  }

  private static func label(of menu: UnsafeMutablePointer<GMenuModel>, _ index: gint) -> String {
    guard let value = g_menu_model_get_item_attribute_value(menu, index, "label", nil) else {
      return ""
    }
    defer { g_variant_unref(value) }
    guard String(cString: g_variant_get_type_string(value)) == "s" else { return "" }
    return String(cString: g_variant_get_string(value, nil))
  }

  /// Sets a menu of these lines.
  static func set(
    _ lines: [String], as property: ObjectProperty, of widget: Widget,
    onChosen: @escaping @MainActor (String) -> Void
  ) {
    let actions = ActionGroup()
    var count = 0
    var rest = lines[...]
    let isBar = widget.isA(gtk_popover_menu_bar_get_type())
    let menu = menu(of: &rest, indented: 0, isBar: isBar, depth: 0) { title in
      count += 1
      actions.add("entry\(count)") { onChosen(title) }
      return "\(group).entry\(count)"
    }
    widget.insert(actions, as: group)
    property.set(menu, of: widget)
  }

  /// Takes the lines that are indented as the first one, with those of their submenus.
  private static func menu(
    of lines: inout ArraySlice<String>, indented spaces: Int, isBar: Bool, depth: Int,
    action: (String) -> String
  ) -> Menu {
    let menu = Menu()
    var section = menu
    while let line = lines.first, indentation(of: line) >= spaces {
      lines.removeFirst()
      let title = String(line.drop { $0 == " " || $0 == "\t" })
      let next = lines.first.map { indentation(of: $0) } ?? 0
      if title == "-" {
        // GTK's bar has neither sections nor entries.
        guard !isBar else { continue }
        section = Menu()
        menu.appendSection(section)
      } else if next > indentation(of: line), depth < maxDepth {
        let submenu = self.menu(
          of: &lines, indented: next, isBar: false, depth: depth + 1, action: action)
        section.appendSubmenu(title, submenu)
      } else if isBar {
        section.appendSubmenu(title, Menu([title: action(title)]))
      } else {
        section.append(title, action: action(title))
      }
    }
    return menu
  }

  private static func indentation(of line: String) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.count
  }
}
