import Glibc

extension CalendarDate {
  /// 1 January 1970: where the wheel of TextFieldsCatalog's date picker starts.
  public static let unixEpoch = CalendarDate(daysSinceEpoch: 0)

  /// The current day in the user's time zone.
  public static var today: CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .unixEpoch
  }

  /// Returns the day that many days later, or earlier if negative; past the ends of the calendar,
  /// its last or first day.
  public func adding(days: Int) -> CalendarDate {
    let limit = 4_000_000
    return CalendarDate(daysSinceEpoch: daysSinceEpoch + min(max(days, -limit), limit))
  }

  /// Returns the same day that many months later, or earlier if negative.
  ///
  /// - Parameter months: The number of months.
  /// - Returns: The day; the last one of the month if the month is too short.
  public func adding(months: Int) -> CalendarDate {
    let limit = 120_000
    let count = year * 12 + month - 1 + min(max(months, -limit), limit)
    let clamped = min(max(count, 12), 9999 * 12 + 11)
    let (year, month) = (clamped / 12, clamped % 12 + 1)
    let day = min(day, Self.days(inMonth: month, of: year))
    return CalendarDate(year: year, month: month, day: day) ?? self
  }

  /// The first day of the month.
  public var startOfMonth: CalendarDate { adding(days: 1 - day) }

  /// The last day of the month.
  public var endOfMonth: CalendarDate {
    adding(days: Self.days(inMonth: month, of: year) - day)
  }

  /// Returns the nearest day within limits; if the limits contradict each other, the earlier limit
  /// wins.
  ///
  /// - Parameters:
  ///   - earliest: The first day; `nil` for no limit.
  ///   - latest: The last day; `nil` for no limit.
  /// - Returns: The day, or the nearest limit.
  public func clamped(from earliest: CalendarDate?, to latest: CalendarDate?) -> CalendarDate {
    let early = latest.map { min(self, $0) } ?? self
    return earliest.map { max(early, $0) } ?? early
  }

  // Years begin in March here, so that a leap day is the last day of its year.
  private var daysSinceEpoch: Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (era, ofEra) = (year / 400, year % 400)
    let days = (153 * month + 2) / 5 + day - 1
    return era * Self.daysInEra + ofEra * 365 + ofEra / 4 - ofEra / 100 + days - Self.epochShift
  }

  private init(daysSinceEpoch: Int) {
    let days = min(max(daysSinceEpoch, Self.first), Self.last) + Self.epochShift
    let (era, ofEra) = (days / Self.daysInEra, days % Self.daysInEra)
    let years = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * years + years / 4 - years / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      uncheckedYear: era * 400 + years + (month <= 2 ? 1 : 0), month: month,
      day: ofYear - (153 * shifted + 2) / 5 + 1)
  }

  private static let daysInEra = 146_097
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let epochShift = 719_468
  /// 1 January of the year 1 and 31 December 9999.
  private static let (first, last) = (-719_162, 2_932_896)
}
