/// Validates that a text is an existing date within limits.
///
/// An unfinished date, a date that does not exist, and a date outside each limit have messages of
/// their own.
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
    case .otherForm: return .invalid(messages.wrongFormat)
    }
  }

  private func verdict(on date: CalendarDate) -> FieldVerdict {
    if let earliest, date < earliest {
      return .invalid(messages.tooEarly(format.string(from: earliest)))
    }
    if let latest, date > latest {
      return .invalid(messages.tooLate(format.string(from: latest)))
    }
    return .valid
  }
}
