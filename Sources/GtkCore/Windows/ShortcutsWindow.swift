import CConcertinaGtk

/// A window that lists accelerators, such as `<Control>q`, and what they do.
///
///     let shortcuts = ShortcutsWindow([
///       .init(title: "Notes", shortcuts: [("<Control>n", "New note"), ("F2", "Rename")])
///     ])
///     shortcuts?.setTransient(for: window, isModal: true)
///     shortcuts?.present()
@MainActor
public final class ShortcutsWindow: Window {
  /// Accelerators that belong together.
  public struct Group: Sendable {
    /// The group's title.
    public let title: String
    /// The accelerators, and what they do.
    public let shortcuts: [(accelerator: String, title: String)]

    /// Creates a group.
    public init(title: String, shortcuts: [(accelerator: String, title: String)]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// Creates a window with groups of accelerators; `nil` if GTK cannot parse one of them.
  public convenience init?(_ groups: [Group]) {
    let description = Self.description(of: groups)
    // Only a builder can create one: the sections have no constructors.
    guard let builder = gtk_builder_new_from_string(description, -1) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let window = gtk_builder_get_object(builder, "window") else { return nil }
    self.init(retaining: OpaquePointer(window))
  }

  private static func description(of groups: [Group]) -> String {
    let groups = groups.map { group in
      let shortcuts = group.shortcuts.map { shortcut in
        object(
          "GtkShortcutsShortcut",
          [("accelerator", shortcut.accelerator), ("title", shortcut.title)])
      }
      return object("GtkShortcutsGroup", [("title", group.title)], shortcuts)
    }
    let section = object(
      "GtkShortcutsSection", [("section-name", "shortcuts"), ("visible", "1")], groups)
    return "<interface>"
      + "<object class='GtkShortcutsWindow' id='window'><property name='modal'>1</property>"
      + "<child>\(section)</child></object></interface>"
  }

  private static func object(
    _ name: String, _ properties: [(String, String)], _ children: [String] = []
  ) -> String {
    let properties = properties.map { "<property name='\($0.0)'>\(escaped($0.1))</property>" }
    let children = children.map { "<child>\($0)</child>" }
    return "<object class='\(name)'>\(properties.joined())\(children.joined())</object>"
  }

  private static func escaped(_ text: String) -> String {
    guard let markup = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(markup) }
    return String(cString: markup)
  }
}
