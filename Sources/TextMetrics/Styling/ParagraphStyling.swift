/// What sets a paragraph of rich text apart: looks of parts of it, things that stand in it, and the way
/// in which it is set.
///
/// It says what the tags and paintables of a text buffer say, for whoever measures: the same spans give
/// the same lines.
///
/// ```swift
/// var styling = ParagraphStyling()
/// styling.spans = [.init(bytes: 0..<4, look: .weight(700)), .init(bytes: 5..<8, look: .shape(width: 40, height: 30))]
/// ```
public struct ParagraphStyling: Hashable, Sendable {
  /// One property of the letters, in GTK's terms.
  public enum Look: Hashable, Sendable {
    /// The name of a font family.
    case family(String)
    /// The size in Pango units, points times 1,024.
    case size(Int)
    /// The weight, 100 to 1,000.
    case weight(Int)
    /// Slanted letters.
    case italic
    /// A factor of the size.
    case scale(Double)
    /// How far the letters stand above the line, in Pango units.
    case rise(Int)
    /// Space between letters, in Pango units.
    case letterSpacing(Int)
    /// Something of that size in pixels in the place of a character, standing on the line.
    case shape(width: Int, height: Int)
  }

  /// A part of the paragraph with one property.
  public struct Span: Hashable, Sendable {
    /// The part, in bytes of the paragraph's UTF-8.
    public var bytes: Range<Int>
    /// The property.
    public var look: Look

    /// Makes a span.
    public init(bytes: Range<Int>, look: Look) {
      self.bytes = bytes
      self.look = look
    }
  }

  /// The looks; of two that say the same of one place, the later one holds.
  public var spans: [Span]
  /// How the paragraph is set; nil: as all the others.
  public var style: ParagraphStyle?

  /// Makes a styling.
  public init(spans: [Span] = [], style: ParagraphStyle? = nil) {
    self.spans = spans
    self.style = style
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { spans.isEmpty && style == nil }
}
