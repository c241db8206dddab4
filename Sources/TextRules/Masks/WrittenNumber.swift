/// A number as it was written: the prefix, and what follows it.
struct WrittenNumber {
  enum Prefix { case international, trunk }

  let prefix: Prefix
  let rest: Substring
  /// Whether the prefix is `+`.
  let isWithSign: Bool

  /// Reads the prefix; returns `nil` if there is none.
  init?(_ text: String) {
    var number = text.drop { $0.isWhitespace || $0.isInvisible }
    if number.prefix(4).lowercased() == "tel:" { number = number.dropFirst(4) }
    number = number.drop { $0.isSeparator }
    isWithSign = number.first == "+" || number.first == "\u{FF0B}"
    if isWithSign {
      (prefix, rest) = (.international, number.dropFirst())
    } else if number.prefix(2).compactMap(\.asciiDigit) == ["0", "0"] {
      (prefix, rest) = (.international, number.dropFirst(2))
    } else if number.first?.asciiDigit == "0" {
      (prefix, rest) = (.trunk, number)
    } else {
      return nil
    }
  }

  /// The length of the part of the rest that has a number of digits.
  func length(of digitCount: Int) -> Int {
    var (length, digits) = (0, 0)
    for character in rest where digits < digitCount {
      length += 1
      if character.asciiDigit != nil { digits += 1 }
    }
    return length
  }
}
