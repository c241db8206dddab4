/// Where a column of an editor's gutter is, from the outside to the text.
///
/// Columns at one place are in the order of the editor's features.
public enum GutterPlace: Int, CaseIterable, Sendable {
  /// Names of lines, such as their numbers.
  case numbers
  /// What a whole block is taken by.
  case handles
  /// Signs of single paragraphs.
  case signs
}

extension GutterPlace: Comparable {
  /// Whether a place is farther from the text than another one.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
