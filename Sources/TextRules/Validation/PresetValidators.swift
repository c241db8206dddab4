/// Validates that a text is the number of a payment card: 12 to 19 digits with a correct check
/// digit (Luhn), and as many as its ``CardBrand`` has.
///
/// Spaces and hyphens between them are ignored.
///
/// ```swift
/// CardNumberValidator().validate("4111 1111 1111 1111")  // .valid
/// ```
///
/// Origin: TextFieldsCatalog checks only the form; here a mistyped digit is detected immediately.
public struct CardNumberValidator: FieldValidator {
  package let messages: ValidationMessages

  /// Creates a validator.
  public init(messages: ValidationMessages = ValidationMessages()) { self.messages = messages }

  /// Validates a card number.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    let characters = text.filter { $0 != " " && $0 != "-" && $0 != "\u{A0}" }
    guard !characters.isEmpty else { return .invalid(messages.empty) }
    let digits = characters.compactMap(\.decimalValue)
    guard digits.count == characters.count, digits.count <= 19 else {
      return .invalid(messages.wrongFormat)
    }
    let lengths = CardBrand(ofNumber: String(characters))?.lengths ?? Set(12...19)
    guard lengths.contains(digits.count) else {
      let isUnfinished = lengths.contains { $0 > digits.count }
      let most = lengths.max() ?? 0
      return .invalid(isUnfinished ? messages.unfinishedNumber : messages.tooManyDigits(most))
    }
    return Self.checksum(digits).isMultiple(of: 10) ? .valid : .invalid(messages.wrongCheckDigit)
  }

  private static func checksum(_ digits: [Int]) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, item in
      let doubled = item.element * 2
      return sum + (item.offset.isMultiple(of: 2) ? item.element : doubled / 10 + doubled % 10)
    }
  }
}

/// Validates that a text is a month `MM/yy` in which a card is still valid: from this month to 20
/// years later.
///
/// ```swift
/// CardExpirationValidator(today: today).validate("12/29")
/// ```
///
/// Origin: TextFieldsCatalog checks only the form, and accepts `99/99`.
public struct CardExpirationValidator: FieldValidator {
  /// The number of years ahead that a card may be valid.
  public static let maxYears = 20

  private let today: CalendarDate
  package let messages: ValidationMessages

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - today: The day that counts as today.
  ///   - messages: The messages for each error.
  public init(today: CalendarDate, messages: ValidationMessages = ValidationMessages()) {
    self.today = today
    self.messages = messages
  }

  /// Validates a month.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard !text.isEmpty else { return .invalid(messages.empty) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(\.decimalNumber)
    guard parts.map(\.count) == [2, 2], numbers.count == 2 else {
      return .invalid(parts.count > 2 ? messages.wrongFormat : messages.unfinishedDate)
    }
    guard (1...12).contains(numbers[0]) else { return .invalid(messages.noSuchMonth) }
    let months = monthsAhead(month: numbers[0], shortYear: numbers[1])
    if months < 0 { return .invalid(messages.cardExpired) }
    return months <= Self.maxYears * 12 ? .valid : .invalid(messages.cardTooFarAhead)
  }

  /// The number of months until then; negative if that is over.
  ///
  /// Two digits of a year mean one of the hundred around today: 99 is long ago, not far ahead.
  private func monthsAhead(month: Int, shortYear: Int) -> Int {
    let first = today.year - 50
    let year = first + ((shortYear - first) % 100 + 100) % 100
    return year * 12 + month - (today.year * 12 + today.month)
  }
}
