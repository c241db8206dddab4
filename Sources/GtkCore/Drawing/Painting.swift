/// Whether widgets of this package are painted at the moment.
///
/// GTK paints a widget with a style that it holds no reference to. A style sheet that is added or
/// changed meanwhile gives all widgets new styles and frees that one, and GTK reads freed memory.
/// So what loads one is done before or after; in a debug build it is a trap otherwise.
@MainActor
enum Painting {
  /// The number of paintings that the present one is within, itself included.
  private static var depth = 0

  static var isActive: Bool { depth > 0 }

  static func run(_ paint: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    paint()
  }
}
