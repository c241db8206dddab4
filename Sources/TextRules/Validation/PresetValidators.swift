/// Whether a text is the number of a payment card: 12 to 19 digits whose last one is right (Luhn).
///
/// Spaces and hyphens between them do not count.
///
/// ```swift
/// CardNumberValidator().validate("4111 1111 1111 1111")  // .valid
/// ```
///
/// Origin: the seed checks the form only; a digit that is mistyped is noticed here at once.
public struct CardNumberValidator: TextFieldValidation {
  private let messages: ValidationMessages

  /// Makes a validator.
  public init(messages: ValidationMessages = ValidationMessages()) { self.messages = messages }

  /// Judges a number.
  public func validate(_ text: String?) -> FieldVerdict {
    let characters = (text ?? "").filter { $0 != " " && $0 != "-" && $0 != "\u{A0}" }
    guard !characters.isEmpty else { return .invalid(messages.empty) }
    let digits = characters.compactMap(\.decimalValue)
    let isNumber = digits.count == characters.count && (12...19).contains(digits.count)
    return isNumber && Self.checksum(digits).isMultiple(of: 10)
      ? .valid : .invalid(messages.wrongFormat)
  }

  private static func checksum(_ digits: [Int]) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, item in
      let doubled = item.element * 2
      return sum + (item.offset.isMultiple(of: 2) ? item.element : doubled / 10 + doubled % 10)
    }
  }
}

/// Whether a text is a month `MM/yy` in which a card is still valid: this one, and 20 years more.
///
/// ```swift
/// CardExpirationValidator(today: today).validate("12/29")
/// ```
///
/// Origin: the seed checks the form only, and takes `99/99`.
public struct CardExpirationValidator: TextFieldValidation {
  /// How many years ahead a card may be valid.
  public static let mostYears = 20

  private let today: CalendarDate
  private let messages: ValidationMessages

  /// Makes a validator.
  ///
  /// - Parameters:
  ///   - today: The day that counts as today.
  ///   - messages: What is told of each mistake.
  public init(today: CalendarDate, messages: ValidationMessages = ValidationMessages()) {
    self.today = today
    self.messages = messages
  }

  /// Judges a month.
  public func validate(_ text: String?) -> FieldVerdict {
    let text = text ?? ""
    guard !text.isEmpty else { return .invalid(messages.empty) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(\.decimalNumber)
    guard parts.map(\.count) == [2, 2], numbers.count == 2, (1...12).contains(numbers[0]) else {
      return .invalid(messages.wrongFormat)
    }
    return isCurrent(month: numbers[0], shortYear: numbers[1])
      ? .valid : .invalid(messages.wrongFormat)
  }

  private func isCurrent(month: Int, shortYear: Int) -> Bool {
    let century = today.year - today.year % 100
    // In the last years of a century the small numbers are the next one's.
    return [century, century + 100].contains { start in
      let months = (start + shortYear) * 12 + month - (today.year * 12 + today.month)
      return (0...(Self.mostYears * 12)).contains(months)
    }
  }
}
