/// CSS values: lengths, sizes and names of fonts.
enum StyleValues {
  private static let pixelsPerUnit = [
    "px": 1.0, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "em": 16,
    "rem": 16,
  ]
  /// The greatest length in pixels: no line is wider, and no letter is larger.
  private static let greatestLength = 2_000.0

  /// Returns a length in pixels; nil for anything else, such as `auto` and percentages.
  static func pixels(_ text: String?) -> Double? {
    guard let text = text?.lowercased() else { return nil }
    let number = text.utf8.prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard let value = Double(String(Substring(number))), value.isFinite else { return nil }
    let unit = String(text.dropFirst(number.count))
    guard let factor = value == 0 ? 1 : pixelsPerUnit[unit] else { return nil }
    return min(max(value * factor, -greatestLength), greatestLength)
  }

  /// Returns a font size in points; nil to use that of the surrounding text.
  static func points(_ text: String?) -> Double? {
    guard let pixels = pixels(text), pixels >= 1 else { return nil }
    return (pixels * 7.5).rounded() / 10
  }

  /// Returns the points of the legacy font sizes 1 to 7; nil for the default one.
  static func points(ofLegacySize text: String?) -> Double? {
    let sizes = [7.5, 10, nil, 13.5, 18, 24, 36]
    guard let size = text.flatMap({ Int($0) }), (1...7).contains(size) else { return nil }
    return sizes[size - 1]
  }

  /// Returns the first font of a list, and whether any of them is monospace.
  static func fonts(_ text: String) -> (family: String?, isMonospace: Bool) {
    let names = InlineStyle.parts(of: text, by: ",").map(InlineStyle.trimmed)
    guard !names.contains(where: { $0.lowercased() == "monospace" }) else { return (nil, true) }
    guard let first = names.first, !generic.contains(first.lowercased()) else {
      return (nil, false)
    }
    // A quoted name is the name of a font, whatever it says.
    let family = first.filter { $0 != "'" && $0 != "\"" }
    return (family.isEmpty ? nil : family, false)
  }

  private static let generic: Set<String> = [
    "", "inherit", "initial", "unset", "revert", "serif", "sans-serif", "cursive", "fantasy",
    "system-ui", "ui-sans-serif", "ui-serif", "ui-rounded", "math", "emoji",
  ]
}
