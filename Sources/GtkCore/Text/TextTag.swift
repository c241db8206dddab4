import CConcertinaGtk
import Colors

/// A handle on a GtkTextTag: attributes that ranges of a text share.
///
///     tag[.weight] = 700
@MainActor
package final class TextTag: Object {}

extension Property where Owner: TextTag, Value == Double {
  /// The factor of the font size.
  package static var scale: Self { Property("scale") }
}

extension Property where Owner: TextTag, Value == Bool {
  /// Whether words that are broken between lines get a hyphen.
  static var insertHyphens: Self { Property("insert-hyphens") }
  /// Whether there is a line through the text.
  package static var strikethrough: Self { Property("strikethrough") }
  /// Whether the tag sets a background color.
  package static var backgroundSet: Self { Property("background-set") }
  /// Whether the tag sets a weight.
  package static var weightSet: Self { Property("weight-set") }
  /// Whether the tag sets a slant.
  package static var styleSet: Self { Property("style-set") }
  /// Whether the tag sets a font family.
  package static var familySet: Self { Property("family-set") }
  /// Whether the tag sets a size.
  package static var sizeSet: Self { Property("size-set") }
  /// Whether the tag sets a color of the text.
  package static var foregroundSet: Self { Property("foreground-set") }
  /// Whether the text is hidden, and takes no room.
  package static var invisible: Self { Property("invisible") }
}

extension Property where Owner: TextTag, Value == Int {
  /// The weight of the font, as a value of PangoWeight.
  package static var weight: Self { Property("weight") }
  /// The slant of the font, as a value of PangoStyle.
  package static var style: Self { Property("style") }
  /// The size of the font in Pango's units.
  package static var size: Self { Property("size") }
  /// The distance by which characters are raised, in Pango's units.
  package static var rise: Self { Property("rise") }
  /// The kind of underline, as a value of PangoUnderline.
  package static var underline: Self { Property("underline") }
  /// The space above paragraphs, in pixels.
  package static var pixelsAboveLines: Self { Property("pixels-above-lines") }
  /// The space below paragraphs, in pixels.
  package static var pixelsBelowLines: Self { Property("pixels-below-lines") }
  /// The space between the lines of a paragraph, in pixels.
  package static var pixelsInsideWrap: Self { Property("pixels-inside-wrap") }
  /// The left margin of paragraphs, in pixels.
  package static var leftMargin: Self { Property("left-margin") }
  /// The right margin of paragraphs, in pixels.
  package static var rightMargin: Self { Property("right-margin") }
  /// The indent of the first line of paragraphs, in pixels; a negative one hangs.
  package static var indent: Self { Property("indent") }
  /// The justification of paragraphs, as a value of GtkJustification.
  package static var justification: Self { Property("justification") }
}

extension Property where Owner: TextTag, Value == String {
  /// The name of the font family.
  package static var family: Self { Property("family") }
  /// The color of the text, in CSS notation.
  package static var foreground: Self { Property("foreground") }
  /// The background color, in CSS notation.
  package static var background: Self { Property("background") }
}

extension Property where Owner: TextTag, Value == Color {
  /// The color of the text.
  static var foregroundColor: Self { Property("foreground-rgba") }
  /// The color of the underline.
  package static var underlineColor: Self { Property("underline-rgba") }
}
