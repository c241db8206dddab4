/// Validates that a text is the number of a bank account (IBAN) with correct check digits.
///
/// Spaces and hyphens are ignored, and letters may be small. The length is checked for the
/// countries that are listed in the registry of ISO 13616; for others it is 15 to 34.
///
/// ```swift
/// IBANValidator().validate("DE89 3704 0044 0532 0130 00")  // .valid
/// ```
public struct IBANValidator: FieldValidator {
  package let messages: ValidationMessages

  /// Creates a validator.
  public init(messages: ValidationMessages = ValidationMessages()) { self.messages = messages }

  /// Validates a number.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    let plain = text.filter { !$0.isWhitespace && $0 != "-" }.uppercased()
    guard !plain.isEmpty else { return .invalid(messages.empty) }
    guard plain.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      plain.prefix(2).allSatisfy(\.isLetter), plain.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
    else { return .invalid(messages.wrongFormat) }
    let lengths = Self.lengths[String(plain.prefix(2))].map { $0...$0 } ?? 15...34
    guard plain.count >= lengths.lowerBound else { return .invalid(messages.unfinishedNumber) }
    guard plain.count <= lengths.upperBound else { return .invalid(messages.wrongFormat) }
    return Self.remainder(plain) == 1 ? .valid : .invalid(messages.wrongCheckDigit)
  }

  /// The remainder modulo 97, with the first four characters at the end and letters as numbers.
  private static func remainder(_ number: String) -> Int {
    (number.dropFirst(4) + number.prefix(4)).reduce(0) { rest, character in
      guard let value = character.isNumber ? character.wholeNumberValue : character.letterValue
      else {
        return rest
      }
      return (rest * (value > 9 ? 100 : 10) + value) % 97
    }
  }

  private static let lengths: [String: Int] = [
    "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22,
    "BR": 29, "BY": 28, "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "DO": 28,
    "EE": 20, "EG": 29, "ES": 24, "FI": 18, "FO": 18, "FR": 27, "GB": 22, "GE": 22, "GI": 23,
    "GL": 18, "GR": 27, "GT": 28, "HR": 21, "HU": 28, "IE": 22, "IL": 23, "IQ": 23, "IS": 26,
    "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LI": 21, "LT": 20, "LU": 20, "LV": 21,
    "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MR": 27, "MT": 31, "MU": 30, "NL": 18, "NO": 15,
    "PK": 24, "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22, "SA": 24, "SE": 24,
    "SI": 19, "SK": 24, "SM": 27, "TN": 24, "TR": 26, "UA": 29, "VG": 24, "XK": 20,
  ]
}

extension Character {
  /// The number that a letter of an IBAN stands for: A is 10, and Z is 35.
  fileprivate var letterValue: Int? { asciiValue.map { Int($0) - 55 } }
}
