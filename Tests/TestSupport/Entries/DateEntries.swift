/// Dates as people write them; what they mean is the day as in ISO 8601.
public struct DateEntries: Sendable {
  /// The order in which a field has its parts.
  public enum Order: CaseIterable, Sendable {
    /// As in 31.12.2003.
    case dayMonthYear
    /// As in 12/31/2003.
    case monthDayYear
    /// As in 2003-12-31.
    case yearMonthDay
  }

  /// The order of the field.
  public let order: Order

  /// Creates entries for a field.
  public init(order: Order) { self.order = order }

  /// Returns an entry.
  public func next(_ random: inout SeededRandom) -> Entry {
    let year =
      random.once(in: 6)
      ? random.pick([1900, 2000, 2010, 2012, 2020, 1999])
      : Int.random(in: 1905...2060, using: &random)
    let month = Int.random(in: 1...12, using: &random)
    let day = Int.random(in: 1...28, using: &random)
    if random.once(in: 12) { return mistake(year, month, day, &random).transported(&random) }
    let meanings = [Self.iso(year, month, day)]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      return ordinary(year, month, day, meanings, &random).transported(&random)
    case 5, 6:
      let text = Self.yearFirst(year, month, day, &random)
      return Entry(text, means: meanings, isOrdinary: true).transported(&random)
    case 7:
      let text = Self.inCharacters(year, month, day, &random)
      return Entry(text, means: meanings, isOrdinary: true).transported(&random)
    case 8:
      let text = inField(
        Self.twoDigits(year % 100), Self.part(month, &random),
        Self.part(day, &random), mark: random.pick([".", "/", "-"]))
      return twoDigitYear(text, year, month, day).transported(&random)
    default:
      let text = Self.inWords(year, month, day, &random)
      return Entry(text, means: meanings, isOrdinary: false).transported(&random)
    }
  }

  private func ordinary(
    _ year: Int, _ month: Int, _ day: Int, _ meanings: [String], _ random: inout SeededRandom
  ) -> Entry {
    if random.once(in: 4) {
      let (month, day) = (Self.twoDigits(month), Self.twoDigits(day))
      return Entry(inField("\(year)", month, day, mark: ""), means: meanings, isOrdinary: true)
    }
    let mark = random.pick([
      ".", ".", "/", "/", "-", " ", ". ", " / ", "\u{2011}", "\u{2013}", "\u{A0}", ",", "\u{FF0F}",
    ])
    let text = inField("\(year)", Self.part(month, &random), Self.part(day, &random), mark: mark)
    return Entry(text, means: meanings, isOrdinary: mark != ",")
  }

  private func twoDigitYear(_ text: String, _ year: Int, _ month: Int, _ day: Int) -> Entry {
    let meanings = [1900, 2000].map { Self.iso($0 + year % 100, month, day) }
    return Entry(text, means: meanings, isOrdinary: order != .yearMonthDay)
  }

  private func inField(_ year: String, _ month: String, _ day: String, mark: String) -> String {
    let parts =
      switch order {
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      case .yearMonthDay: [year, month, day]
      }
    return parts.joined(separator: mark)
  }

  private static func yearFirst(
    _ year: Int, _ month: Int, _ day: Int, _ random: inout SeededRandom
  ) -> String {
    let isPadded = !random.once(in: 3)
    let (month, day) = isPadded ? (twoDigits(month), twoDigits(day)) : ("\(month)", "\(day)")
    let mark = random.pick(["-", "-", "-", "/", ".", ". "])
    return "\(year)\(mark)\(month)\(mark)\(day)" + (mark == ". " ? "." : "")
  }

  private static func inCharacters(
    _ year: Int, _ month: Int, _ day: Int, _ random: inout SeededRandom
  ) -> String {
    let gap = random.pick(["", "", " "])
    return random.once(in: 2)
      ? "\(year)年\(gap)\(month)月\(gap)\(day)日" : "\(year)년\(gap)\(month)월\(gap)\(day)일"
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let russian = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
    "октября", "ноября", "декабря",
  ]

  private static func inWords(
    _ year: Int, _ month: Int, _ day: Int, _ random: inout SeededRandom
  ) -> String {
    let name = english[month - 1]
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: "\(day) \(name) \(year)"
    case 1: "\(name) \(day), \(year)"
    case 2: "\(day)-\(name.prefix(3))-\(year)"
    case 3: "\(day) \(russian[month - 1]) \(year) г."
    default: iso(year, month, day) + "T10:20:30"
    }
  }

  /// What is not a date, and for digits that stand in another order, what their writer meant.
  private func mistake(
    _ year: Int, _ month: Int, _ day: Int, _ random: inout SeededRandom
  ) -> Entry {
    let (wrongMonth, wrongDay) = (month + 12, day + 31)
    let (text, meanings): (String, [String]) =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: (inField("\(year)", "\(wrongMonth)", "\(min(31, day + 12))", mark: "."), [])
      case 1: (inField("\(year)", "\(month)", "\(wrongDay)", mark: "/"), [])
      case 2: (inField("\(year)5", "\(month)", "\(day)", mark: "."), [])
      case 3: (inField("\(year)", "\(month)", "\(day)", mark: ".") + ".5", [])
      case 4: (inField("\(year)", "2", "30", mark: "-"), [])
      case 5: (random.pick(["tomorrow", "12:30", "1/2", "31.", "неизвестно", "-", "1.2"]), [])
      case 6: (Self.iso(year, month, day) + " - " + Self.iso(year + 1, month, day), [])
      default: ("-" + Self.iso(year, wrongMonth, day), [])
      }
    return Entry(text, means: meanings, isOrdinary: false)
  }

  private static func part(_ number: Int, _ random: inout SeededRandom) -> String {
    random.once(in: 2) ? "\(number)" : twoDigits(number)
  }

  private static func iso(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(year)-\(twoDigits(month))-\(twoDigits(day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
