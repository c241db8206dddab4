/// Validates that a sum of money is within limits.
///
/// ```swift
/// SumValidator(min: "1", max: "5000").validate("12,500.50", value: "12500.50")
/// // .invalid("The sum must be at most 5000.")
/// ```
///
/// The limits are numbers as in ``MoneyText/value``: ASCII digits, with a point before the
/// fraction.
public struct SumValidator: FieldValidator {
  private let min: String?
  private let max: String?
  package let messages: ValidationMessages

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - min: The least sum; `nil` for any.
  ///   - max: The greatest sum; `nil` for any.
  ///   - messages: The messages for each error.
  public init(
    min: String? = nil, max: String? = nil, messages: ValidationMessages = ValidationMessages()
  ) {
    (self.min, self.max, self.messages) = (min, max, messages)
  }

  /// Validates the value of a sum.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard !value.isEmpty else { return .invalid(messages.empty) }
    if let min, DecimalNumber(value) < DecimalNumber(min) {
      return .invalid(messages.sumTooSmall(min))
    }
    if let max, DecimalNumber(max) < DecimalNumber(value) {
      return .invalid(messages.sumTooLarge(max))
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
