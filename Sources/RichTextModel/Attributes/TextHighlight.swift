import FoundationEssentials

/// The colour of a text marker that somebody has gone over a run with.
///
/// It is a name and no colour: what it looks like is for the widget to say, which knows whether it is light
/// or dark around, and what the person can read.
///
/// ```swift
/// text.richText.highlight = .yellow
/// ```
public enum TextHighlight: String, CaseIterable, Hashable, Sendable {
  /// The usual one.
  case yellow
  /// Another one.
  case green, blue, pink
}

/// What marker somebody has gone over a run with.
public enum HighlightKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = TextHighlight
  /// The name of the attribute.
  public static let name = "concertina.highlight"
}
