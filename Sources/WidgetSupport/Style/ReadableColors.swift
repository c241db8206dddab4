import GtkCore

/// The readable colors in use, as named colors of a style sheet.
///
/// How much of the text's color a color of the theme needs depends on the theme, and a style sheet
/// cannot compute it. So each mixture is a named color, and the names are defined again when the
/// theme changes. An app's own definition of a name has priority.
@MainActor
package enum ReadableColors {
  private static var colors: [(name: String, color: ReadableColor)] = []
  /// The named colors that these are mixed of: each widget looks them up.
  private static var names: Set<String> = []
  private static var anonymous: [ReadableColor: String] = [:]
  private static var sheet: StyleSheet?
  private static var rules = ""
  /// The values of the named colors that the present mixtures were made of, and for what contrast.
  private static var mixed: (named: [String: Color], isHigh: Bool, count: Int) = ([:], false, 0)

  /// Gives colors their names; until a widget knows the theme they are not mixed.
  static func define(_ new: [(name: String, color: ReadableColor)]) {
    guard !new.isEmpty else { return }
    for (name, color) in new { add(name, color) }
    use { $0.source.css }
    mixed.count = 0
    turn = .unknown
  }

  /// Returns a color as written in a style sheet: a name that the next ``update(for:)`` defines.
  package static func reference(to color: ReadableColor) -> String {
    if let known = anonymous[color] { return "@" + known }
    let name = "concertina_readable_\(anonymous.count)"
    anonymous[color] = name
    add(name, color)
    turn = .unknown
    return "@" + name
  }

  private static func add(_ name: String, _ color: ReadableColor) {
    colors.append((name, color))
    names.formUnion(color.names)
  }

  /// Whether the colors were mixed for the theme in this turn of the main loop.
  private static var turn = Turn.unknown

  private enum Turn {
    /// No widget has asked.
    case unknown
    /// They are those of the theme.
    case mixed
    /// A widget has asked again, when the theme may have been another one.
    case due
  }

  /// Mixes the colors for the current theme.
  ///
  /// Call it before reading one of the names, for what is not styled by CSS. Of all widgets that
  /// ask in one turn of the main loop, such as those of a page that is shown, the first is
  /// answered, and then one more before the next layout.
  ///
  /// - Parameter widget: Any widget; named colors are the same for all.
  package static func update(for widget: Widget) {
    guard turn == .unknown else { return turn = .due }
    turn = .mixed
    mix(for: widget)
    let reference = WeakReference(widget)
    MainLoopSource.idle(priority: .beforeLayout) {
      let isDue = turn == .due
      turn = .unknown
      if isDue, let widget = reference.handle(Widget.init(retaining:)) { mix(for: widget) }
    }
  }

  private static func mix(for widget: Widget) {
    // A color may depend on another one of these.
    for _ in 0..<maxPasses where !isUpToDate(for: widget) {
      use { $0.css(mixed.named, isHigh: mixed.isHigh) }
    }
  }

  /// Updates the colors for a widget whose style has changed, or is new.
  ///
  /// A theme changes the styles of all widgets in one turn of the main loop: the first one does it
  /// for them. In the same turn only a style sheet can change the colors once more.
  package static func styleChanged(of widget: Widget) {
    guard current?.isPending != true || StyleSheet.changeCount != currentCount else { return }
    update(for: widget)
    currentCount = StyleSheet.changeCount
    if current?.isPending != true { current = MainLoopSource.idle(priority: .beforeLayout) {} }
  }

  /// Pending for the rest of the turn in which the colors were updated.
  private static var current: MainLoopSource?
  /// The number of changes of style sheets by then.
  private static var currentCount = 0

  private static let maxPasses = 3

  /// Reads the theme's colors, and returns whether they are still those that were mixed.
  private static func isUpToDate(for widget: Widget) -> Bool {
    let isHigh = RequiredContrast.isHigh
    let named = names.reduce(into: [String: Color]()) { $0[$1] = widget.namedColor($1) }
    // A style changes with each state of a widget, but the theme rarely.
    let present = (named, isHigh, colors.count)
    defer { mixed = present }
    return present == mixed
  }

  private static func use(_ css: (ReadableColor) -> String) {
    let rules = colors.map { "@define-color \($0.name) \(css($0.color));" }
      .joined(separator: "\n")
    guard rules != self.rules else { return }
    self.rules = rules
    if let sheet { sheet.load(rules) } else { sheet = StyleSheet(css: rules, priority: .library) }
  }
}
