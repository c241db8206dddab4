/// The result of reading a text as a date.
///
/// ```swift
/// CalendarDateFormat.standard.reading(of: "31.02.2020")  // .noSuchDate
/// CalendarDateFormat.standard.reading(of: "31.02.20")    // .unfinished
/// ```
public enum CalendarDateReading: Equatable, Sendable {
  /// A day.
  case date(CalendarDate)
  /// A date in the right format that does not exist, such as 31 February.
  case noSuchDate
  /// The beginning of a date.
  case unfinished
  /// Something else.
  case otherForm
}

extension CalendarDateFormat {
  /// Parses a date, which may be unfinished.
  ///
  /// - Parameter text: The text that the user wrote, with nothing before or after the date.
  /// - Returns: The day, or why there is none.
  public func reading(of text: String) -> CalendarDateReading {
    var rest = text[...]
    var (day, month, year) = (0, 0, 0)
    for part in parts {
      if rest.isEmpty { return .unfinished }
      let number = Self.take(part, from: &rest)
      guard let number else { return rest.isEmpty ? .unfinished : .otherForm }
      switch part {
      case .literal: break
      case .day: day = number
      case .month: month = number
      case .year: year = number
      }
    }
    guard rest.isEmpty else { return .otherForm }
    return CalendarDate(year: year, month: month, day: day).map { .date($0) } ?? .noSuchDate
  }

  /// Takes a part off the text; returns `nil` if the text does not match it or ends within it.
  ///
  /// A literal counts as 0.
  private static func take(_ part: Part, from text: inout Substring) -> Int? {
    switch part {
    case .literal(let character):
      guard text.first == character else { return nil }
      text.removeFirst()
      return 0
    case .day(let digits), .month(let digits): return number(&text, from: digits, to: 2)
    case .year: return number(&text, from: 4, to: 4)
    }
  }

  private static func number(_ text: inout Substring, from least: Int, to most: Int) -> Int? {
    let digits = text.prefix(most).prefix { $0.decimalValue != nil }
    text = text[digits.endIndex...]
    return digits.count < least ? nil : digits.decimalNumber
  }
}
