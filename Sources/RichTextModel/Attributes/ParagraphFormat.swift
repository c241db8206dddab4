/// The format of a paragraph: alignment, indents and the space around it, in pixels.
///
/// This is Proton's paragraph style, under the names that GTK and Pango have for its parts.
public struct ParagraphFormat: Hashable, Sendable {
  /// The horizontal alignment of the lines.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the start, in the paragraph's own direction.
    case natural
    /// At a side, in the middle, or at both sides.
    ///
    /// The sides are those of left-to-right text: in a right-to-left paragraph they are swapped, as
    /// in GTK.
    case left, center, right, justified
  }

  /// The horizontal alignment of the lines.
  public var alignment: Alignment
  /// The indent of the first line, in addition to ``headIndent``; negative for a hanging indent.
  public var firstLineIndent: Int
  /// The indent of all lines.
  public var headIndent: Int
  /// The space above the paragraph.
  public var spacingBefore: Int
  /// The space below the paragraph.
  public var spacingAfter: Int
  /// The space between its lines.
  public var lineSpacing: Int
  /// The list that the paragraph is an item of; nil for any other paragraph.
  public var list: ListItem?
  /// The style, whose appearance the editor that shows it defines.
  public var style: StyleName
  /// The language of code, such as `swift`, by which it is colored; nil for none.
  public var language: String?
  /// Whether the section below the paragraph is hidden, if it is a heading.
  ///
  /// The section ends before the next heading of the same level or a higher one.
  public var isCollapsed = false
  /// Whether the paragraph begins a block of its own after one of the same kind.
  ///
  /// Lines of code below each other are one block, as are paragraphs of a quotation, and items of a
  /// list. This parts them:
  ///
  /// ```swift
  /// var format = ParagraphFormat(style: .code, language: "swift")
  /// format.beginsBlock = true  // not a further line of the code above
  /// ```
  ///
  /// Of several blocks that the paragraph is in, it begins the innermost one. It means nothing in a
  /// paragraph that would begin a block anyway; one that Return begins does not have it, and one
  /// that is joined to the paragraph before it loses it.
  public var beginsBlock = false

  /// Creates a format; by default without indents and extra space.
  public init(
    alignment: Alignment = .natural, firstLineIndent: Int = 0, headIndent: Int = 0,
    spacingBefore: Int = 0, spacingAfter: Int = 0, lineSpacing: Int = 0, list: ListItem? = nil,
    style: StyleName = .body, language: String? = nil
  ) {
    self.alignment = alignment
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.lineSpacing = lineSpacing
    self.list = list
    self.style = style
    self.language = language
  }

  /// Whether the paragraph is an item or has a style, which an empty one shows, too.
  package var isStructured: Bool { list != nil || style != .body }

  /// The format; nil if it is the default one.
  package var ifNotPlain: ParagraphFormat? { self == ParagraphFormat() ? nil : self }
}
