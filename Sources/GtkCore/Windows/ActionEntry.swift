/// An action of a window as people find it: in a menu, by a key, and in the help about keys.
///
/// One table of entries makes all three:
///
///     let entries = [
///       [ActionEntry("new", "New _Note", key: "<Control>n"), ActionEntry("delete", "_Delete")],
///       [ActionEntry("about", "_About")],
///     ]
///     window.addActions(entries) { name in print(name) }
///     let menu = Menu(sections: entries)
///     let button = MenuButton(icon: "open-menu-symbolic", tooltip: "Menu", menu: menu)
///     ShortcutsWindow([.init(title: "Notes", entries)])?.present()
public struct ActionEntry: Hashable, Sendable {
  /// The name, to which menus and keys refer as `win.name`.
  public var name: String
  /// The title in menus, in which an underscore marks the mnemonic.
  public var title: String
  /// The accelerator, such as `<Control>n`; nil for none.
  public var key: String?

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - title: The title in menus, in which an underscore marks the mnemonic.
  ///   - key: The accelerator, such as `<Control>n`; nil for none.
  public init(_ name: String, _ title: String, key: String? = nil) {
    (self.name, self.title, self.key) = (name, title, key)
  }

  /// The title without its mnemonic, and without the dots of what asks for more.
  var plainTitle: String {
    var plain = title
    // In languages with other letters than keys have: "Title (_T)".
    if let start = plain.firstIndex(of: "("), plain[start...].dropFirst().first == "_",
      let end = plain[start...].firstIndex(of: ")")
    {
      plain.removeSubrange(start...end)
    }
    return plain.filter { !"_…".contains($0) }
  }
}

extension Menu {
  /// Creates a menu with the actions of a window, each section of them behind a separator.
  public convenience init(sections: [[ActionEntry]]) {
    self.init()
    for section in sections {
      let entries = Menu()
      for entry in section { entries.append(entry.title, action: "win." + entry.name) }
      appendSection(entries)
    }
  }
}

extension ApplicationWindow {
  /// Adds actions with their keys.
  ///
  /// - Parameters:
  ///   - sections: The actions, as in the menu.
  ///   - perform: Called with the name of an action that is activated; it should capture the
  ///     window's owner weakly.
  public func addActions(
    _ sections: [[ActionEntry]], perform: @escaping @MainActor (_ name: String) -> Void
  ) {
    for entry in sections.joined() {
      let keys = entry.key.map { [$0] } ?? []
      addAction(entry.name, accelerators: keys) { perform(entry.name) }
    }
  }
}

extension ShortcutsWindow.Group {
  /// Creates a group of the actions that have a key.
  public init(title: String, _ sections: [[ActionEntry]]) {
    let entries = sections.joined().filter { $0.key != nil }
    self.init(title: title, shortcuts: entries.map { ($0.key ?? "", $0.plainTitle) })
  }
}
