/// The query after an `@`: the name that the user is typing, and where it begins.
///
/// It begins with an `@` at the start of a line or after a space, and extends to the caret. It may
/// contain spaces as long as it has no more than ``longestName`` words, because names have several.
///
/// ```swift
/// MentionQuery(before: "ask @ad")   // at 4, "ad"
/// MentionQuery(before: "me@home")   // nil
/// ```
public struct MentionQuery: Hashable, Sendable {
  /// The largest number of words in a name.
  public static let longestName = 3

  /// The offset of the `@` in the line, in Unicode scalars.
  public let offset: Int
  /// The text after it, up to the caret.
  public let text: String

  /// Parses the line up to the caret; nil if no name is being typed there.
  public init?(before typed: String) {
    let scalars = Array(typed.unicodeScalars)
    guard let at = scalars.lastIndex(of: "@"), Self.mayBegin(at, in: scalars) else { return nil }
    let query = scalars[(at + 1)...]
    guard query.first?.properties.isWhitespace != true, !Self.isFinished(query) else { return nil }
    offset = at
    text = String(String.UnicodeScalarView(query))
  }

  private static func mayBegin(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    place == 0 || scalars[place - 1].properties.isWhitespace
  }

  private static func isFinished(_ query: ArraySlice<Unicode.Scalar>) -> Bool {
    let spaces = query.filter { $0 == " " }.count
    return spaces >= longestName || query.contains("\n")
  }
}
