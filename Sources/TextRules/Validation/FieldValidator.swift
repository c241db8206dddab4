/// A type that validates what a user has written.
///
/// ```swift
/// struct EvenLength: FieldValidator {
///   func validate(_ text: String, value: String) -> FieldVerdict {
///     text.count.isMultiple(of: 2) ? .valid : .invalid("One more character, please")
///   }
/// }
/// ```
///
/// ``CombinedValidator`` combines several, ``OptionalValidator`` allows an empty text, and
/// ``mask`` is the mask of the field.
public protocol FieldValidator: Sendable {
  /// Validates a text of which the value is known.
  ///
  /// - Parameters:
  ///   - text: The text as it is shown; empty if there is none.
  ///   - value: The text without a mask's own characters; for a sum the number, with a point before
  ///     the fraction.
  /// - Returns: Whether it is valid, with a message for the user if it is not.
  func validate(_ text: String, value: String) -> FieldVerdict
}

extension FieldValidator {
  /// Validates a text that is its own value.
  public func validate(_ text: String) -> FieldVerdict { validate(text, value: text) }
}
