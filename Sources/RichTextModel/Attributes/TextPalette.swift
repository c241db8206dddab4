/// The colors of text that a user chooses from: legible on a light background, each with a
/// counterpart that is legible on a dark one.
///
/// ```swift
/// let red = TextPalette.red.color
/// TextPalette.colorOnDarkBackground(for: red)  // a lighter one
/// ```
///
/// Content has the color for a light background, on which it is printed and read elsewhere; editors
/// in a dark appearance show the counterpart. Any other color is shown as it is.
public enum TextPalette: String, CaseIterable, Hashable, Sendable {
  /// A color with a contrast of 4.5:1 to white, as its counterpart has to a dark gray.
  case red, orange, green, blue, purple, gray

  /// The color on a light background, which is that of the content.
  public var color: Color { Self.colors[self]?.light ?? Self.none }

  /// The color on a dark background.
  public var colorOnDarkBackground: Color { Self.colors[self]?.dark ?? Self.none }

  /// Returns the color to show for another one on a dark background: the same if it is not of the
  /// palette.
  public static func colorOnDarkBackground(for color: Color) -> Color {
    counterparts[color] ?? color
  }

  private static let none = Color(red: 0, green: 0, blue: 0)

  private static let colors: [TextPalette: (light: Color, dark: Color)] = {
    let digits: [TextPalette: (String, String)] = [
      .red: ("#c01c28", "#ff7b63"), .orange: ("#b35900", "#ffa348"),
      .green: ("#1a8543", "#57e389"), .blue: ("#1c71d8", "#78aeed"),
      .purple: ("#813d9c", "#dc8add"), .gray: ("#6f6f6f", "#b0b0b0"),
    ]
    return digits.mapValues { (Color($0) ?? none, Color($1) ?? none) }
  }()

  private static let counterparts: [Color: Color] = Dictionary(
    uniqueKeysWithValues: colors.values.map { ($0.light, $0.dark) })
}
