/// How a paragraph is set: alignment, indents and the space around it, in pixels.
///
/// The paragraph style of the original, under the names that GTK and Pango have for its parts.
public struct ParagraphFormat: Hashable, Sendable {
  /// Which side the lines lean to.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Where the paragraph's own direction begins.
    case natural
    /// At a side, in the middle, or at both sides.
    ///
    /// The sides are those of text that runs to the right: in a paragraph that runs to the left they are
    /// changed over, as GTK has it.
    case left, center, right, justified
  }

  /// Which side the lines lean to.
  public var alignment: Alignment
  /// How far the first line stands in, beyond ``headIndent``; negative: out.
  public var firstLineIndent: Int
  /// How far all lines stand in.
  public var headIndent: Int
  /// The space above the paragraph.
  public var spacingBefore: Int
  /// The space below the paragraph.
  public var spacingAfter: Int
  /// The space between its lines.
  public var lineSpacing: Int

  /// Lines from edge to edge, and no space between them.
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
