/// Validates that a text fills the mask of its field.
///
/// ```swift
/// let validator = CombinedValidator([.mask, SumValidator(min: "1000")])
/// ```
///
/// In a field without a mask every text is valid.
public struct MaskValidator: FieldValidator, MaskedValidator {
  /// Creates the validator.
  public init() {}

  /// Returns that the text is valid: the field validates it by its mask instead.
  public func validate(_ text: String, value: String) -> FieldVerdict { .valid }

  package func bound(to mask: (any FieldValidator)?) -> any FieldValidator { mask ?? self }
}

extension FieldValidator where Self == MaskValidator {
  /// Validates that a text fills the mask of its field.
  public static var mask: MaskValidator { MaskValidator() }
}

/// A validator that may contain a ``MaskValidator``.
package protocol MaskedValidator: FieldValidator {
  /// Returns the same validator with a mask that validates; nil for none.
  func bound(to mask: (any FieldValidator)?) -> any FieldValidator
}

extension FieldValidator {
  /// The same validator with the mask of its field, if it contains a ``MaskValidator``.
  package func withMask(_ mask: (any FieldValidator)?) -> any FieldValidator {
    (self as? any MaskedValidator)?.bound(to: mask) ?? self
  }
}
