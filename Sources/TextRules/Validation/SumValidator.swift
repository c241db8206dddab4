/// Validates that a sum of money is within limits.
///
/// ```swift
/// SumValidator(minimum: "1", maximum: "5000").validate("12,500.50", value: "12500.50")
/// // .invalid("The sum must be at most 5000.")
/// ```
///
/// The limits are numbers as in ``MoneyText/value``: ASCII digits, with a point before the
/// fraction.
public struct SumValidator: TextFieldValidation {
  private let minimum: String?
  private let maximum: String?
  private let messages: ValidationMessages

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - minimum: The least sum; `nil` for any.
  ///   - maximum: The greatest sum; `nil` for any.
  ///   - messages: The messages for each error.
  public init(
    minimum: String? = nil, maximum: String? = nil,
    messages: ValidationMessages = ValidationMessages()
  ) {
    (self.minimum, self.maximum, self.messages) = (minimum, maximum, messages)
  }

  /// Validates a number.
  public func validate(_ text: String?) -> FieldVerdict { validate(text, value: text ?? "") }

  /// Validates the value of a sum.
  public func validate(_ text: String?, value: String) -> FieldVerdict {
    guard !value.isEmpty else { return .invalid(messages.empty) }
    if let minimum, DecimalNumber(value) < DecimalNumber(minimum) {
      return .invalid(messages.sumTooSmall(minimum))
    }
    if let maximum, DecimalNumber(maximum) < DecimalNumber(value) {
      return .invalid(messages.sumTooLarge(maximum))
    }
    return .valid
  }
}

/// A decimal number of any length, to compare.
private struct DecimalNumber: Comparable {
  private let isNegative: Bool
  private let whole: [Character]
  private let fraction: [Character]

  init(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    whole = Array(parts[0].drop { $0 == "0" })
    var digits = parts.count > 1 ? Array(parts[1]) : []
    while digits.last == "0" { digits.removeLast() }
    fraction = digits
    isNegative = text.first == "-" && !(whole.isEmpty && digits.isEmpty)
  }

  static func < (one: DecimalNumber, other: DecimalNumber) -> Bool {
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative ? other.isCloserToZero(than: one) : one.isCloserToZero(than: other)
  }

  private func isCloserToZero(than other: DecimalNumber) -> Bool {
    if whole.count != other.whole.count { return whole.count < other.whole.count }
    if whole != other.whole { return whole.lexicographicallyPrecedes(other.whole) }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }
}
