import Concertina

extension SwiftCode {
  /// Returns the code for letters that a mask has in addition to its own.
  static func code(of notations: [MaskNotation]) -> String {
    guard notations != FormatterMasks.passwordNotations else {
      return "FormatterMasks.passwordNotations"
    }
    return "[" + notations.map(code(of:)).joined(separator: ", ") + "]"
  }

  private static func code(of notation: MaskNotation) -> String {
    let character = SwiftStringLiteral.literal(String(notation.character))
    let optional = notation.isOptional ? ", isOptional: true" : ""
    return "MaskNotation(\(character), \(code(of: notation.characterSet))\(optional))"
  }

  private static func code(of characters: MaskCharacters) -> String {
    switch characters {
    case .digits: ".digits"
    case .letters: ".letters"
    case .lettersAndDigits: ".lettersAndDigits"
    case .capitals: ".capitals"
    case .visible: ".visible"
    case .anyOf(let characters): ".anyOf(\(SwiftStringLiteral.literal(characters)))"
    case .range(let range): ".range(\(code(of: range.lowerBound))...\(code(of: range.upperBound)))"
    case .union(let sets): ".union([\(sets.map(code(of:)).joined(separator: ", "))])"
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    SwiftStringLiteral.literal(String(scalar))
  }
}
