/// A format for days, such as `dd.MM.yyyy`.
///
/// `d` and `dd` stand for the day, `M` and `MM` for the month, `yyyy` for the year; a single letter
/// means no zero before a one-digit number. Each of the three must occur exactly once. Anything
/// else is written as it is; letters have to be enclosed in single quotes.
///
/// ```swift
/// let format = CalendarDateFormat("d/M/yyyy")
/// format?.date(from: "7/3/1999")   // 7 March 1999
/// CalendarDateFormat("dd.MM")      // nil: no year
/// ```
///
/// Origin: the format of TextFieldsCatalog's date picker, whose default is `dd.MM.yyyy`.
public struct CalendarDateFormat: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case day(digits: Int)
    case month(digits: Int)
    case year
    case literal(Character)
  }

  /// The format as it was given.
  public let pattern: String
  let parts: [Part]

  /// Day, month and year separated by periods: the default in TextFieldsCatalog.
  public static let standard = CalendarDateFormat()

  private init() {
    self.init(parts: [.day(digits: 2), .literal("."), .month(digits: 2), .literal("."), .year])
  }

  /// Creates a format of its parts, of which only the separators are literals.
  init(parts: [Part]) {
    self.parts = parts
    pattern = parts.map { part in
      switch part {
      case .day(let digits): String(repeating: "d", count: digits)
      case .month(let digits): String(repeating: "M", count: digits)
      case .year: "yyyy"
      case .literal(let character): character.isLetter ? "'\(character)'" : "\(character)"
      }
    }.joined()
  }

  /// Parses a format.
  ///
  /// - Parameter pattern: The format; the result is `nil` if it does not contain day, month and
  ///   year exactly once each, or if it contains other letters.
  public init?(_ pattern: String) {
    guard let parts = Self.parts(of: pattern) else { return nil }
    let fields = parts.filter { if case .literal = $0 { false } else { true } }
    guard fields.count == 3, Set(fields.map(\.kind)).count == 3 else { return nil }
    self.pattern = pattern
    self.parts = parts
  }

  /// Returns the text for a day.
  ///
  /// - Parameter date: The day.
  /// - Returns: The text.
  public func string(from date: CalendarDate) -> String {
    parts.map { part in
      switch part {
      case .day(let digits): Self.padded(date.day, to: digits)
      case .month(let digits): Self.padded(date.month, to: digits)
      case .year: Self.padded(date.year, to: 4)
      case .literal(let character): String(character)
      }
    }.joined()
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Parses a day.
  ///
  /// - Parameter text: The text that the user wrote, with nothing before or after the date.
  /// - Returns: The day; `nil` if the text does not have this format, or if there is no such day.
  public func date(from text: String) -> CalendarDate? {
    if case .date(let date) = reading(of: text) { date } else { nil }
  }
}

extension CalendarDateFormat.Part {
  fileprivate var kind: Int {
    switch self {
    case .day: 0
    case .month: 1
    case .year: 2
    case .literal: 3
    }
  }
}

extension CalendarDateFormat {
  fileprivate static func parts(of pattern: String) -> [Part]? {
    var rest = pattern[...]
    var parts: [Part] = []
    while let next = rest.first {
      if next == "'" {
        guard let quoted = takeQuoted(&rest) else { return nil }
        parts += quoted
      } else if next.isLetter {
        let run = rest.prefix { $0 == next }
        guard let part = field(String(run)) else { return nil }
        parts.append(part)
        rest = rest[run.endIndex...]
      } else {
        parts.append(.literal(rest.removeFirst()))
      }
    }
    return parts
  }

  private static func field(_ letters: String) -> Part? {
    switch letters {
    case "d", "dd": .day(digits: letters.count)
    case "M", "MM": .month(digits: letters.count)
    case "yyyy": .year
    default: nil
    }
  }

  /// Takes a quoted literal off the text; two single quotes in a row stand for one.
  private static func takeQuoted(_ text: inout Substring) -> [Part]? {
    text.removeFirst()
    guard let end = text.firstIndex(of: "'") else { return nil }
    let quoted = text[..<end]
    text = text[text.index(after: end)...]
    return quoted.isEmpty ? [.literal("'")] : quoted.map { .literal($0) }
  }
}
