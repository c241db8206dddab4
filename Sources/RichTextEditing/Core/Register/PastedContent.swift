import RichTextModel

/// What the user pastes into an editor, as features are asked to take it.
public struct PastedContent {
  /// The content, as the app allows it.
  public let content: RichText
  /// The selected part, which it would replace.
  public let range: Range<Int>
  /// Whether it was plain text.
  public let isPlain: Bool
  /// Whether the user wants nothing but the text.
  public let isTextOnly: Bool
}
