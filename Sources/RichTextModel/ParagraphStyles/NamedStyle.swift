/// The appearance of the paragraphs of a style, and the style that follows them.
///
/// ```swift
/// editor.styles[.heading(1)]?.scale = 1.8
/// editor.styles["aside"] = NamedStyle("Aside", traits: .italic, spacingBefore: 12)
/// ```
///
/// Attributes of the characters and of the paragraph override a style's size, family and color, and
/// are added to its traits, indent and spacing.
public struct NamedStyle: Hashable, Sendable {
  /// The title in menus.
  public var title: String
  /// The traits of the characters.
  public var traits: FontTraits
  /// The font family; nil for the editor's.
  public var family: String?
  /// The size of the characters as a multiple of the editor's; nil for the same.
  ///
  /// It follows the font that users choose for all text, which a ``size`` does not; that counts
  /// instead.
  public var scale: Double?
  /// The size of the characters in points, whatever the editor's is; nil for none.
  public var size: Double?
  /// The color of the text; nil for the editor's.
  public var color: Color?
  /// The indent of all lines, in pixels; with a background, also the space after them.
  public var headIndent: Int
  /// The space above each paragraph, in pixels.
  public var spacingBefore: Int
  /// The space below each paragraph, in pixels.
  public var spacingAfter: Int
  /// Whether the paragraphs have a background of their own, in the theme's color
  /// `concertina_code_background`.
  public var hasBackground = false
  /// Whether there is a bar before the paragraphs, in the theme's color `concertina_quote_bar`.
  public var hasBar = false
  /// The kind of callout, which gives the paragraphs a box and an icon in the theme's color
  /// `concertina_callout_note` and the like; nil for none.
  public var callout: CalloutKind?
  /// Whether the text means what it says: nothing in it is markup, or misspelled.
  public var isLiteral = false
  /// The style of the paragraph that Return begins after one of these; nil for the same.
  public var following: StyleName?
  /// Whether Return in an empty paragraph makes it body text, as at the end of a quotation.
  public var endsWhenEmpty = false

  /// Creates a style, which looks like body text unless something else is given.
  public init(
    _ title: String, traits: FontTraits = [], family: String? = nil, scale: Double? = nil,
    size: Double? = nil, color: Color? = nil, headIndent: Int = 0, spacingBefore: Int = 0,
    spacingAfter: Int = 0
  ) {
    self.title = title
    self.traits = traits
    self.family = family
    self.scale = scale
    self.size = size
    self.color = color
    self.headIndent = headIndent
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
  }
}
