/// The parts of a date that a user has written, in any of the usual ways.
///
/// The parts may be separated by any mark, with or without zeros; a year of four digits may come
/// first, whatever the order of the mask is; and the words for year, month and day of Chinese,
/// Japanese and Korean are separators.
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

  init(_ text: String, _ mask: DateMask) {
    self.mask = mask
    let groups = groups(in: text)
    if groups.count == 1, let only = groups.first, only.mark == nil {
      takeRun(only.digits)
      return
    }
    if let first = groups.first, isYear(first, groups) {
      take(groups, as: [.year, .month, .day].filter(mask.contains))
    } else {
      take(groups, as: mask.parts.map(\.part))
    }
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
    if isLast, !"日일.".contains(mark) { return rejected.append(mark) }
    groups[groups.count - 1].mark = mark
  }

  private static let marks = Set(
    "./-\u{2010}\u{2011}\u{2012}\u{2013}\u{2212}\u{FF0F}\u{FF0E}\u{FF0D}\u{3002}"
      + "年月日년월일")

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
    if first.mark == "年" || first.mark == "년" { return true }
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
        digits[part] = written(
          String(rest.prefix(width)), part, isEnded: isEnded && rest.count <= width,
          isLast: parts.isEmpty)
        rest = rest.dropFirst(width)
      }
    }
  }

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
      // Only the end of a date can be half a year.
      if isEnded, !isLast, text.count < 4 { rejected += text }
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
