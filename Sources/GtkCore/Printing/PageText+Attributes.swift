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
      case .color(let paint):
        [pango_attr_foreground_new(paint.parts.0, paint.parts.1, paint.parts.2)]
      case .background(let paint):
        [
          pango_attr_background_new(paint.parts.0, paint.parts.1, paint.parts.2),
          pango_attr_background_alpha_new(paint.parts.3),
        ]
      case .underline(let value):
        [pango_attr_underline_new(PangoUnderline(UInt32(clamping: value)))]
      case .room(let width, let height): [Self.room(width, height)]
      }
    return attributes.compactMap { $0 }
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

extension Paint {
  /// Red, green, blue and opacity as Pango has them; 0 is not an opacity of Pango's.
  fileprivate var parts: (guint16, guint16, guint16, guint16) {
    func part(_ value: Double) -> guint16 { guint16((min(max(value, 0), 1) * 65_535).rounded()) }
    return (part(red), part(green), part(blue), max(part(alpha), 1))
  }
}
