/// The boundaries of words, by Unicode's default rules (UAX #29).
///
/// Only those rules are implemented that matter between two user-perceived characters.
struct WordBoundaries<Scalars: RandomAccessCollection<Unicode.Scalar>>
where Scalars.Index == Int {
  private let scalars: Scalars

  init(_ scalars: Scalars) { self.scalars = scalars }

  /// Whether a range begins and ends at word boundaries.
  func bound(_ range: Range<Int>) -> Bool {
    isBoundary(range.lowerBound) && isBoundary(range.upperBound)
  }

  func isBoundary(_ place: Int) -> Bool {
    guard place > scalars.startIndex, place < scalars.endIndex else { return true }
    // A mark at the start of a line is attached to nothing.
    guard !LineBreak.isBreak(scalars[place]), !LineBreak.isBreak(scalars[place - 1]) else {
      return true
    }
    let right = WordClass(scalars[place])
    // Marks attached to a letter belong to its word.
    guard right != .attached else { return false }
    // There is nothing but marks before.
    guard let before = significant(before: place) else { return true }
    let left = WordClass(scalars[before])
    if left.joins(right) || isHebrewAbbreviation(before, place) { return false }
    return !isJoinedByMark(left, right, before: before, place: place)
  }

  /// Whether an apostrophe within a word, or a comma within a number, joins both sides.
  private func isJoinedByMark(_ left: WordClass, _ right: WordClass, before: Int, place: Int)
    -> Bool
  {
    if right.isMark, let next = significant(after: place) {
      return left.joins(WordClass(scalars[next]), by: right)
    }
    guard left.isMark, let previous = significant(before: before) else { return false }
    return WordClass(scalars[previous]).joins(right, by: left)
  }

  /// Whether there is an apostrophe after a Hebrew letter.
  private func isHebrewAbbreviation(_ before: Int, _ place: Int) -> Bool {
    scalars[place] == "'" && (0x5D0...0x5EA).contains(scalars[before].value)
  }

  private func significant(before place: Int) -> Int? {
    var place = place
    while place > scalars.startIndex {
      place -= 1
      if WordClass(scalars[place]) != .attached { return place }
    }
    return nil
  }

  private func significant(after place: Int) -> Int? {
    scalars[(place + 1)...].firstIndex { WordClass($0) != .attached }
  }
}

/// The class of a scalar in the rules for words.
private enum WordClass {
  case letter, digit, katakana, connector
  /// Marks that join letters, digits, or both.
  case letterMark, digitMark, mark
  case attached, other

  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii(scalar) : Self.other(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> WordClass {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .digit
    case "_": .connector
    case "'", ".": .mark
    case ",", ";": .digitMark
    default: .other
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> WordClass {
    switch scalar.value {
    case 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: return .letterMark
    case 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: return .mark
    case 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54, 0xFF0C,
      0xFF1B:
      return .digitMark
    case 0x200B: return .other
    case 0x202F: return .connector
    case 0x5F3: return .letter
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF9D, 0x1B000:
      return .katakana
    default: return byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> WordClass {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return .attached
    case .decimalNumber: return .digit
    case .connectorPunctuation: return .connector
    default: break
    }
    if properties.isGraphemeExtend { return .attached }
    let isLetter =
      properties.isAlphabetic && !properties.isIdeographic && !isWrittenWithoutSpaces(scalar)
    return isLetter ? .letter : .other
  }

  /// Hiragana, Thai, Lao, Myanmar and Khmer, whose words only a dictionary knows.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x309F, 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF,
      0x1A20...0x1AAF, 0xA9E0...0xA9FF, 0xAA60...0xAADF, 0x1B001...0x1B11F, 0x1F200:
      true
    default: false
    }
  }

  var isMark: Bool { self == .mark || self == .letterMark || self == .digitMark }

  func joins(_ right: WordClass) -> Bool {
    switch (self, right) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit),
      (.katakana, .katakana), (.connector, .connector),
      (.letter, .connector), (.digit, .connector), (.katakana, .connector),
      (.connector, .letter), (.connector, .digit), (.connector, .katakana):
      true
    default: false
    }
  }

  func joins(_ right: WordClass, by mark: WordClass) -> Bool {
    switch (self, right, mark) {
    case (.letter, .letter, .letterMark), (.letter, .letter, .mark), (.digit, .digit, .digitMark),
      (.digit, .digit, .mark):
      true
    default: false
    }
  }
}
