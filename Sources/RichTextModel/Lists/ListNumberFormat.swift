import Glibc

/// The format of the numbers of a list.
public enum ListNumberFormat: String, Hashable, Sendable, CaseIterable {
  /// 1, 2, 3, in the digits of the user's locale.
  case decimal
  /// a, b, c, and after z: aa, ab.
  case lowercaseLetter
  /// A, B, C.
  case uppercaseLetter
  /// i, ii, iii.
  case lowercaseRoman
  /// I, II, III.
  case uppercaseRoman

  /// The format of a level of nesting, if an item has none of its own.
  public static func standard(forLevel level: Int) -> ListNumberFormat {
    let formats: [ListNumberFormat] = [.decimal, .lowercaseLetter, .lowercaseRoman]
    return formats[max(level, 0) % formats.count]
  }

  /// Writes a number; one that the format cannot write, such as 0 in letters, is written in digits.
  public func text(of number: Int) -> String {
    switch self {
    case .decimal: Self.inLocaleDigits(number)
    case .lowercaseLetter: Self.letters(of: number) ?? String(number)
    case .uppercaseLetter: Self.letters(of: number)?.uppercased() ?? String(number)
    case .lowercaseRoman: Self.roman(of: number) ?? String(number)
    case .uppercaseRoman: Self.roman(of: number)?.uppercased() ?? String(number)
    }
  }

  /// Returns the number that a text is in this format; nil if it is not a number.
  func number(of text: String) -> Int? {
    let small = text.lowercased()
    let number: Int? =
      switch self {
      case .decimal: Int(text)
      case .lowercaseLetter, .uppercaseLetter: Self.number(ofLetters: small)
      case .lowercaseRoman, .uppercaseRoman: Self.number(ofRoman: small)
      }
    guard let number, self == .decimal || self.text(of: number) == text else { return nil }
    return number
  }

  private static func number(ofLetters text: String) -> Int? {
    guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    return text.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "a")) + 1 }
  }

  private static func number(ofRoman text: String) -> Int? {
    var (rest, number) = (text[...], 0)
    for (value, sign) in romanSigns {
      while rest.hasPrefix(sign) {
        number += value
        rest = rest.dropFirst(sign.count)
      }
    }
    return rest.isEmpty && number > 0 ? number : nil
  }

  /// The digits in which numbers are written for people, such as those of Arabic.
  private static let localeDigits = (0..<10).map { digit in
    let text = nl_langinfo(nl_item(_NL_CTYPE_OUTDIGIT0_MB) + nl_item(digit))
    return text.map { String(cString: $0) } ?? String(digit)
  }

  private static func inLocaleDigits(_ number: Int) -> String {
    guard localeDigits[1] != "1" else { return String(number) }
    return String(number).reduce(into: "") { text, character in
      text += character.wholeNumberValue.map { localeDigits[$0] } ?? String(character)
    }
  }

  private static func letters(of number: Int) -> String? {
    guard number > 0 else { return nil }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest /= 26
    }
    return letters
  }

  private static let romanSigns: [(value: Int, sign: String)] = [
    (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  private static func roman(of number: Int) -> String? {
    guard (1..<4_000).contains(number) else { return nil }
    var (rest, signs) = (number, "")
    for (value, sign) in romanSigns {
      while rest >= value {
        signs += sign
        rest -= value
      }
    }
    return signs
  }
}
