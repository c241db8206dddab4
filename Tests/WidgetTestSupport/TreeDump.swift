import GtkCore

/// A widget tree as text: names, style classes, places, and what can be seen.
///
/// Text survives what pictures do not (another font renderer, another theme), and its difference tells
/// what has changed.
@MainActor
public enum TreeDump {
  /// Writes a widget and everything below it, one line each.
  public static func text(of widget: Widget, depth: Int = 0, in root: Widget? = nil) -> String {
    let root = root ?? widget
    let indent = String(repeating: "  ", count: depth)
    var line = indent + widget.styleName
    for name in widget.styleClasses.sorted() { line += ".\(name)" }
    line += place(of: widget, in: root)
    if !widget.isVisible { line += " hidden" }
    if !widget.isChildVisible { line += " not shown" }
    if !widget.isSensitive { line += " insensitive" }
    if widget.isFocus { line += " focus" }
    let below = isOurs(widget) ? widget.children : []
    return ([line] + below.map { text(of: $0, depth: depth + 1, in: root) }).joined(separator: "\n")
  }

  private static func place(of widget: Widget, in root: Widget) -> String {
    guard widget.isVisible, widget.isChildVisible, let bounds = widget.bounds(in: root) else {
      return ""
    }
    return " \(Int(bounds.x)),\(Int(bounds.y)) \(Int(bounds.width))×\(Int(bounds.height))"
  }

  /// What GTK's own widgets are made of differs between its versions.
  private static func isOurs(_ widget: Widget) -> Bool {
    widget.typeName.hasPrefix("Concertina")
  }
}
