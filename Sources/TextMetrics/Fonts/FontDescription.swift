import CConcertinaPango

/// A Pango font description, translated to CSS.
public struct FontDescription: Sendable {
  /// The CSS declarations for this font; empty if the description sets nothing.
  public let cssDeclarations: String

  /// The sizes that are allowed, in points; outside this range layouts overflow or vanish.
  public static let sizeRange = 1.0...500.0

  /// Parses a description such as `"Monospace Bold 12"`.
  ///
  /// No text is invalid: what Pango does not recognize becomes a family name.
  public init(_ text: String) {
    let text = text.filter { !$0.isNewline && $0 != "\0" }
    guard let description = pango_font_description_from_string(text) else {
      cssDeclarations = ""
      return
    }
    defer { pango_font_description_free(description) }
    let set = pango_font_description_get_set_fields(description).rawValue
    func has(_ field: PangoFontMask) -> Bool { set & field.rawValue != 0 }

    var css: [String] = []
    if has(PANGO_FONT_MASK_FAMILY), let family = pango_font_description_get_family(description) {
      css.append("font-family: \(FontDescription.quoted(String(cString: family)))")
    }
    if has(PANGO_FONT_MASK_SIZE), let size = FontDescription.size(of: description) {
      css.append("font-size: \(size)")
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

  private static func size(of description: OpaquePointer) -> String? {
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    guard size > 0 else { return nil }
    let unit = pango_font_description_get_size_is_absolute(description) != 0 ? "px" : "pt"
    return "\(min(max(size, sizeRange.lowerBound), sizeRange.upperBound))\(unit)"
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
