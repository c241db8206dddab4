/// Sums as people write them; what they mean is written with `-`, ASCII digits and a point,
/// without zeros at either end that say nothing.
public struct SumEntries: Sendable {
  /// The notation of sums in a user's country.
  public struct Style: Sendable {
    /// Between groups; there may be several.
    public let groups: [String]
    /// Before the fraction.
    public let decimal: String
    /// Whether groups after the first are of two digits, as in India.
    public let isIndian: Bool
    /// The currency signs before and after it.
    public let currencies: [(before: String, after: String)]
  }

  /// All of the styles.
  public static let styles: [Style] = [
    style([","], ".", [("$", ""), ("£", ""), ("USD ", ""), ("", " USD"), ("US$ ", "")]),
    style(["."], ",", [("", " €"), ("€ ", ""), ("", " EUR"), ("R$ ", "")]),
    style(["\u{202F}", "\u{A0}", " "], ",", [("", " €"), ("", " ₽"), ("", " руб."), ("", " kr")]),
    style(["'", "\u{2019}"], ".", [("CHF ", ""), ("Fr. ", "")]),
    style([","], ".", [("₹", ""), ("Rs. ", ""), ("₹ ", "")], isIndian: true),
    style([","], ".", [("₩", ""), ("", "원"), ("¥", ""), ("", "円")]),
    style(["\u{66C}"], "\u{66B}", [("", " د.إ")]),
    style(["\u{FF0C}"], "\u{FF0E}", [("", "円"), ("\u{FFE5}", "")]),
  ]

  private static func style(
    _ groups: [String], _ decimal: String, _ currencies: [(String, String)], isIndian: Bool = false
  ) -> Style {
    Style(
      groups: groups, decimal: decimal, isIndian: isIndian,
      currencies: currencies.map { (before: $0.0, after: $0.1) })
  }

  /// Whether the field takes sums below zero.
  public let allowsNegative: Bool
  /// The number of digits that the field takes before and after the decimal separator.
  public let digits: (integer: Int, fraction: Int)

  /// Creates entries for a field.
  public init(allowsNegative: Bool, integerDigits: Int, fractionDigits: Int) {
    self.allowsNegative = allowsNegative
    digits = (integerDigits, fractionDigits)
  }

  /// Returns an entry in a style.
  public func next(_ style: Style, _ random: inout SeededRandom) -> Entry {
    let integer = String(Self.integer(&random))
    let fraction = Self.fraction(&random)
    if random.once(in: 8) {
      return mistake(integer, fraction, style, &random).transported(&random)
    }
    let isNegative = random.once(in: 8)
    let isGrouped = !random.once(in: 3)
    let group = random.pick(style.groups)
    let whole = isGrouped ? Self.grouped(integer, group, isIndian: style.isIndian) : integer
    let number = whole + (fraction.isEmpty ? "" : style.decimal + fraction)
    let currency = random.once(in: 3) ? random.pick(style.currencies) : ("", "")
    let text = Self.signed(number, currency, isNegative: isNegative, &random)
    let meaning = Self.meaning(integer, fraction, isNegative: isNegative)
    let fits =
      integer.count <= digits.integer
      && Self.meaning("0", fraction, isNegative: false).count - 2 <= digits.fraction
      && (allowsNegative || !isNegative)
    return Entry(
      text, means: [meaning] + otherMeanings(number, isNegative: isNegative), isOrdinary: fits
    ).transported(&random)
  }

  /// A single point or comma before three digits separates thousands in one country, and a
  /// fraction in the next.
  private func otherMeanings(_ number: String, isNegative: Bool) -> [String] {
    let parts = number.split(omittingEmptySubsequences: false) { !$0.isNumber }
    guard parts.count == 2, parts[1].count == 3, (1...3).contains(parts[0].count) else { return [] }
    let (whole, rest) = (String(parts[0]), String(parts[1]))
    let grouped = whole == "0" ? [] : [Self.meaning(whole + rest, "", isNegative: isNegative)]
    return [Self.meaning(whole, rest, isNegative: isNegative)] + grouped
  }

  private static func integer(_ random: inout SeededRandom) -> Int {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1, 2: Int.random(in: 1...99, using: &random)
    case 3...5: Int.random(in: 100...99_999, using: &random)
    case 6: Int.random(in: 100_000...9_999_999, using: &random)
    default: random.once(in: 2) ? 1_000_000 : Int.random(in: 1...99_999_999_999, using: &random)
    }
  }

  private static func fraction(_ random: inout SeededRandom) -> String {
    let digits = { (count: Int, random: inout SeededRandom) in
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
    return switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: ""
    case 5..<9: digits(2, &random)
    case 9: digits(1, &random)
    case 10: "00"
    default: digits(Int.random(in: 3...5, using: &random), &random)
    }
  }

  private static func grouped(_ digits: String, _ mark: String, isIndian: Bool) -> String {
    guard digits.count > 3 else { return digits }
    var (rest, groups) = (digits.dropLast(3), [String(digits.suffix(3))])
    while !rest.isEmpty {
      let size = isIndian ? 2 : 3
      groups.insert(String(rest.suffix(size)), at: 0)
      rest = rest.dropLast(size)
    }
    return groups.joined(separator: mark)
  }

  private static func signed(
    _ number: String, _ currency: (before: String, after: String), isNegative: Bool,
    _ random: inout SeededRandom
  ) -> String {
    let plain = currency.before + number + currency.after
    guard isNegative else { return random.once(in: 12) ? "+" + plain : plain }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: "(\(plain))"
    case 1: "- " + plain
    case 2: plain + "-"
    case 3: currency.before + "-" + number + currency.after
    case 4, 5: "\u{2212}" + plain
    default: "-" + plain
    }
  }

  /// What is not a sum, or one that only its writer understands.
  private func mistake(
    _ integer: String, _ fraction: String, _ style: Style, _ random: inout SeededRandom
  ) -> Entry {
    let (group, decimal) = (random.pick(style.groups), style.decimal)
    let (head, tail) = (integer, "\(Int.random(in: 10...99, using: &random))")
    let (text, meanings): (String, [String]) =
      switch Int.random(in: 0..<18, using: &random) {
      case 0: ("\(head)-\(tail)", [])
      case 1: ("\(head):\(tail)", [])
      case 2: ("\(head)/\(tail)", [])
      case 3: ("\(head)e3", [Self.meaning(integer + "000", "", isNegative: false)])
      case 4: ("\(head)\(decimal)\(tail)\(decimal)\(tail)", [])
      case 5: ("(\(head)", [])
      case 6: ("\(head))", [])
      case 7: ("--\(head)", [])
      case 8: ("\(head) - \(tail)", [])
      case 9: ("\(head)\(group)\(tail)34", otherMeanings(head, tail + "34"))
      case 10: ("\(head)\(group)\(group)\(tail)4", [])
      case 11: ("\(head)k", [])
      case 12: ("\(head)%", [])
      case 13: ("\(head) \(tail)", [])
      case 14: ("\(head)+\(tail)", [])
      case 15: ("\(head)\(decimal)\(tail)x", [])
      case 16: ("\(head)*\(tail)", [])
      default: ("1\(group)234\(group)56", [])
      }
    return Entry(text, means: meanings, isOrdinary: false)
  }

  /// A group of four is none, so its mark may only begin a fraction.
  private func otherMeanings(_ whole: String, _ fraction: String) -> [String] {
    [Self.meaning(whole, fraction, isNegative: false)]
  }

  /// Writes a number so that equal ones are equal.
  public static func meaning(_ integer: String, _ fraction: String, isNegative: Bool) -> String {
    let whole = integer.drop { $0 == "0" }
    var rest = Substring(fraction)
    while rest.last == "0" { rest.removeLast() }
    let number = (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : ".\(rest)")
    return isNegative && number != "0" ? "-\(number)" : String(number)
  }
}
