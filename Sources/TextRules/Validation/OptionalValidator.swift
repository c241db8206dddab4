/// Makes a field optional: an empty text is valid, and any other is for another validator to
/// judge.
///
/// ```swift
/// OptionalValidator(DateValidator()).validate("")  // .valid
/// ```
public struct OptionalValidator: FieldValidator, MaskedValidator {
  let validator: any FieldValidator

  /// Creates the validator of a text that may be missing.
  ///
  /// - Parameter validator: What validates a text that is not empty.
  public init(_ validator: any FieldValidator) { self.validator = validator }

  /// Validates a text that is not empty.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    text.isEmpty ? .valid : validator.validate(text, value: value)
  }

  package func bound(to mask: (any FieldValidator)?) -> any FieldValidator {
    OptionalValidator(validator.withMask(mask))
  }
}
