extension String {
  /// The text without marks that have neither width nor meaning: those of direction, the byte
  /// order mark, and places where a line or a word may be broken.
  ///
  /// Joiners stay: in Persian and in emoji they have a meaning.
  package var withoutInvisible: String {
    guard unicodeScalars.contains(where: \.isMeaningless) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !$0.isMeaningless }))
  }

  /// The text without joiners.
  var withoutJoiners: String {
    String(UnicodeScalarView(unicodeScalars.filter { !$0.isJoiner }))
  }

  /// The marks in the text that cannot be seen.
  package var invisibleMarks: Set<Unicode.Scalar> {
    Set(unicodeScalars.filter { $0.isMeaningless || $0.isJoiner })
  }
}

extension Unicode.Scalar {
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  fileprivate var isMeaningless: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension Character {
  /// The plain hyphen, space or apostrophe for one of another kind; `nil` for any other
  /// character.
  var plainSeparator: Character? {
    switch self {
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}": "-"
    case "\u{2018}", "\u{2019}", "\u{2BC}", "\u{FF07}", "\u{60}", "\u{B4}": "'"
    default: isWhitespace && !isNewline ? " " : nil
    }
  }
}
