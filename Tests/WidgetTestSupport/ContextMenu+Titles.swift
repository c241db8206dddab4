import GtkCore

extension ContextMenu {
  /// The titles of the enabled entries.
  public var enabledTitles: [String] {
    Self.entries(of: self).filter { $0.isSensitive }.map { Self.title(of: $0) }
  }

  private static func entries(of widget: Widget) -> [Widget] {
    if widget.typeName == "GtkModelButton" { return [widget] }
    return widget.children.filter { $0.isVisible }.flatMap { entries(of: $0) }
  }

  /// Returns the first label of an entry without the mnemonic's underscore; shortcuts come later.
  private static func title(of entry: Widget) -> String {
    if entry.typeName == "GtkLabel" { return entry.stringProperty("label").filter { $0 != "_" } }
    return entry.children.lazy.map { title(of: $0) }.first { !$0.isEmpty } ?? ""
  }
}
