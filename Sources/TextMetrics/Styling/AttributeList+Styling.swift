import CConcertinaPango

extension AttributeList {
  /// Adds the attributes of a paragraph; later spans override earlier ones.
  func insert(_ spans: [ParagraphStyling.Span], textLength: Int) {
    for span in spans {
      let bytes = span.bytes.clamped(to: 0..<textLength)
      // An empty paragraph takes the attributes of its separator, which is cut off.
      guard !bytes.isEmpty || textLength == 0, let attribute = span.attribute.makeAttribute() else {
        continue
      }
      attribute.pointee.start_index = guint(clamping: bytes.lowerBound)
      attribute.pointee.end_index =
        textLength == 0 ? guint.max : guint(clamping: bytes.upperBound)
      pango_attr_list_change(pointer, attribute)
    }
  }
}

extension ParagraphStyling.Attribute {
  fileprivate func makeAttribute() -> UnsafeMutablePointer<PangoAttribute>? {
    switch self {
    case .family(let name): pango_attr_family_new(name)
    case .size(let size): pango_attr_size_new(gint(clamping: size))
    case .weight(let weight): pango_attr_weight_new(PangoWeight(UInt32(clamping: weight)))
    case .italic: pango_attr_style_new(PANGO_STYLE_ITALIC)
    case .scale(let factor): pango_attr_scale_new(factor)
    case .rise(let units): pango_attr_rise_new(gint(clamping: units))
    case .letterSpacing(let units): pango_attr_letter_spacing_new(gint(clamping: units))
    case .shape(let width, let height): Self.makeShape(width: width, height: height)
    }
  }

  /// A rectangle that sits on the baseline, as GTK makes it for embedded objects.
  private static func makeShape(width: Int, height: Int) -> UnsafeMutablePointer<PangoAttribute>? {
    let (width, height) = (
      PangoUnits.units(fromPixels: width), PangoUnits.units(fromPixels: height)
    )
    var rectangle = PangoRectangle(x: 0, y: -height, width: width, height: height)
    return withUnsafePointer(to: &rectangle) { pango_attr_shape_new($0, $0) }
  }
}
