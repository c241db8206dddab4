/// Warnings that are GTK's own mistakes, whatever program it is.
enum GtkFault {
  /// What such a warning has in it.
  private static let known = [
    // A press in a header bar or at a window's edge begins to move or to resize the window, and GTK does
    // not see its end.
    "Broken accounting of active state for widget",
    // A dragged selection in which there is nothing to draw, such as a line's end.
    "gtk_render_node_paintable_new: assertion 'GSK_IS_RENDER_NODE (node)' failed",
  ]

  /// What such a warning has in it after which the window's popovers are of no use any more.
  private static let lasting = [
    // A popover at a place off the screen, where a window without a window manager may be.
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed"
  ]

  /// Whether a program has met a mistake of GTK's that leads to others.
  static func lasts(in errors: String) -> Bool { lasting.contains { errors.contains($0) } }

  /// What a program has printed on standard error, without GTK's mistakes; nil if nothing is left.
  static func leavingOut(_ errors: String) -> String? {
    let lines = errors.split(separator: "\n").filter { line in
      !line.allSatisfy(\.isWhitespace) && !known.contains(where: line.contains)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
