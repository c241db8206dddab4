import CConcertinaGtk
import Colors

extension TextLine {
  /// Underlines ranges of the text, as attributes and not as part of the text.
  ///
  /// GTK does not move the underlines with the text: set them again when the text changes.
  ///
  /// - Parameters:
  ///   - ranges: The ranges in Unicode scalars, in order; an empty array removes all underlines.
  ///   - color: The color; its opacity is ignored.
  package func underline(_ ranges: [Range<Int>], color: Color) {
    guard !ranges.isEmpty, let attributes = pango_attr_list_new() else {
      if gtk_text_get_attributes(view) != nil { gtk_text_set_attributes(view, nil) }
      return
    }
    defer { pango_attr_list_unref(attributes) }
    let parts = color.pangoParts
    let text = text
    for range in ranges {
      let bytes = Self.bytes(of: range, in: text)
      for attribute in [
        pango_attr_underline_new(PANGO_UNDERLINE_SINGLE),
        pango_attr_underline_color_new(parts.red, parts.green, parts.blue),
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
