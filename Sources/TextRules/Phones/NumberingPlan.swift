/// The numbers that a country has: their first digits and lengths, and how they are written.
///
/// They come from `Resources/numbering-plans.txt`, which says from which plans they are.
struct NumberingPlan: Sendable {
  /// Numbers of one kind.
  struct Range: Sendable {
    let kind: PhoneNumber.Kind
    /// How many digits they have, without the country's code.
    let lengths: Set<Int>
    let starts: [NumberStart]
  }

  /// The form of the numbers of some areas, or of one kind.
  struct Form: Equatable, Sendable {
    /// The groups, such as `## #### ####`.
    let groups: String
    let starts: [NumberStart]
  }

  /// Digits that were written before or within numbers, and are not a part of them today.
  struct Relic: Sendable {
    enum Kind: String { case drop, swap15 }

    let kind: Kind
    let lengths: Set<Int>
    let starts: [NumberStart]
  }

  private(set) var ranges: [Range] = []
  private(set) var relics: [Relic] = []
  private(set) var forms: [Form] = []

  /// What a number without the country's code is.
  func verdict(_ digits: some Collection<Character>) -> PhoneNumber.Verdict {
    let count = digits.count
    var (found, longest): (PhoneNumber.Kind?, Int) = (nil, -1)
    var (isBegun, isTooLong) = (false, false)
    for range in ranges {
      for start in range.starts {
        switch start.match(digits) {
        case .none: continue
        case .begun: isBegun = true
        case .whole where range.lengths.contains(count):
          if start.count > longest { (found, longest) = (range.kind, start.count) }
        case .whole:
          let isShort = range.lengths.contains { $0 > count }
          if isShort { isBegun = true } else { isTooLong = true }
        }
      }
    }
    if let found { return .valid(found) }
    return isBegun ? .unfinished : isTooLong ? .tooLong : .unknown
  }

  /// Whether there are numbers with so many digits.
  func hasNumbers(of lengths: ClosedRange<Int>) -> Bool {
    ranges.contains { $0.lengths.contains(where: lengths.contains) }
  }

  /// Whether a number, or what is left of it when digits are taken away at its end, is one.
  func containsStart(of digits: ArraySlice<Character>) -> Bool {
    digits.indices.contains { verdict(digits[...$0]).kind != nil }
  }

  /// Returns a number as it is dialed today, if it has digits of an older plan; else `nil`.
  ///
  /// In Mexico a 1 came before mobile numbers; in Argentina 15 is written after the area where a 9
  /// before it is dialed from elsewhere.
  func renewed(_ digits: [Character]) -> [Character]? {
    guard !relics.isEmpty, verdict(digits).kind == nil else { return nil }
    for relic in relics where relic.lengths.contains(digits.count) {
      for start in relic.starts where start.match(digits) == .whole {
        let (head, tail) = (digits[..<start.count], digits[start.count...])
        if relic.kind == .swap15, !tail.starts(with: "15") { continue }
        let renewed = relic.kind == .drop ? Array(tail) : ["9"] + head + tail.dropFirst(2)
        if verdict(renewed).kind != nil { return renewed }
      }
    }
    return nil
  }

  /// The plan for the numbers with a code; `nil` if it is not known.
  static func ofCode(_ code: String) -> NumberingPlan? { byCode[code] }

  private static let byCode: [String: NumberingPlan] = {
    var plans: [String: NumberingPlan] = [:]
    let all = read(table)
    for country in PhoneCountry.all {
      guard let plan = all[country.code] else { continue }
      plans[country.callingCode, default: NumberingPlan()].add(plan)
    }
    return plans
  }()

  private mutating func add(_ other: NumberingPlan) {
    ranges += other.ranges
    forms += other.forms
    relics += other.relics
  }
}

extension NumberingPlan {
  /// Reads plans: the letters of a country, then its ranges and forms, in words.
  ///
  /// A range is a kind, lengths with a colon, and the first digits: `mobile 10-11: 15 16`. A form
  /// is the word `form`, groups with a colon, and first digits: `form ##_####: 20`.
  static func read(_ text: String) -> [String: NumberingPlan] {
    var (plans, country): ([String: NumberingPlan], String) = ([:], "")
    var reading = PlanReading()
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.allSatisfy(\.isUppercase) {
        plans[country]?.add(reading.end())
        country = String(word)
        plans[country] = NumberingPlan()
      } else {
        reading.read(word)
      }
    }
    plans[country]?.add(reading.end())
    return plans
  }

  /// The words of one country.
  private struct PlanReading {
    private var plan = NumberingPlan()
    private var subject: Substring = ""
    private var measure: Substring = ""
    private var starts: [NumberStart] = []

    mutating func read(_ word: Substring) {
      if word.last == ":" {
        measure = word.dropLast()
      } else if word.first?.isLetter ?? false, word != "x" {
        endLine()
        subject = word
      } else if let start = NumberStart(word) {
        starts.append(start)
      }
    }

    mutating func end() -> NumberingPlan {
      endLine()
      defer { self = PlanReading() }
      return plan
    }

    private mutating func endLine() {
      defer { (subject, measure, starts) = ("", "", []) }
      if subject == "form" {
        let groups = String(measure.map { $0 == "_" ? " " : $0 })
        plan.forms.append(Form(groups: groups, starts: starts))
      } else if let kind = PhoneNumber.Kind(rawValue: String(subject)) {
        plan.ranges.append(Range(kind: kind, lengths: Self.lengths(measure), starts: starts))
      } else if let kind = Relic.Kind(rawValue: String(subject)) {
        plan.relics.append(Relic(kind: kind, lengths: Self.lengths(measure), starts: starts))
      }
    }

    /// The numbers of a list such as `6,9-11`.
    private static func lengths(_ list: Substring) -> Set<Int> {
      var lengths: Set<Int> = []
      for part in list.split(separator: ",") {
        let ends = part.split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { continue }
        lengths.formUnion(first...last)
      }
      return lengths
    }
  }
}
