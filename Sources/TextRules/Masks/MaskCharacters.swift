/// A set of characters that a place in a mask accepts.
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
  /// The letters A to Z; small ones are written as capitals.
  case capitals
  /// Every visible character: neither white space nor a control character.
  case visible
  /// The characters of a string.
  case anyOf(String)
  /// Characters that consist of one Unicode scalar within a range.
  case range(ClosedRange<Unicode.Scalar>)
  /// The characters of several sets.
  case union([MaskCharacters])

  /// Returns whether a character is in the set.
  public func contains(_ character: Character) -> Bool {
    switch self {
    case .digits: character.isDecimalDigit
    case .letters: character.isLetter
    case .lettersAndDigits: character.isLetter || character.isDecimalDigit
    case .capitals: character.isASCII && character.isLetter
    case .visible: character.isVisible
    case .anyOf(let characters): characters.contains(character)
    case .range(let range): character.onlyScalar.map(range.contains) ?? false
    case .union(let sets): sets.contains { $0.contains(character) }
    }
  }

  /// Whether the set contains only letters and digits.
  ///
  /// If it does, any other character written between them acts as a separator, such as the spaces
  /// in a phone number.
  var isAlphanumeric: Bool {
    switch self {
    case .digits, .letters, .lettersAndDigits, .capitals: true
    case .visible: false
    case .anyOf(let characters): characters.allSatisfy(\.isAlphanumeric)
    case .range(let range):
      Character(range.lowerBound).isAlphanumeric && Character(range.upperBound).isAlphanumeric
    case .union(let sets): sets.allSatisfy(\.isAlphanumeric)
    }
  }

  /// A character of the set as a place keeps it: digits become ASCII digits, and ``capitals``
  /// capitals.
  ///
  /// Code that reads a phone number or card number expects these. Characters that a set lists
  /// individually, or that are kept as they are displayed, stay as they are.
  func kept(_ character: Character) -> Character {
    switch self {
    case .digits, .lettersAndDigits: character.asciiDigit ?? character
    case .capitals: Character(character.uppercased())
    case .union(let sets): sets.first { $0.contains(character) }?.kept(character) ?? character
    case .letters, .visible, .anyOf, .range: character
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

  /// The ASCII digit with the same value; `nil` if this is not a digit.
  var asciiDigit: Character? { decimalValue.map { Character("\($0)") } }

  fileprivate var isAlphanumeric: Bool { isLetter || isNumber }

  /// Whether the character only separates: white space, punctuation, or a character without width.
  var isSeparator: Bool {
    if isWhitespace || isPunctuation { return true }
    return unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  fileprivate var isVisible: Bool {
    guard !isWhitespace, let first = unicodeScalars.first else { return false }
    switch first.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
  }
}
