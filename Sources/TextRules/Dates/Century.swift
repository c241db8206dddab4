/// The century that two digits of a year belong to.
struct Century {
  /// The latest year that two digits mean where no limit says otherwise.
  let latestYear: Int
  /// The days that are allowed.
  let limits: DateLimits

  /// Returns the year that two digits mean in a date.
  ///
  /// It is the latest one up to ``latestYear`` with which the day is allowed, or if there is none
  /// the earliest one after that; where no year is allowed, it is what it would be without limits.
  ///
  /// - Parameters:
  ///   - digits: The year within its century.
  ///   - month: The month.
  ///   - day: The day; it may not exist.
  /// - Returns: The year.
  func year(_ digits: Int, month: Int, day: Int) -> Int {
    let usual = latestYear - ((latestYear - digits) % 100 + 100) % 100
    let candidates = [usual, usual - 100, usual + 100]
    return candidates.first { limits.allow(year: $0, month: month, day: day) } ?? usual
  }
}

/// The first and the last day that a validator allows.
package struct DateLimits: Equatable, Sendable {
  /// The first day; nil for no limit.
  package var earliest: CalendarDate?
  /// The last day; nil for no limit.
  package var latest: CalendarDate?

  /// Creates limits.
  package init(earliest: CalendarDate? = nil, latest: CalendarDate? = nil) {
    (self.earliest, self.latest) = (earliest, latest)
  }

  /// Whether a day may be in a year; one that does not exist is judged by its numbers.
  func allow(year: Int, month: Int, day: Int) -> Bool {
    func isUp(to limit: CalendarDate) -> Bool {
      (year, month, day) <= (limit.year, limit.month, limit.day)
    }
    func isFrom(_ limit: CalendarDate) -> Bool {
      (year, month, day) >= (limit.year, limit.month, limit.day)
    }
    return earliest.map(isFrom) != false && latest.map(isUp) != false
  }
}

extension FieldValidator {
  /// The days that this validator allows, or the first one in it that judges dates.
  package var dateLimits: DateLimits? {
    switch self {
    case let dates as DateValidator: dates.limits
    case let optional as OptionalValidator: optional.validator.dateLimits
    case let combined as CombinedValidator:
      combined.validators.lazy.compactMap(\.dateLimits).first
    default: nil
    }
  }
}
