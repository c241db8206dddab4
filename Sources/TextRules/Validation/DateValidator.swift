/// Validates that a text is an existing date within limits.
///
/// An unfinished date, a date that does not exist, and a date outside each limit have messages of
/// their own. So has a year before 1583 or after 2399, which is one of another calendar, unless a
/// limit says that such a year is meant: `earliest` for the first, `latest` for the others.
///
/// ```swift
/// let validator = DateValidator(latest: .today)
/// validator.validate("29.02.2023")  // .invalid("There is no such date.")
/// ```
///
/// Origin: the wheel of TextFieldsCatalog's date picker ends today and has no first day; typed text
/// is not checked there.
public struct DateValidator: FieldValidator {
  private let earliest: CalendarDate?
  private let latest: CalendarDate?
  private let format: CalendarDateFormat
  package let messages: ValidationMessages

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - earliest: The first day that is allowed; `nil` for no limit.
  ///   - latest: The last day that is allowed; `nil` for no limit.
  ///   - format: The format of the date.
  ///   - messages: The messages for each error.
  public init(
    earliest: CalendarDate? = nil, latest: CalendarDate? = nil,
    format: CalendarDateFormat = .standard, messages: ValidationMessages = ValidationMessages()
  ) {
    self.earliest = earliest
    self.latest = latest
    self.format = format
    self.messages = messages
  }

  /// Validates a date.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard !text.isEmpty else { return .invalid(messages.empty) }
    switch format.reading(of: text) {
    case .date(let date): return verdict(on: date)
    case .noSuchDate: return .invalid(messages.noSuchDate)
    case .unfinished: return .invalid(messages.unfinishedDate)
    case .otherForm:
      // A mask writes this where a part is missing before another one.
      let hasBlanks = text.contains("_")
      return .invalid(hasBlanks ? messages.unfinishedDate : messages.wrongFormat)
    }
  }

  /// The days that are allowed.
  var limits: DateLimits { DateLimits(earliest: earliest, latest: latest) }

  /// The years of dates that someone may mean, if no limit says that others are allowed: before
  /// these people did not count by this calendar, and 1378, 1420 and 2530 are today's years in
  /// calendars of Iran, Arabia and Thailand.
  private static let likelyYears = 1583...2399

  private func isOfOtherCalendar(_ date: CalendarDate) -> Bool {
    if date.year < Self.likelyYears.lowerBound { return earliest == nil }
    guard date.year > Self.likelyYears.upperBound else { return false }
    return (latest?.year ?? 0) <= Self.likelyYears.upperBound
  }

  private func verdict(on date: CalendarDate) -> FieldVerdict {
    if isOfOtherCalendar(date) { return .invalid(messages.otherCalendar) }
    if let earliest, date < earliest {
      return .invalid(messages.tooEarly(format.string(from: earliest)))
    }
    if let latest, date > latest {
      return .invalid(messages.tooLate(format.string(from: latest)))
    }
    return .valid
  }
}
