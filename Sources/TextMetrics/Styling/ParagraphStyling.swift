/// The styling of a paragraph of rich text: the attributes of its parts, the objects embedded in
/// it, and its style.
///
/// It describes to a measurer what the tags and paintables of a text buffer describe to GTK: the
/// same spans give the same lines.
///
/// ```swift
/// var styling = ParagraphStyling()
/// styling.spans = [
///   .init(bytes: 0..<4, attribute: .weight(700)),
///   .init(bytes: 5..<8, attribute: .shape(width: 40, height: 30)),
/// ]
/// ```
public struct ParagraphStyling: Hashable, Sendable {
  /// One attribute of the text, in GTK's terms.
  public enum Attribute: Hashable, Sendable {
    /// The name of a font family.
    case family(String)
    /// The size in Pango units, points times 1,024.
    case size(Int)
    /// The weight, 100 to 1,000.
    case weight(Int)
    /// Slanted characters.
    case italic
    /// A factor by which the size is multiplied.
    case scale(Double)
    /// The distance by which the characters are raised above the baseline, in Pango units.
    case rise(Int)
    /// Space between characters, in Pango units.
    case letterSpacing(Int)
    /// An object of that size in pixels in place of a character, on the baseline.
    case shape(width: Int, height: Int)
  }

  /// A part of the paragraph with one attribute.
  public struct Span: Hashable, Sendable {
    /// The part, in bytes of the paragraph's UTF-8.
    public var bytes: Range<Int>
    /// The attribute.
    public var attribute: Attribute

    /// Creates a span.
    public init(bytes: Range<Int>, attribute: Attribute) {
      self.bytes = bytes
      self.attribute = attribute
    }
  }

  /// The attributes; where two spans set the same one, the later one wins.
  public var spans: [Span]
  /// The paragraph's style; `nil` if it is that of all the others.
  public var style: ParagraphStyle?
  /// Whether the paragraph is invisible as a whole, and takes no room.
  public var isHidden = false

  /// Creates a styling.
  public init(spans: [Span] = [], style: ParagraphStyle? = nil) {
    self.spans = spans
    self.style = style
  }

  /// Whether the paragraph is like plain text.
  public var isEmpty: Bool { spans.isEmpty && style == nil && !isHidden }
}
