/// How a day is written, as `dd.MM.yyyy`.
///
/// `d` and `dd` stand for the day, `M` and `MM` for the month, `yyyy` for the year; the letters once
/// mean no zero before a small number. Each of the three must be there once. What stands between is
/// written as it is; letters in it stand between single quotes.
///
/// ```swift
/// let format = CalendarDateFormat("d/M/yyyy")
/// format?.date(from: "7/3/1999")   // 7 March 1999
/// CalendarDateFormat("dd.MM")      // nil: no year
/// ```
///
/// Origin: the format of the seed's date picker, whose default is `dd.MM.yyyy`.
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

  /// Day, month and year with points between them: the seed's default.
  public static let standard = CalendarDateFormat()

  private init() {
    pattern = "dd.MM.yyyy"
    parts = [
      .day(digits: 2), .literal("."), .month(digits: 2), .literal("."), .year,
    ]
  }

  /// Reads a format.
  ///
  /// - Parameter pattern: The format; nil comes of one that has not day, month and year once each, or
  ///   other letters.
  public init?(_ pattern: String) {
    guard let parts = Self.parts(of: pattern) else { return nil }
    let fields = parts.filter { if case .literal = $0 { false } else { true } }
    guard fields.count == 3, Set(fields.map(\.kind)).count == 3 else { return nil }
    self.pattern = pattern
    self.parts = parts
  }

  /// Writes a day.
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

  /// Reads a day.
  ///
  /// - Parameter text: What somebody wrote, with nothing before and behind.
  /// - Returns: The day; nil if it has not this form, or if there is no such day.
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

  /// Takes what stands between single quotes; two of them are one of the text.
  private static func takeQuoted(_ text: inout Substring) -> [Part]? {
    text.removeFirst()
    guard let end = text.firstIndex(of: "'") else { return nil }
    let quoted = text[..<end]
    text = text[text.index(after: end)...]
    return quoted.isEmpty ? [.literal("'")] : quoted.map { .literal($0) }
  }
}
