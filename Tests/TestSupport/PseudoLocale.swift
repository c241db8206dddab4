/// A language that no one speaks, in which texts that were not translated, or do not fit, are easy
/// to find: every text is in brackets, and 40 % longer than in English.
public enum PseudoLocale: String, CaseIterable, Sendable {
  /// English in Latin letters with accents.
  case accented
  /// English in Arabic letters, which are written from right to left.
  case arabic

  /// The name of the language, which is none that a system has.
  public var language: String {
    switch self {
    case .accented: "qaa"
    case .arabic: "qab"
    }
  }

  /// Returns a text in this language.
  ///
  /// The specifications of its arguments, such as `%s`, and the underscore before its mnemonic
  /// stay.
  public func translation(of text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      let kept = Self.specification(at: rest)
      if kept.isEmpty {
        result.append(letter(for: character))
        rest.removeFirst()
      } else {
        result += kept
        rest = rest.dropFirst(kept.count)
      }
    }
    let length = (text.count * 2 + 4) / 5
    // Of short words, as a text has them.
    let padding = (0..<length).map { $0.isMultiple(of: 5) ? " " : "~" }.joined()
    return "[\(result)\(padding)]"
  }

  /// The specification of an argument, or of a part of a date, that a text begins with; empty if
  /// there is none.
  private static func specification(at text: Substring) -> Substring {
    guard text.first == "%" else { return "" }
    let flags = text.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == "$" || $0 == "-") }
    guard let letter = text.dropFirst(1 + flags.count).first, letter.isASCII, letter.isLetter else {
      return ""
    }
    return text.prefix(2 + flags.count)
  }

  private func letter(for character: Character) -> Character {
    let letters = self == .accented ? Self.accents : Self.arabicLetters
    let lowercase = Character(character.lowercased())
    guard let letter = letters[lowercase] else { return character }
    return lowercase == character ? letter : Character(letter.uppercased())
  }

  private static let accents: [Character: Character] = [
    "a": "à", "c": "ç", "d": "ď", "e": "é", "g": "ğ", "h": "ĥ", "i": "ï", "j": "ĵ", "k": "ķ",
    "l": "ł", "n": "ñ", "o": "ö", "r": "ř", "s": "š", "t": "ť", "u": "ü", "w": "ŵ", "y": "ý",
    "z": "ž",
  ]

  private static let arabicLetters: [Character: Character] = [
    "a": "ا", "b": "ب", "c": "س", "d": "د", "e": "ع", "f": "ف", "g": "ج", "h": "ه", "i": "ي",
    "j": "ج", "k": "ك", "l": "ل", "m": "م", "n": "ن", "o": "و", "p": "ب", "q": "ق", "r": "ر",
    "s": "س", "t": "ت", "u": "و", "v": "ف", "w": "و", "x": "خ", "y": "ي", "z": "ز",
  ]
}
