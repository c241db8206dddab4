import CGtk

extension TextLine {
  /// Underlines ranges of the text, as looks and not as part of it.
  ///
  /// GTK keeps them where they are: whoever asks for them asks again when the text changes.
  ///
  /// - Parameters:
  ///   - ranges: The ranges in Unicode scalars, in order; none takes all lines away.
  ///   - color: The colour, as CSS writes it in six digits.
  public func underline(_ ranges: [Range<Int>], color: String) {
    guard !ranges.isEmpty, let attributes = pango_attr_list_new() else {
      if gtk_text_get_attributes(view) != nil { gtk_text_set_attributes(view, nil) }
      return
    }
    defer { pango_attr_list_unref(attributes) }
    var parsed = PangoColor()
    pango_color_parse(&parsed, color)
    let text = text
    for range in ranges {
      let bytes = Self.bytes(of: range, in: text)
      for attribute in [
        pango_attr_underline_new(PANGO_UNDERLINE_SINGLE),
        pango_attr_underline_color_new(parsed.red, parsed.green, parsed.blue),
      ] {
        attribute?.pointee.start_index = guint(bytes.lowerBound)
        attribute?.pointee.end_index = guint(bytes.upperBound)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    gtk_text_set_attributes(view, attributes)
  }

  private static func bytes(of range: Range<Int>, in text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    func byte(_ offset: Int) -> Int {
      let index = scalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
    return byte(range.lowerBound)..<byte(range.upperBound)
  }
}
