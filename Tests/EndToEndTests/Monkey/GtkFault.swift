/// Warnings about faults of GTK itself, which occur in any app.
enum GtkFault {
  /// Parts of the text of such warnings.
  private static let known = [
    // A press in a header bar or at a window's edge starts to move or resize the window, and GTK
    // does not see its end.
    "Broken accounting of active state for widget",
    // A dragged selection that contains nothing to draw, such as a line break.
    "gtk_render_node_paintable_new: assertion 'GSK_IS_RENDER_NODE (node)' failed",
    "gsk_render_node_unref: assertion 'GSK_IS_RENDER_NODE (node)' failed",
  ]

  /// Parts of the text of such warnings after which the window's popovers no longer work.
  private static let lasting = [
    // A popover at a position off the screen, where a window may be without a window manager.
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed"
  ]

  /// Whether a program has met a fault of GTK that causes further ones.
  static func lasts(in errors: String) -> Bool { lasting.contains { errors.contains($0) } }

  /// Returns a program's standard error without GTK's faults; nil if nothing is left.
  static func leavingOut(_ errors: String) -> String? {
    let lines = errors.split(separator: "\n").filter { line in
      !line.allSatisfy(\.isWhitespace) && !known.contains(where: line.contains)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
