/// Colors in CSS notation.
enum StyleColors {
  /// Returns the color of a text such as `#f80`, `rgb(255, 136, 0)` or `orange`; nil for anything
  /// else.
  ///
  /// A fully transparent color is nil, too.
  static func color(_ text: String?) -> Color? {
    guard let text = text?.lowercased(), text.utf8.count < 64 else { return nil }
    if text.hasPrefix("#") { return digits(text) }
    if text.hasPrefix("rgb") { return visible(function(text)) }
    return names[text].flatMap { Color("#" + $0) }
  }

  private static func digits(_ text: String) -> Color? {
    guard [4, 5].contains(text.utf8.count) else { return visible(Color(text)) }
    return visible(Color("#" + text.dropFirst().map { "\($0)\($0)" }.joined()))
  }

  private static func visible(_ color: Color?) -> Color? {
    color.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// Parses `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)` and `rgb(1 2 3 / 50%)`.
  private static func function(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
    let values = parts.enumerated().compactMap { part(of: $1, whole: $0 < 3 ? 255 : 1) }
    guard values.count == parts.count, (3...4).contains(values.count) else { return nil }
    return Color(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }

  private static func part(of text: String, whole: Double) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
  }

  /// Whether a color is a shade of gray, as the text and the background of a page are.
  static func isGrey(_ color: Color) -> Bool {
    let parts = [color.red, color.green, color.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.1
  }

  /// Whether a color is black, or nearly: what pages and programs give to ordinary text.
  static func isInk(_ color: Color) -> Bool {
    isGrey(color) && max(color.red, color.green, color.blue) < 0.25
  }

  /// Whether a color is white, or nearly: what is behind ordinary text.
  static func isPaper(_ color: Color) -> Bool {
    min(color.red, color.green, color.blue) > 0.95
  }

  /// The colors that browsers, Google Docs and Word give to links.
  static let ofLinks = Set(
    ["#0000ff", "#0000ee", "#1155cc", "#0563c1", "#467886"].compactMap { Color($0) })

  /// The names in common use.
  private static let names = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "green": "008000", "lime": "00ff00", "olive": "808000",
    "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "indigo": "4b0082", "violet": "ee82ee", "crimson": "dc143c", "tomato": "ff6347",
    "coral": "ff7f50", "salmon": "fa8072", "khaki": "f0e68c", "orchid": "da70d6",
    "turquoise": "40e0d0", "chocolate": "d2691e", "firebrick": "b22222", "darkred": "8b0000",
    "darkgreen": "006400", "darkblue": "00008b", "darkorange": "ff8c00", "lightblue": "add8e6",
    "lightgreen": "90ee90", "lightyellow": "ffffe0", "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3", "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "rebeccapurple": "663399",
  ]
}
