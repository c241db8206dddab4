/// A part of a date as it is written: digits, a word, or what is between them.
enum DateToken: Equatable {
  /// Digits without anything between them.
  case number(String)
  /// Letters, with the points and apostrophes in them.
  case word(String)
  /// Any other character.
  case mark(Character)
  /// White space.
  case space

  /// Returns the tokens of a text, without marks that have no width.
  static func tokens(in text: String) -> [DateToken] {
    let characters = text.filter { !$0.isInvisible }
    var tokens: [DateToken] = []
    for (index, character) in zip(characters.indices, characters) {
      let next = characters[index...].dropFirst().first
      tokens.take(character, before: next)
    }
    return tokens
  }

  /// The text of the token.
  var text: String {
    switch self {
    case .number(let text), .word(let text): text
    case .mark(let character): String(character)
    case .space: " "
    }
  }
}

extension [DateToken] {
  fileprivate mutating func take(_ character: Character, before next: Character?) {
    if let digit = character.asciiDigit {
      if case .number(let digits) = last {
        self[count - 1] = .number(digits + String(digit))
      } else {
        append(.number(String(digit)))
      }
      return
    }
    if character.isWhitespace {
      if last != .space { append(.space) }
      return
    }
    if case .word(let word) = last {
      let isInside = character == "." || character.isApostrophe
      if character.isOfWord || isInside && next?.isOfWord == true {
        self[count - 1] = .word(word + String(character))
        return
      }
    } else if character.isOfWord, !isAfterNumber || DateEntry.part(of: character) == nil {
      return append(.word(String(character)))
    }
    append(.mark(character))
  }

  private var isAfterNumber: Bool {
    if case .number = last(where: { $0 != .space }) { true } else { false }
  }
}

extension Character {
  /// Whether the character belongs to a word: a letter, a sign of Indic or Thai vowels that came as
  /// a key of its own, or the degree sign that some write for a raised letter.
  fileprivate var isOfWord: Bool {
    if isLetter || self == "°" { return true }
    return unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}
