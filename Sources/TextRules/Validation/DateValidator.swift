/// Whether a text is a day that there is, within limits.
///
/// A date that is not finished, one that there is not, and one beyond a limit each have a message of
/// their own.
///
/// ```swift
/// let validator = DateValidator(latest: .today)
/// validator.validate("29.02.2023")  // .invalid("There is no such date.")
/// ```
///
/// Origin: the wheel of the seed's date picker ends today and has no first day; what is typed is not
/// checked there.
public struct DateValidator: TextFieldValidation {
  private let earliest: CalendarDate?
  private let latest: CalendarDate?
  private let format: CalendarDateFormat
  private let messages: ValidationMessages

  /// Makes a validator.
  ///
  /// - Parameters:
  ///   - earliest: The first day that is allowed; nil: any.
  ///   - latest: The last day that is allowed; nil: any.
  ///   - format: How the day is written.
  ///   - messages: What is told of each mistake.
  public init(
    earliest: CalendarDate? = nil, latest: CalendarDate? = nil,
    format: CalendarDateFormat = .standard, messages: ValidationMessages = ValidationMessages()
  ) {
    self.earliest = earliest
    self.latest = latest
    self.format = format
    self.messages = messages
  }

  /// Judges a day.
  public func validate(_ text: String?) -> FieldVerdict {
    let text = text ?? ""
    guard !text.isEmpty else { return .invalid(messages.empty) }
    switch format.reading(of: text) {
    case .date(let date): return judge(date)
    case .noSuchDate: return .invalid(messages.noSuchDate)
    case .unfinished: return .invalid(messages.unfinishedDate)
    case .otherForm: return .invalid(messages.wrongFormat)
    }
  }

  private func judge(_ date: CalendarDate) -> FieldVerdict {
    if let earliest, date < earliest {
      return .invalid(messages.tooEarly(format.string(from: earliest)))
    }
    if let latest, date > latest {
      return .invalid(messages.tooLate(format.string(from: latest)))
    }
    return .valid
  }
}
