/// Warnings that are GTK's own mistakes, whatever program it is.
enum GtkFault {
  /// What such a warning has in it.
  private static let known = [
    // A press in a header bar or at a window's edge begins to move or to resize the window, and GTK does
    // not see its end.
    "Broken accounting of active state for widget"
  ]

  /// What a program has printed on standard error, without GTK's mistakes; nil if nothing is left.
  static func leavingOut(_ errors: String) -> String? {
    let lines = errors.split(separator: "\n").filter { line in
      !line.allSatisfy(\.isWhitespace) && !known.contains(where: line.contains)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
