import CConcertinaPango

/// A Pango font description, translated to CSS.
public struct FontDescription: Sendable {
  /// The CSS declarations for this font; empty if the description sets nothing.
  public let cssDeclarations: String

  /// The size in points; nil for none, or one in pixels.
  package let points: Double?

  /// The sizes that are allowed, in points; outside this range layouts overflow or vanish.
  public static let sizeRange = 1.0...500.0

  /// Parses a description such as `"Monospace Bold 12"`.
  ///
  /// No text is invalid: what Pango does not recognize becomes a family name.
  public init(_ text: String) {
    let text = text.filter { !$0.isNewline && $0 != "\0" }
    guard let description = pango_font_description_from_string(text) else {
      (cssDeclarations, points) = ("", nil)
      return
    }
    defer { pango_font_description_free(description) }
    let set = pango_font_description_get_set_fields(description).rawValue
    func has(_ field: PangoFontMask) -> Bool { set & field.rawValue != 0 }

    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
    points = size > 0 && !isAbsolute ? size : nil

    var css: [String] = []
    if has(PANGO_FONT_MASK_FAMILY), let family = pango_font_description_get_family(description) {
      css.append("font-family: \(FontDescription.quoted(String(cString: family)))")
    }
    if has(PANGO_FONT_MASK_SIZE), size > 0 {
      let bounded = min(max(size, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
      css.append("font-size: \(bounded)\(isAbsolute ? "px" : "pt")")
    }
    if has(PANGO_FONT_MASK_WEIGHT) {
      let weight = Int(pango_font_description_get_weight(description).rawValue)
      css.append("font-weight: \(min(max(weight, 100), 1000))")
    }
    if has(PANGO_FONT_MASK_STYLE) {
      css.append("font-style: \(FontDescription.style(of: description))")
    }
    cssDeclarations = css.map { $0 + ";" }.joined(separator: " ")
  }

  private static func style(of description: OpaquePointer) -> String {
    switch pango_font_description_get_style(description) {
    case PANGO_STYLE_ITALIC: "italic"
    case PANGO_STYLE_OBLIQUE: "oblique"
    default: "normal"
    }
  }

  /// The family names as CSS strings, escaped so that nothing in a name can end the declaration.
  private static func quoted(_ families: String) -> String {
    families.split(separator: ",").map { family in
      let escaped = family.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar == " " || ("0"..."9").contains(scalar)
          ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
      }
      return "\"\(escaped.joined())\""
    }.joined(separator: ", ")
  }
}
