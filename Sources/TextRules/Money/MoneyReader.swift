/// Reads the characters of a sum one after the other, as the user types them.
///
/// Pasting and setting a text read it in the same way, so all three give the same sum.
///
/// A point or a comma begins the fraction, whichever of the two the format uses for that: users
/// type what their keyboard has. It separates groups if the digits suggest so. In the English
/// format `1,5` is one and a half and `1,500` is fifteen hundred; `1.234,56` is understood in
/// every format, because two different marks show which is which. If there is no room for a
/// fraction, its mark is rejected together with the digits that follow: `12.50` is not 1,250.
struct MoneyReader {
  private let format: MoneyFormat
  private let tail: [Character]
  private var lostAtStart = 0
  private(set) var memory: MoneyMemory
  /// The digits before the caret, with `.` where the fraction begins.
  private(set) var written: [Character]
  private(set) var isNegative: Bool
  /// Why something was rejected; `nil` if nothing was.
  private(set) var rejection: MoneyRejection?
  /// Whether any of the characters was accepted.
  private(set) var isTaken = false

  init(
    _ format: MoneyFormat, head: [Character], tail: [Character], isNegative: Bool,
    memory: MoneyMemory?
  ) {
    self.format = format
    self.tail = tail
    self.isNegative = isNegative
    written = head
    let hasFraction = head.contains(".")
    self.memory =
      memory ?? MoneyMemory(mark: hasFraction ? .decimal : nil, hasOwnFraction: hasFraction)
    if memory == nil {
      let whole = head.prefix { $0 != "." }.count
      self.memory.shape = MoneyShape(
        whole: whole, fraction: hasFraction ? head.count - whole - 1 : nil)
    }
    lostAtStart = lostCount
  }

  /// The number of rejected characters.
  var rejectedCount: Int { max(0, lostCount - lostAtStart) }

  /// The number of characters that are missing since the user began to write here.
  var lostCount: Int {
    let count =
      memory.rejectedCount + memory.heldBackCount + (memory.isBracketed ? 1 : 0)
      + unknownWordLength
    return count == 0 && !isNumber ? 1 : count
  }

  /// The characters that have no place, as far as they are known.
  var lostText: String {
    memory.rejectedText + (unknownWordLength > 0 ? memory.word : "")
      + (memory.isBracketed ? "(" : "")
  }

  /// The character that is being read.
  private var current: Character?

  /// Why they are missing.
  var loss: MoneyRejection? {
    guard lostCount > 0 else { return nil }
    if let rejection = memory.rejection { return rejection }
    if memory.heldBackCount > 0 { return .fraction }
    return isNumber ? .character : .groups
  }

  private var isNumber: Bool {
    !tail.isEmpty || memory.shape.isNumber(groupSizes: format.groupSizes)
  }

  private var unknownWordLength: Int {
    CurrencyWords.contains(memory.word, beside: format.currencyNames) ? 0 : memory.word.count
  }

  /// Reads all characters of a text; the part that is longer than any sum is rejected unread.
  mutating func read(_ text: String) {
    for character in text.prefix(Self.longestText) { read(character) }
    let count = text.dropFirst(Self.longestText).count
    if count > 0 { reject(.digits, count: count) }
    if written == ["0"], tail.first?.decimalValue != nil { written = [] }
  }

  private static let longestText = 1_000

  private mutating func read(_ character: Character) {
    current = character
    if let digit = character.asciiDigit { return read(digit: digit) }
    let mark = MoneyMark(
      character, decimalSeparator: format.decimalSeparator,
      groupingSeparator: format.groupingSeparator)
    switch mark {
    case .space:
      memory.isAfterLetters = false
      memory.shape.add(.space)
    case .silent: readSilent(character)
    case .minus, .dash: if !readDash() { readSign(mark) }
    case .openingBracket: openBracket()
    case .closingBracket: closeBracket()
    case .decimal, .grouping, .other: read(mark: mark)
    case .foreign: read(foreign: character)
    }
  }

  private mutating func readSilent(_ character: Character) {
    guard character.isCurrencySymbol else { return }
    if CurrencyWords.precedesSign(memory.word) { memory.word = "" }
    memory.isAtEnd = !written.isEmpty
  }

  private mutating func read(foreign character: Character) {
    if character == "+" || character == "\u{FF0B}", canBeSigned, !memory.isSigned {
      return memory.isSigned = true
    }
    // The signs of Peru and Panama, `S/` and `B/.`, end with a stroke; that of Israel has a quote.
    let isOfWord = memory.isAfterLetters && "/\"״".contains(character)
    guard character.isLetter || isOfWord else { return reject(.character) }
    if !memory.isAfterLetters { endWord() }
    memory.isAfterLetters = true
    memory.word.append(character)
    rejection = rejection ?? .character
  }

  /// Rejects a word that is not the name of a currency.
  private mutating func endWord() {
    let (word, count) = (memory.word, unknownWordLength)
    memory.word = ""
    if count > 0 { reject(.character, count: count, word) }
  }

  // MARK: Digits

  private mutating func read(digit: Character) {
    // A word or a sign that the number goes on after does not belong to a currency.
    if !memory.word.isEmpty || memory.isAtEnd {
      if !written.isEmpty {
        reject(.character, count: max(1, memory.word.count), memory.word)
      } else {
        endWord()
      }
      (memory.word, memory.isAtEnd) = ("", false)
    }
    memory.isAfterLetters = false
    memory.shape.addDigit()
    guard !memory.isClosed else { return reject(.fraction) }
    guard memory.group == nil else { return read(groupDigit: digit) }
    guard memory.mark == nil else { return read(fractionDigit: digit) }
    // Leading zeros mean nothing once something follows them.
    let start = written.allSatisfy { $0 == "0" } ? [] : written
    guard format.fits(start + [digit] + tail) else {
      return reject(written.contains(".") ? .fraction : .digits)
    }
    written = start + [digit]
    isTaken = true
  }

  private mutating func read(fractionDigit digit: Character) {
    let start = written == ["."] ? ["0", "."] : written
    if memory.overflow.isEmpty, hasWrittenMark, format.fits(start + [digit] + tail) {
      written = start + [digit]
      isTaken = true
    } else {
      memory.overflow.append(digit)
      rejection = rejection ?? .fraction
    }
    if memory.mark == .grouping, memory.groupMark == nil, isWholeGroup { regroup() }
  }

  private var hasWrittenMark: Bool { written.contains(".") }

  private var wholeDigits: ArraySlice<Character> { written.prefix { $0 != "." } }

  private var fractionDigits: [Character] {
    Array(written.drop { $0 != "." }.dropFirst()) + memory.overflow
  }

  // MARK: Marks

  private mutating func read(mark: MoneyMark) {
    // The point of an abbreviation, as in `Rs. 500`, `500 руб.` and `500 ر.س`.
    if memory.isAfterLetters { return memory.word.append(".") }
    memory.shape.add(mark)
    guard !memory.isClosed, memory.group == nil else { return close() }
    guard let first = memory.mark else {
      return mark == memory.groupMark ? () : beginFraction(mark)
    }
    guard !memory.hasOwnFraction, memory.groupMark == nil, canRegroup else { return close() }
    if mark != first { return endGroups(at: mark) }
    let isIndian = fractionDigits.count == 2 && wholeDigits.count <= 2 && first == .other(",")
    let isGroup = first == .grouping && ([2] + format.groupSizes).contains(fractionDigits.count)
    if isIndian || isGroup { return regroup() }
    // One more mark is not decisive yet: 1.234.5 is not a number, but 1.234.567 is one.
    guard fractionDigits.count == 3, wholeDigits.count <= 3 else { return close() }
    memory.group = []
    rejection = rejection ?? .fraction
  }

  private mutating func endGroups(at mark: MoneyMark) {
    guard fractionDigits.count == 3, wholeDigits.count <= 3 else { return close() }
    regroup()
    beginFraction(mark)
  }

  private mutating func beginFraction(_ mark: MoneyMark) {
    memory.mark = mark
    memory.shape.beginFraction()
    // A mark alone is not a number yet: its zero is written with the first digit.
    let whole = written.isEmpty && !tail.isEmpty ? ["0"] : written
    if !written.contains("."), format.fits(whole + ["."] + tail) {
      written = whole + ["."]
      isTaken = true
    } else if mark != .grouping {
      rejection = rejection ?? .fraction
      memory.isWithoutFraction = true
    }
  }

  /// Rejects a mark, and everything that follows.
  private mutating func close() {
    memory.isClosed = true
    reject(.fraction)
  }

  private mutating func read(groupDigit digit: Character) {
    memory.group?.append(digit)
    rejection = rejection ?? .fraction
    if memory.group?.count == 3, canRegroup { regroup() }
  }

  // MARK: Groups

  /// Whether the digits after the mark are a group in this format.
  private var isWholeGroup: Bool {
    let whole = wholeDigits
    guard fractionDigits.count == format.firstGroupSize, canRegroup else { return false }
    let starts = format.groupStarts(ofDigits: whole.count + fractionDigits.count)
    return starts.isEmpty ? whole.count <= 3 : starts == [whole.count]
  }

  private var canRegroup: Bool {
    guard tail.isEmpty, let first = wholeDigits.first, first != "0" else { return false }
    return format.fits(wholeDigits + fractionDigits + (memory.group ?? []))
  }

  /// Turns what was read as a fraction into a group of digits.
  private mutating func regroup() {
    written = wholeDigits + fractionDigits + (memory.group ?? [])
    memory.groupMark = memory.mark
    memory.mark = nil
    memory.shape.endFraction()
    memory.isWithoutFraction = false
    memory.overflow = []
    memory.group = nil
    isTaken = true
    if memory.rejectedCount == 0 { rejection = nil }
  }

  // MARK: Signs

  private var canBeSigned: Bool { written.isEmpty }

  /// Reads a dash in place of the digits of the fraction, as in `12,-` and `12.—`.
  private mutating func readDash() -> Bool {
    guard memory.mark != nil, fractionDigits.isEmpty, tail.isEmpty,
      wholeDigits.contains(where: { $0.decimalValue != nil }),
      !memory.isClosed, memory.word.isEmpty, !memory.isAtEnd || memory.isDashed
    else { return false }
    memory.isDashed = true
    memory.isAtEnd = true
    return true
  }

  private mutating func readSign(_ mark: MoneyMark) {
    guard mark == .minus, canBeSigned, !memory.isSigned else { return reject(.character) }
    memory.isSigned = true
    guard format.allowsNegative else { return reject(.sign) }
    isNegative = true
    isTaken = true
  }

  private mutating func openBracket() {
    guard canBeSigned, !memory.isBracketed else { return reject(.character) }
    memory.isBracketed = true
  }

  private mutating func closeBracket() {
    guard memory.isBracketed, !written.isEmpty else { return reject(.character) }
    memory.isBracketed = false
    memory.isAtEnd = true
    guard format.allowsNegative else { return reject(.sign) }
    isNegative = true
    isTaken = true
  }

  private mutating func reject(_ reason: MoneyRejection, count: Int = 1, _ text: String? = nil) {
    memory.rejectedText += text ?? current.map { String($0) } ?? ""
    rejection = rejection ?? reason
    memory.rejection = memory.rejection ?? reason
    memory.rejectedCount += count
  }
}
