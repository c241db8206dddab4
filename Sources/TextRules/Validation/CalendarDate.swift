/// A day in the Gregorian calendar.
///
/// ```swift
/// CalendarDate("29.02.2024")            // 29 February 2024
/// CalendarDate(year: 2023, month: 2, day: 29)  // nil
/// ```
public struct CalendarDate: Comparable, Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; `nil` if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.days(inMonth: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date that is known to exist.
  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses a date in the form that TextFieldsCatalog's date picker uses, `dd.MM.yyyy`; `nil` if it
  /// is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 4] else { return nil }
    let numbers = parts.compactMap(\.decimalNumber)
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[2], month: numbers[1], day: numbers[0])
  }

  /// Returns whether one day is before another.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as `dd.MM.yyyy`.
  public var description: String {
    let year = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
    return "\(day < 10 ? "0" : "")\(day).\(month < 10 ? "0" : "")\(month).\(year)"
  }
}

extension StringProtocol {
  /// The number that digits of any script represent; `nil` if there are other characters.
  var decimalNumber: Int? {
    guard !isEmpty, count < 18 else { return nil }
    return reduce(Int?.some(0)) { sum, character in
      guard let sum, let digit = character.decimalValue else { return nil }
      return sum * 10 + digit
    }
  }
}
