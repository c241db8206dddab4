/// The parts of a date that a user has written, in any of the usual ways.
///
/// The parts may be separated by any mark, with or without zeros; a year of four digits may come
/// first, whatever the order of the mask is; the characters for year, month and day of Chinese,
/// Japanese and Korean say which is which; and the month may be a word.
struct DateEntry {
  /// The digits of each part, as far as they are written.
  private(set) var digits: [DateMask.Part: String] = [:]
  /// The characters that have no place in a date.
  private(set) var rejected = ""

  private struct Group {
    var digits = ""
    /// The mark after it; nil while there is none.
    var mark: Character?
  }

  private let mask: DateMask

  init(_ text: String, _ mask: DateMask, _ words: DateWords) {
    self.mask = mask
    let pieces = DatePieces(text, words)
    if let month = pieces.month { take(pieces, month) } else { take(plain: pieces.plain) }
    // A word that may go on is not wrong yet, as long as a part is missing.
    if let word = pieces.unfinished, mask.parts.allSatisfy({ digits[$0.part] != nil }) {
      rejected += word
    }
  }

  /// Takes a date that has only digits.
  private mutating func take(plain text: String) {
    let groups = groups(in: text)
    if groups.count == 1, let only = groups.first, only.mark == nil {
      return takeRun(only.digits)
    }
    if groups.contains(where: { $0.mark.flatMap(Self.part) != nil }) { return takeMarked(groups) }
    take(groups, as: order(of: groups))
  }

  private func order(of groups: [Group]) -> [DateMask.Part] {
    let own = mask.parts.map(\.part)
    guard let first = groups.first else { return own }
    if isYear(first, groups) { return [.year, .month, .day].filter(mask.contains) }
    return own.first == .year && groups.count == 3 ? orderOfYearLast(groups) ?? own : own
  }

  /// The order of a date with its year at the end, in a mask that begins with the year; nil unless
  /// only one of the first two numbers can be the month.
  private func orderOfYearLast(_ groups: [Group]) -> [DateMask.Part]? {
    guard groups[2].digits.count == 4, let year = Int(groups[2].digits),
      DateMask.likelyYears.contains(year), groups[0].digits.count <= 2, groups[1].digits.count <= 2
    else { return nil }
    let isMonth = groups.map { Self.isMonth($0.digits[...]) }
    if groups[0].digits == groups[1].digits || isMonth[1] && !isMonth[0] {
      return [.day, .month, .year]
    }
    return isMonth[0] && !isMonth[1] ? [.month, .day, .year] : nil
  }

  // MARK: Groups

  private mutating func groups(in text: String) -> [Group] {
    var groups: [Group] = []
    var isSpaced = false
    for character in text {
      if let digit = character.asciiDigit {
        if groups.isEmpty || groups[groups.count - 1].mark != nil || isSpaced {
          if isSpaced, !groups.isEmpty, groups[groups.count - 1].mark == nil {
            groups[groups.count - 1].mark = " "
          }
          groups.append(Group())
        }
        isSpaced = false
        groups[groups.count - 1].digits.append(digit)
      } else if character.isWhitespace {
        isSpaced = !groups.isEmpty
      } else if !character.isInvisible {
        take(mark: character, &groups)
      }
    }
    return groups
  }

  private mutating func take(mark: Character, _ groups: inout [Group]) {
    guard Self.marks.contains(mark), let last = groups.last, last.mark == nil else {
      return rejected.append(mark)
    }
    // Only the words of Asia, and the point of Korea, end the last part.
    let isLast = groups.count == mask.parts.count
    if isLast, mark != ".", Self.part(of: mark) == nil { return rejected.append(mark) }
    groups[groups.count - 1].mark = mark
  }

  /// The marks between the parts of dates: points in any place, strokes, and dashes of any length.
  static let marks = Set(
    "./-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}\u{FF0F}\u{FF0E}\u{FF0D}\u{3002}\u{30FC}"
      + "\u{B7}\u{2022}\u{2027}\u{2219}\u{22C5}\u{30FB}\u{FF65}年月日년월일")

  /// The part of a date that a character after its digits stands for, as in `5月`.
  static func part(of mark: Character) -> DateMask.Part? {
    switch mark {
    case "年", "년": .year
    case "月", "월": .month
    case "日", "일": .day
    default: nil
    }
  }

  // MARK: Parts

  /// Takes digits without a separator, in the order of the mask.
  private mutating func takeRun(_ run: String) {
    let widths = mask.parts.map { $0.places.count }
    let length = widths.reduce(0, +)
    if run.count == length, length == 8, !isLikely(run), let year = Int(run.prefix(4)),
      DateMask.likelyYears.contains(year), Self.isMonth(run.dropFirst(4).prefix(2)),
      Self.isDay(run.suffix(2))
    {
      digits = [
        .year: String(run.prefix(4)), .month: String(run.dropFirst(4).prefix(2)),
        .day: String(run.suffix(2)),
      ]
      return
    }
    var rest = Substring(run)
    for (part, places) in mask.parts where !rest.isEmpty {
      digits[part] = String(rest.prefix(places.count))
      rest = rest.dropFirst(places.count)
    }
    rejected += rest
  }

  /// Whether digits in the order of the mask have a year that someone may mean.
  private func isLikely(_ run: String) -> Bool {
    guard let year = mask.parts.firstIndex(where: { $0.part == .year }) else { return true }
    let start = mask.parts[..<year].reduce(0) { $0 + $1.places.count }
    return Int(run.dropFirst(start).prefix(4)).map(DateMask.likelyYears.contains) ?? true
  }

  /// Whether the first group is the year.
  private func isYear(_ first: Group, _ groups: [Group]) -> Bool {
    guard first.digits.count == 4, let year = Int(first.digits) else { return false }
    guard DateMask.likelyYears.contains(year) else { return mask.parts.first?.part == .year }
    guard groups.count > 1 else { return true }
    let (month, rest) = (groups[1].digits, groups.dropFirst(2))
    return (month.count < 2 || Self.isMonth(month.prefix(2))) && month.count <= 4
      && rest.allSatisfy { $0.digits.count <= 2 }
  }

  private static func isMonth(_ digits: Substring) -> Bool {
    Int(digits).map((1...12).contains) ?? false
  }

  private static func isDay(_ digits: Substring) -> Bool {
    Int(digits).map((1...31).contains) ?? false
  }

  private mutating func take(_ groups: [Group], as order: [DateMask.Part]) {
    var parts = order[...]
    for (index, group) in groups.enumerated() {
      var rest = Substring(group.digits)
      while !rest.isEmpty {
        guard let part = parts.popFirst() else {
          rejected += rest
          break
        }
        let width = part == .year ? 4 : 2
        let isEnded = group.mark != nil || index + 1 < groups.count
        // Three digits are no day and month, but perhaps a day of the year.
        if group.digits.count == 3, rest.count == 1, part != .year {
          if isEnded { rejected += rest } else { digits[part] = String(rest) }
          break
        }
        digits[part] = written(
          String(rest.prefix(width)), part, isEnded: isEnded && rest.count <= width,
          isLast: parts.isEmpty)
        rest = rest.dropFirst(width)
      }
    }
  }

  /// Takes digits of which some are followed by a character for their part; the others have the
  /// order in which these are written.
  private mutating func takeMarked(_ groups: [Group]) {
    var left: [DateMask.Part] = [.year, .month, .day]
    for part in groups.compactMap({ $0.mark.flatMap(Self.part) }) { left.removeAll { $0 == part } }
    for (index, group) in groups.enumerated() {
      let part = group.mark.flatMap(Self.part) ?? (left.isEmpty ? nil : left.removeFirst())
      let most = part == .year ? 4 : 2
      guard let part, mask.contains(part), digits[part] == nil, group.digits.count <= most else {
        rejected += group.digits
        continue
      }
      let isEnded = group.mark != nil || index + 1 < groups.count
      digits[part] = written(group.digits, part, isEnded: isEnded, isLast: part == .day)
    }
  }

  // MARK: Words

  /// Takes the numbers beside a month in words.
  private mutating func take(_ pieces: DatePieces, _ month: Int) {
    rejected += pieces.rejected
    digits[.month] = month < 10 ? "0\(month)" : "\(month)"
    var left = [DateMask.Part.day, .year].filter(mask.contains)
    if isYearFirst(pieces.numbers) { left.reverse() }
    for (index, number) in pieces.numbers.enumerated() {
      let isEnded = index + 1 < pieces.numbers.count || pieces.isEnded
      var rest = Substring(number.digits)
      while !rest.isEmpty {
        guard let part = left.first else {
          rejected += rest
          break
        }
        left.removeFirst()
        let width = part == .year ? 4 : 2
        digits[part] = written(
          String(rest.prefix(width)), part, isEnded: isEnded && rest.count <= width,
          isLast: left.isEmpty)
        rest = rest.dropFirst(width)
      }
    }
  }

  /// Whether the first of the numbers beside a month in words is the year.
  private func isYearFirst(_ numbers: [DatePieces.Number]) -> Bool {
    guard mask.contains(.day), let first = numbers.first, let number = Int(first.digits) else {
      return false
    }
    return first.digits.count == 4 && DateMask.likelyYears.contains(number)
      || first.digits.count == 2 && number > 31
  }

  // MARK: Digits

  /// Returns the digits of a part as the mask has them.
  private mutating func written(
    _ text: String, _ part: DateMask.Part, isEnded: Bool, isLast: Bool
  ) -> String {
    guard part == .year else {
      let isPadded = text.count == 1 && text != "0" && (isEnded || isOutOfOrder || isLast)
      if isEnded, text == "0" || text == "00" { rejected += text }
      return isPadded ? "0" + text : text
    }
    guard mask.hasShortYear, text.count > 2 else {
      // Two digits are the end of a year, which is written when editing ends.
      if isEnded, !isLast, text.count < 4, text.count != 2 { rejected += text }
      return text
    }
    guard text.count == 4, text.hasPrefix("20") else {
      rejected += text.dropFirst(2)
      return String(text.prefix(2))
    }
    return String(text.suffix(2))
  }

  /// Whether the year has come first in a mask that does not begin with it.
  private var isOutOfOrder: Bool { digits[.year] != nil && mask.parts.first?.part != .year }
}

extension Character {
  /// Whether the character has no width and no meaning, such as a mark of direction.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
