/// What a composer does with a text when it is sent, and what it says about it before.
///
/// | in the text | what happens |
/// | --- | --- |
/// | line breaks and blank lines at the end, as a paste leaves them | they are not sent |
/// | spaces at the end of the last line, line breaks at the beginning | they are sent |
/// | marks that turn the direction of what follows them | the bar says so, and can remove them |
/// | marks of direction that end where they should | nothing |
enum SentText {
  /// Returns a text without the line breaks and blank lines at its end.
  static func trimmed(_ text: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let last = text.unicodeScalars.lastIndex(where: { !isBlank($0) }) else {
      return text.contains(where: \.isNewline) ? "" : text
    }
    let end = text.unicodeScalars.index(after: last)
    // Spaces before the line break are as invisible as it is.
    return text[end...].contains(where: \.isNewline) ? String(text[..<end]) : text
  }

  /// Whether a text has marks that cannot be seen and that show what follows in another order than
  /// it was written in: overrides, and embeddings that do not end in their paragraph.
  ///
  /// Marks that people's keyboards and address books insert, such as a right-to-left mark, or an
  /// embedding around a phone number, are none of them.
  static func turnsDirection(_ text: String) -> Bool {
    guard hasDirectionMarks(text) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { turnsDirection(inParagraph: $0) }
  }

  private static func turnsDirection(inParagraph paragraph: Substring) -> Bool {
    var (embeddings, isolates) = (0, 0)
    for scalar in paragraph.unicodeScalars {
      switch scalar.value {
      case 0x202D, 0x202E: return true
      case 0x202A, 0x202B: embeddings += 1
      case 0x202C: embeddings = max(embeddings - 1, 0)
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default: break
      }
    }
    return embeddings + isolates > 0
  }

  /// Whether a text has a mark that begins or ends an embedding, an override or an isolate.
  static func hasDirectionMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isDirectionMark)
  }

  /// Returns a text without such marks.
  static func withoutDirectionMarks(_ text: String) -> String {
    var scalars = text.unicodeScalars
    scalars.removeAll(where: isDirectionMark)
    return String(scalars)
  }

  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }
}
