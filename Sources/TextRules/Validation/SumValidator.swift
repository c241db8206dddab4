/// Validates that a sum of money is within limits.
///
/// ```swift
/// SumValidator(min: 1, max: 5000).validate("12,500.50", value: "12500.50")
/// // .invalid("The sum must be at most 5000.")
/// ```
///
/// A limit with a fraction is written as a text, because Swift's own literal is not exact:
/// `SumValidator(min: "0.01")`.
public struct SumValidator: FieldValidator {
  private let min: DecimalNumber?
  private let max: DecimalNumber?
  package let messages: ValidationMessages

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - min: The least sum; `nil` for any.
  ///   - max: The greatest sum; `nil` for any.
  ///   - messages: The messages for each error.
  public init(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil,
    messages: ValidationMessages = ValidationMessages()
  ) {
    (self.min, self.max, self.messages) = (min, max, messages)
  }

  /// Validates the value of a sum.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard let sum = DecimalNumber(value) else { return .invalid(messages.empty) }
    if let min, sum < min { return .invalid(messages.sumTooSmall(min.description)) }
    if let max, max < sum { return .invalid(messages.sumTooLarge(max.description)) }
    return .valid
  }
}
