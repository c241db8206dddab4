/// One element of a mask.
enum MaskElement: Equatable, Sendable {
  /// A character of the mask itself; part of the value if it was in braces.
  case literal(Character, isValue: Bool)
  /// A place for one character.
  case slot(MaskCharacters, isOptional: Bool)
  /// A place for any number of characters, always the last element.
  case repetition(MaskCharacters)

  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  /// Whether the user has to fill it.
  var isMandatory: Bool {
    if case .slot(_, isOptional: false) = self { true } else { false }
  }

  /// Whether it is a place for digits and nothing else.
  var takesDigitsOnly: Bool {
    switch self {
    case .literal: false
    case .slot(let characters, _), .repetition(let characters): characters == .digits
    }
  }

  /// Whether it may stay empty before other characters.
  var isSkippable: Bool {
    if case .slot(_, isOptional: true) = self { true } else { false }
  }

  /// Whether it is one of the mask's own closing brackets or quotation marks, which closes what
  /// comes before it.
  var closesBracket: Bool {
    guard case .literal(let own, _) = self else { return false }
    let category = own.onlyScalar?.properties.generalCategory
    return category == .closePunctuation || category == .finalPunctuation
  }

  /// Whether it is one of the mask's own characters, but no letter and no digit.
  var isSeparator: Bool {
    guard case .literal(let own, _) = self else { return false }
    return !own.isLetter && !own.isNumber
  }

  func takes(_ character: Character) -> Bool {
    switch self {
    case .literal: false
    case .slot(let characters, _), .repetition(let characters): characters.contains(character)
    }
  }

  /// Whether a character that the user writes means this character of the mask.
  func shows(_ character: Character) -> Bool {
    guard case .literal(let own, _) = self else { return false }
    return own == character || (own.isASCII && own == character.asciiDigit)
  }

  /// The form in which a character is kept at this place.
  func kept(_ character: Character) -> Character {
    switch self {
    case .literal(let own, _): own
    case .slot(let characters, _), .repetition(let characters): characters.kept(character)
    }
  }
}
