import CConcertinaGtk

extension Label {
  /// An attribute of a part of a label's text.
  public struct Attribute: Hashable, Sendable {
    /// The attribute.
    public enum Property: Hashable, Sendable {
      /// Bold characters.
      case bold
      /// Slanted characters.
      case italic
      /// The name of a font family.
      case family(String)
      /// The color of the text, in CSS notation.
      case color(String)
      /// The color behind the text, in CSS notation.
      case background(String)
      /// The size of the characters, in points.
      case size(Double)
      /// The size of the characters as a multiple of the label's.
      case scale(Double)
      /// An underline.
      case underline
      /// A line through the text.
      case strikethrough
    }

    /// The part, in bytes of the text's UTF-8.
    public var bytes: Range<Int>
    /// The attribute of that part.
    public var property: Property

    /// Creates an attribute of a part.
    public init(bytes: Range<Int>, _ property: Property) {
      self.bytes = bytes
      self.property = property
    }

    /// The same for Pango; `nil` for an invalid color.
    var pangoAttribute: UnsafeMutablePointer<PangoAttribute>? {
      let attribute = newAttribute
      attribute?.pointee.start_index = guint(clamping: bytes.lowerBound)
      attribute?.pointee.end_index = guint(clamping: bytes.upperBound)
      return attribute
    }

    private var newAttribute: UnsafeMutablePointer<PangoAttribute>? {
      switch property {
      case .bold: return pango_attr_weight_new(PANGO_WEIGHT_BOLD)
      case .italic: return pango_attr_style_new(PANGO_STYLE_ITALIC)
      case .family(let family): return pango_attr_family_new(family)
      case .underline: return pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)
      case .strikethrough: return pango_attr_strikethrough_new(1)
      case .size(let points):
        guard points.isFinite else { return nil }
        return pango_attr_size_new(gint(min(max(points, 1), 1_000) * Double(PANGO_SCALE)))
      case .scale(let factor):
        guard factor.isFinite else { return nil }
        return pango_attr_scale_new(min(max(factor, 0.1), 10))
      case .color(let text):
        return Self.parts(of: text).flatMap { pango_attr_foreground_new($0[0], $0[1], $0[2]) }
      case .background(let text):
        return Self.parts(of: text).flatMap { pango_attr_background_new($0[0], $0[1], $0[2]) }
      }
    }

    /// The red, green and blue of a color in CSS notation; `nil` if that is invalid.
    private static func parts(of text: String) -> [guint16]? {
      var color = GdkRGBA()
      guard gdk_rgba_parse(&color, text) != 0 else { return nil }
      return [color.red, color.green, color.blue].map { guint16(($0 * 65_535).rounded()) }
    }
  }
}
