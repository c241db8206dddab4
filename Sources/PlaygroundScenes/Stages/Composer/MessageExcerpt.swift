import TextTranslation

/// The part of a message that a bubble shows, since a label lays out all of its text at once.
public struct MessageExcerpt {
  /// The greatest number of Unicode scalars that are shown.
  public static let longest = 4_000
  /// The greatest number of lines that are shown, counted by line breaks in the message.
  public static let maxLines = 60

  private static let longestCharacter = 40

  /// The text to show: the message, or its beginning and the number of characters left out.
  public let text: String

  /// Shortens a message if it is long.
  public init(of message: String) {
    let scalars = message.unicodeScalars
    var (end, count, lines) = (scalars.startIndex, 0, 1)
    while end < scalars.endIndex, count < Self.longest, lines <= Self.maxLines {
      if scalars[end] == "\n" { lines += 1 }
      count += 1
      end = scalars.index(after: end)
    }
    guard end < scalars.endIndex else {
      text = message
      return
    }
    // Not within a user-perceived character, unless that is endless.
    for _ in 0..<Self.longestCharacter where String.Index(end, within: message) == nil {
      end = scalars.index(before: end)
    }
    let shown = String(scalars[..<end])
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    let note = translated(
      "(%d more character)", plural: "(%d more characters)", count: rest)
    text = "\(shown)…\n\(note)"
  }
}
