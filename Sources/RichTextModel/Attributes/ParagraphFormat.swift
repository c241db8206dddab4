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

  /// Creates a format; by default without indents and extra space.
  public init(
    alignment: Alignment = .natural, firstLineIndent: Int = 0, headIndent: Int = 0,
    spacingBefore: Int = 0, spacingAfter: Int = 0, lineSpacing: Int = 0
  ) {
    self.alignment = alignment
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.lineSpacing = lineSpacing
  }
}
