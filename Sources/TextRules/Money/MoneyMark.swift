/// The meaning of a non-digit between the digits of a sum.
enum MoneyMark: Equatable, Sendable {
  /// The format's own decimal separator.
  case decimal
  /// The format's own grouping separator.
  case grouping
  /// A point or a comma that is neither of them in this format.
  case other(Character)
  /// White space or an apostrophe, which separates groups in every format.
  case space
  /// A minus sign.
  case minus
  /// A longer dash, which some write in place of the cents.
  case dash
  /// Parentheses, as accountants write them around a negative sum.
  case openingBracket, closingBracket
  /// A currency sign, or a character without width: it says nothing about the number.
  case silent
  /// Any other character, which is not allowed in a sum.
  case foreign

  /// Reads a character in a form with these separators.
  init(_ character: Character, decimalSeparator: Character, groupingSeparator: Character?) {
    let plain = Self.plain(character)
    if character == decimalSeparator || plain == Self.plain(decimalSeparator) {
      self = .decimal
    } else if Self.isSpace(character) {
      self = .space
    } else if plain == groupingSeparator.map(Self.plain) {
      self = .grouping
    } else {
      self = Self.ofEveryForm(plain)
    }
  }

  private static func ofEveryForm(_ plain: Character) -> MoneyMark {
    switch plain {
    case ".", ",": .other(plain)
    // Only Arabic has it, and only before the fraction.
    case "\u{66B}": .decimal
    case "-": .minus
    case "\u{2013}", "\u{2014}", "\u{2015}": .dash
    case "(": .openingBracket
    case ")": .closingBracket
    default: plain.isSilent ? .silent : .foreign
    }
  }

  /// The ASCII character for one of another width or script.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "\u{FF0E}", "\u{3002}", "\u{FF61}": "."
    case "\u{FF0C}", "\u{60C}", "\u{3001}", "\u{FF64}": ","
    case "\u{2212}", "\u{2010}", "\u{FE63}", "\u{FF0D}": "-"
    case "\u{FF08}": "("
    case "\u{FF09}": ")"
    default: character
    }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace || "'\u{2019}\u{2BC}\u{FF07}\u{66C}\u{2D9}".contains(character)
  }
}

extension Character {
  fileprivate var isSilent: Bool {
    isCurrencySymbol || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
