import CConcertinaGtk

/// A paragraph that is laid out for paper, independent of any window; lengths are pixels, of
/// which an inch has 96.
@MainActor
package final class PageText: Object {
  /// An attribute of a part of the text.
  package enum Attribute {
    case italic, strikethrough
    case weight(Int)
    case family(String)
    /// The size in Pango's units.
    case size(Int)
    /// A factor by which the size is multiplied.
    case scale(Double)
    /// The distance by which the characters are raised, in Pango's units.
    case rise(Int)
    case color(Color)
    case background(Color)
    /// A line below the text, by its value in Pango.
    case underline(Int)
    /// Room for something else in place of a character, on the baseline.
    case room(width: Double, height: Double)
  }

  /// The alignment of lines; the sides are those of left-to-right text.
  package enum Alignment { case left, center, right, justified }

  /// A line, from the top left corner of the text.
  package struct Line {
    /// The area of the characters.
    package let area: Rectangle
    /// The distance of the baseline from the top of the text.
    package let baseline: Double
  }

  /// The lines; at least one.
  package private(set) var lines: [Line] = []

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text, a single paragraph.
  ///   - attributes: The attributes, by bytes of the text; of two that contradict each other the
  ///     later one counts.
  ///   - font: A Pango font description.
  ///   - width: The width of the lines; nil for a single line.
  ///   - indent: The indent of the first line, or else of all others if it is negative.
  ///   - alignment: The alignment.
  ///   - direction: The direction of text without letters.
  package init(
    _ text: String, _ attributes: [(bytes: Range<Int>, attribute: Attribute)] = [], font: String,
    width: Double? = nil, indent: Double = 0, alignment: Alignment = .left,
    direction: TextDirection = .leftToRight
  ) {
    let context = PageFonts.context(direction).nativePointer
    super.init(adopting: checked(pango_layout_new(context)))
    pango_layout_set_text(nativePointer, text, gint(clamping: text.utf8.count))
    setFont(font)
    setAttributes(attributes)
    if let width {
      pango_layout_set_width(nativePointer, Self.units(max(width, 1)))
      pango_layout_set_wrap(nativePointer, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_indent(nativePointer, Self.units(indent))
    }
    pango_layout_set_alignment(nativePointer, alignment.pangoValue(direction))
    pango_layout_set_justify(nativePointer, alignment == .justified ? 1 : 0)
    lines = readLines()
  }

  private func setFont(_ text: String) {
    guard let description = pango_font_description_from_string(text) else { return }
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(nativePointer, description)
  }

  private func setAttributes(_ attributes: [(bytes: Range<Int>, attribute: Attribute)]) {
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    for (bytes, attribute) in attributes {
      for made in attribute.pangoAttributes {
        made.pointee.start_index = guint(clamping: bytes.lowerBound)
        made.pointee.end_index = guint(clamping: bytes.upperBound)
        pango_attr_list_change(list, made)
      }
    }
    pango_layout_set_attributes(nativePointer, list)
  }

  fileprivate static func units(_ pixels: Double) -> gint {
    gint(min(max(pixels, -1e6), 1e6) * Double(PANGO_SCALE))
  }

  private static func pixels(_ units: gint) -> Double { Double(units) / Double(PANGO_SCALE) }

  private func readLines() -> [Line] {
    guard let iterator = pango_layout_get_iter(nativePointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [Line] = []
    repeat {
      var letters = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &letters)
      lines.append(
        Line(
          area: Rectangle(letters),
          baseline: Self.pixels(pango_layout_iter_get_baseline(iterator))))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  // MARK: Places

  /// Returns the line with a byte of the text, and the area of its character.
  package func place(ofByte byte: Int) -> (line: Int, area: Rectangle) {
    var (line, offset, area) = (gint(0), gint(0), PangoRectangle())
    pango_layout_index_to_line_x(nativePointer, gint(clamping: byte), 0, &line, &offset)
    pango_layout_index_to_pos(nativePointer, gint(clamping: byte), &area)
    var place = Rectangle(area)
    if place.width < 0 {
      place.x += place.width
      place.width = -place.width
    }
    return (Int(line), place)
  }

  /// Returns the bytes of the text that are in a line.
  package func bytes(ofLine index: Int) -> Range<Int> {
    guard let line = pango_layout_get_line_readonly(nativePointer, gint(clamping: index)) else {
      return 0..<0
    }
    let start = Int(line.pointee.start_index)
    return start..<(start + Int(line.pointee.length))
  }

  /// Returns the areas of a part of the text in a line, from the top left corner of the text.
  package func areas(ofBytes bytes: Range<Int>, inLine index: Int) -> [Rectangle] {
    guard let line = pango_layout_get_line_readonly(nativePointer, gint(clamping: index)) else {
      return []
    }
    let common = bytes.clamped(to: self.bytes(ofLine: index))
    guard !common.isEmpty else { return [] }
    var (ranges, count) = (UnsafeMutablePointer<gint>?.none, gint(0))
    pango_layout_line_get_x_ranges(
      line, gint(common.lowerBound), gint(common.upperBound), &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges else { return [] }
    let area = lines[index].area
    // Pango counts from the left of the line's room, not of its characters.
    return (0..<Int(count)).map { part in
      let (left, right) = (Self.pixels(ranges[2 * part]), Self.pixels(ranges[2 * part + 1]))
      return Rectangle(x: left, y: area.y, width: right - left, height: area.height)
    }
  }
}

extension PageText.Alignment {
  /// Pango swaps the sides only of lines that run against the direction of their layout.
  fileprivate func pangoValue(_ direction: TextDirection) -> PangoAlignment {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .left, .justified: isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }
}

extension Rectangle {
  fileprivate init(_ area: PangoRectangle) {
    let unit = Double(PANGO_SCALE)
    self.init(
      x: Double(area.x) / unit, y: Double(area.y) / unit, width: Double(area.width) / unit,
      height: Double(area.height) / unit)
  }
}
