/// The numbers of a date and its month in words.
///
/// Names of days, particles such as `de`, and endings of ordinal numbers are left out.
struct DatePieces {
  /// A number, and how many words of months are before it.
  struct Number {
    var digits: String
    var isAfterMonth: Bool
  }

  /// The month in words; nil if there is none.
  private(set) var month: Int?
  /// The numbers in their order.
  private(set) var numbers: [Number] = []
  /// Whether anything follows the last number.
  private(set) var isEnded = false
  /// The characters that have no place in a date with its month in words.
  private(set) var rejected = ""
  /// The text without what is left out, for a date that has only digits.
  private(set) var plain = ""
  /// The word at the end that may become one of a date; nil if there is none.
  private(set) var unfinished: String?

  private let words: DateWords
  private var units: [Unit] = []
  /// Whether any word of a date is in it.
  private var hasWords = false

  private enum Unit: Equatable {
    case number(String)
    /// A word that is a month or can be left out.
    case word(String, DateWords.Meaning)
    /// A word of no date.
    case unknown(String)
    case mark(Character)
    case space
  }

  init(_ text: String, _ words: DateWords) {
    self.words = words
    take(DateToken.tokens(in: text))
    let monthIndex = monthIndex
    for (index, unit) in units.enumerated() { read(unit, isMonth: index == monthIndex) }
    if let monthIndex, case .word(_, let meaning) = units[monthIndex] { month = meaning.month }
    if !hasWords, unfinished == nil { plain = text }
  }

  // MARK: Words

  private mutating func take(_ tokens: [DateToken]) {
    var rest = tokens[...]
    while let token = rest.popFirst() {
      switch token {
      case .number(let digits): units.append(.number(digits))
      case .mark(let character): units.append(.mark(character))
      case .space: units.append(.space)
      case .word(let word):
        if takeOrdinal(word, isLast: rest.isEmpty) { continue }
        take(word, &rest)
      }
    }
  }

  /// Leaves out the ending of an ordinal number, as in `12th` and `12-го`.
  private mutating func takeOrdinal(_ word: String, isLast: Bool) -> Bool {
    guard DateWords.isOrdinal(DateWords.folded(word), isUnfinished: isLast) else { return false }
    var before = units[...]
    if before.last == .mark("-") { before.removeLast() }
    guard case .number = before.last else { return false }
    units = Array(before) + [.space]
    hasWords = true
    return true
  }

  /// Takes a word, and those after it that are a part of the same name.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<DateToken>) {
    for name in Self.names(from: word, rest).reversed() {
      guard let meaning = meaning(of: name.text) else { continue }
      rest = rest.dropFirst(name.count)
      units.append(.word(name.text, meaning))
      hasWords = true
      return
    }
    let isLast = rest.isEmpty
    if isLast, words.begins(with: DateWords.folded(word)) {
      unfinished = word
    } else if let name = Self.names(from: word, rest).last, name.count == rest.count,
      words.begins(with: DateWords.folded(name.text))
    {
      rest = []
      unfinished = name.text
    } else {
      units.append(.unknown(word))
    }
  }

  private func meaning(of name: String) -> DateWords.Meaning? {
    if let meaning = words.meaning(of: DateWords.folded(name)) { return meaning }
    // As in Catalan `d'agost`, and in Hebrew, where a letter stands for `in`.
    let rest = name.drop { !$0.isApostrophe }.dropFirst()
    if !rest.isEmpty { return words.meaning(of: DateWords.folded(String(rest))) }
    guard let first = name.first, "בל".contains(first), name.count > 3 else { return nil }
    return words.meaning(of: DateWords.folded(String(name.dropFirst())))
  }

  /// A word with up to two that follow it, and how many tokens these are.
  private static func names(
    from word: String, _ rest: ArraySlice<DateToken>
  ) -> [(text: String, count: Int)] {
    var names = [(text: word, count: 0)]
    for (offset, token) in rest.prefix(4).enumerated() {
      switch token {
      case .word(let next): names.append((names[names.count - 1].text + next, offset + 1))
      case .space, .mark("-"): continue
      case .number, .mark: return names
      }
    }
    return names
  }

  /// The index of the word that is the month: one that cannot be left out, or else the last one.
  ///
  /// In Spanish `mar` is both March and Tuesday, in Vietnamese `năm` both May and year.
  private var monthIndex: Int? {
    var (certain, possible): (Int?, Int?) = (nil, nil)
    for (index, unit) in units.enumerated() {
      guard case .word(_, let meaning) = unit, meaning.month != nil else { continue }
      possible = index
      if !meaning.isSilent { certain = certain ?? index }
    }
    let numberCount = units.count { if case .number = $0 { true } else { false } }
    return certain ?? (numberCount < 3 ? possible : nil)
  }

  // MARK: Units

  private mutating func read(_ unit: Unit, isMonth: Bool) {
    switch unit {
    case .number(let digits):
      numbers.append(Number(digits: digits, isAfterMonth: hasReadMonth))
      isEnded = false
      plain += digits
    case .word(let word, let meaning):
      isEnded = true
      if isMonth { hasReadMonth = true } else if !meaning.isSilent { rejected += word }
      isAfterWord = true
      plain += " "
    case .unknown(let word):
      rejected += word
      plain += word
    case .mark(let character):
      isEnded = true
      if !DateEntry.marks.contains(character), !Self.silentMarks.contains(character) {
        rejected.append(character)
      }
      // What belongs to a word that is left out goes with it.
      let isOfWord = Self.silentMarks.contains(character) || isAfterWord && character == "."
      if !hasWords || !isOfWord { plain.append(character) }
    case .space:
      isEnded = true
      plain += " "
    }
    if case .word = unit {} else if unit != .space { isAfterWord = false }
  }

  private var hasReadMonth = false
  private var isAfterWord = false

  /// Marks beside words that separate nothing.
  private static let silentMarks = Set(",\u{60C}\u{3001}\u{FF0C}()\u{FF08}\u{FF09}'\u{2019}")
}
