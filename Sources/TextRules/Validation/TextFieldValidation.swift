/// A validator that needs only the text, which may be missing.
///
/// ```swift
/// struct EvenLength: TextFieldValidation {
///   func validate(_ text: String?) -> FieldVerdict {
///     (text ?? "").count.isMultiple(of: 2) ? .valid : .invalid("One more character, please")
///   }
/// }
/// ```
///
/// New code implements ``FieldValidator`` itself.
///
/// Origin: the protocol of the same name in TextFieldsCatalog, whose method returns a pair.
public protocol TextFieldValidation: FieldValidator {
  /// Validates a text; `nil` counts as an empty one.
  func validate(_ text: String?) -> FieldVerdict
}

extension TextFieldValidation {
  /// Validates the text alone.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    validate(Optional(text))
  }
}
