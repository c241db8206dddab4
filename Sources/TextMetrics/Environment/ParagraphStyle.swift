/// The layout of paragraphs: wrapping, spacing, margins and indent, as in `GtkTextView`.
///
/// All lengths are pixels. Spacing below zero counts as zero; a negative indent hangs, as in GTK.
public struct ParagraphStyle: Sendable, Hashable {
  /// The places where a line may break.
  public enum WrapMode: Sendable, Hashable {
    /// Lines are as long as their paragraph.
    case none
    /// Between characters.
    case character
    /// Between words; a word that is too long extends past the margin.
    case word
    /// Between words, and inside a word that is too long for a line.
    case wordOrCharacter
  }

  /// The places where a line may break.
  public var wrapMode: WrapMode
  /// Space above each paragraph.
  public var pixelsAboveLines: Int
  /// Space below each paragraph.
  public var pixelsBelowLines: Int
  /// Space between the wrapped lines of one paragraph.
  public var pixelsInsideWrap: Int
  /// Space left of the text.
  public var leftMargin: Int
  /// Space right of the text.
  public var rightMargin: Int
  /// Indent of a paragraph's first line; a negative one indents all its other lines instead.
  public var indent: Int

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - wrapMode: Where a line may break.
  ///   - pixelsAboveLines: Space above each paragraph.
  ///   - pixelsBelowLines: Space below each paragraph.
  ///   - pixelsInsideWrap: Space between the wrapped lines of one paragraph.
  ///   - leftMargin: Space left of the text.
  ///   - rightMargin: Space right of the text.
  ///   - indent: Indent of a paragraph's first line; a negative one indents all its other lines
  ///     instead.
  public init(
    wrapMode: WrapMode = .wordOrCharacter,
    pixelsAboveLines: Int = 0,
    pixelsBelowLines: Int = 0,
    pixelsInsideWrap: Int = 0,
    leftMargin: Int = 0,
    rightMargin: Int = 0,
    indent: Int = 0
  ) {
    self.wrapMode = wrapMode
    self.pixelsAboveLines = pixelsAboveLines
    self.pixelsBelowLines = pixelsBelowLines
    self.pixelsInsideWrap = pixelsInsideWrap
    self.leftMargin = leftMargin
    self.rightMargin = rightMargin
    self.indent = indent
  }
}
