import GtkCore

/// The style sheet that all widgets of the package share.
///
/// It ranks above the theme and below the app, and takes every colour from the theme, so that light,
/// dark and high contrast need no rules of their own.
@MainActor
public enum LibraryStyle {
  private static var sheets: [StyleSheet] = []
  private static var isLoaded = false

  /// Puts the shared rules in force; called by the widgets that need them.
  public static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    add(rules)
  }

  /// Adds the rules of one system; to be called once.
  public static func add(_ css: String) {
    // Of two sheets of one priority the later wins: the shared rules come first.
    load()
    sheets.append(StyleSheet(css: css, priority: .library))
  }

  // The text view paints no background: its parent does, also under the padding. The placeholder has
  // to be read (4.5:1), which the theme's own half-transparent one cannot. A slider as short as this
  // fits into an area of two lines.
  private static let rules = """
    growingtext textview, growingtext textview > text { background: none; }
    growingtext > .placeholder { color: alpha(currentColor, 0.7); }
    growingtext > scrollbar { background: none; border: none; }
    growingtext > scrollbar.overlay-indicator slider { min-height: 20px; }
    """
}
