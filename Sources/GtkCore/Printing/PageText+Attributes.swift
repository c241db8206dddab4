import CConcertinaGtk

extension PageText.Attribute {
  /// The same for Pango.
  var pangoAttributes: [UnsafeMutablePointer<PangoAttribute>] {
    let attributes: [UnsafeMutablePointer<PangoAttribute>?] =
      switch self {
      case .weight(let weight):
        [pango_attr_weight_new(PangoWeight(UInt32(clamping: weight)))]
      case .italic: [pango_attr_style_new(PANGO_STYLE_ITALIC)]
      case .strikethrough: [pango_attr_strikethrough_new(1)]
      case .family(let family): [pango_attr_family_new(family)]
      case .size(let size): [pango_attr_size_new(gint(clamping: size))]
      case .scale(let factor): [pango_attr_scale_new(factor)]
      case .rise(let units): [pango_attr_rise_new(gint(clamping: units))]
      case .color(let color): [Self.foreground(color.pangoParts)]
      case .background(let color): Self.background(color.pangoParts)
      case .underline(let value):
        [pango_attr_underline_new(PangoUnderline(UInt32(clamping: value)))]
      case .room(let width, let height): [Self.room(width, height)]
      }
    return attributes.compactMap { $0 }
  }

  private static func foreground(
    _ parts: (red: guint16, green: guint16, blue: guint16, alpha: guint16)
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    pango_attr_foreground_new(parts.red, parts.green, parts.blue)
  }

  private static func background(
    _ parts: (red: guint16, green: guint16, blue: guint16, alpha: guint16)
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    [
      pango_attr_background_new(parts.red, parts.green, parts.blue),
      pango_attr_background_alpha_new(parts.alpha),
    ]
  }

  private static func room(
    _ width: Double, _ height: Double
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let unit = Double(PANGO_SCALE)
    var area = PangoRectangle(
      x: 0, y: -gint(min(height, 1e6) * unit), width: gint(min(width, 1e6) * unit),
      height: gint(min(height, 1e6) * unit))
    return withUnsafePointer(to: &area) { pango_attr_shape_new($0, $0) }
  }
}
