/// Which characters a place in a mask takes.
///
/// ```swift
/// let russian = MaskCharacters.union([.range("а"..."я"), .range("А"..."Я"), .anyOf("ёЁ ")])
/// russian.contains("ж")  // true
/// ```
public indirect enum MaskCharacters: Equatable, Sendable {
  /// Decimal digits of every script.
  case digits
  /// Letters of every script, with their accents.
  case letters
  /// Letters and decimal digits.
  case lettersAndDigits
  /// Everything that is visible: neither white space nor a control character.
  case visible
  /// The characters of a string.
  case anyOf(String)
  /// Characters of one Unicode scalar within a range.
  case range(ClosedRange<Unicode.Scalar>)
  /// Characters of several sets.
  case union([MaskCharacters])

  /// Whether a character is one of them.
  public func contains(_ character: Character) -> Bool {
    switch self {
    case .digits: character.isDecimalDigit
    case .letters: character.isLetter
    case .lettersAndDigits: character.isLetter || character.isDecimalDigit
    case .visible: character.isVisible
    case .anyOf(let characters): characters.contains(character)
    case .range(let range): character.onlyScalar.map(range.contains) ?? false
    case .union(let sets): sets.contains { $0.contains(character) }
    }
  }
}

extension Character {
  var onlyScalar: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }

  var isDecimalDigit: Bool { onlyScalar?.properties.generalCategory == .decimalNumber }

  /// The value of a decimal digit, whatever its script.
  var decimalValue: Int? { isDecimalDigit ? wholeNumberValue : nil }

  fileprivate var isVisible: Bool {
    guard !isWhitespace, let first = unicodeScalars.first else { return false }
    switch first.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
  }
}
