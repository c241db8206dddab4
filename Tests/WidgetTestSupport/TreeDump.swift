import GtkCore

/// A widget tree as text: names, style classes, positions, and what is visible.
///
/// Text is the same where pictures are not (another font renderer, another theme), and its diff
/// shows what has changed.
@MainActor
public enum TreeDump {
  /// Returns one line for a widget and one for each of its descendants.
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

  /// Whether a widget's children are dumped: those of GTK's own widgets differ between versions.
  private static func isOurs(_ widget: Widget) -> Bool {
    widget.typeName.hasPrefix("Concertina")
  }
}
