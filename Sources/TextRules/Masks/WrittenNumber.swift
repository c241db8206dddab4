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
}

extension StringProtocol {
  /// What follows a number of digits and the marks between them.
  func dropFirst(ofDigits count: Int) -> SubSequence {
    var (place, digits) = (startIndex, 0)
    while place < endIndex, digits < count {
      if self[place].asciiDigit != nil { digits += 1 }
      place = index(after: place)
    }
    return self[place...]
  }
}
