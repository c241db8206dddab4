/// A type that validates texts.
///
/// ```swift
/// struct EvenLength: TextFieldValidation {
///   func validate(_ text: String?) -> FieldVerdict {
///     (text ?? "").count.isMultiple(of: 2) ? .valid : .invalid("One more character, please")
///   }
/// }
/// ```
///
/// Origin: the protocol of the same name in TextFieldsCatalog, whose method returns a pair.
public protocol TextFieldValidation: Sendable {
  /// Validates a text; `nil` counts as an empty one.
  func validate(_ text: String?) -> FieldVerdict
}

/// Several validators in order: the first that finds the text invalid determines the result.
public struct CombinedValidator: TextFieldValidation {
  private let validators: [any TextFieldValidation]

  /// Combines validators.
  ///
  /// - Parameter validators: The validators, in the order in which they are called.
  public init(_ validators: [any TextFieldValidation]) { self.validators = validators }

  /// Calls each validator until one finds the text invalid.
  public func validate(_ text: String?) -> FieldVerdict {
    for validator in validators {
      let verdict = validator.validate(text)
      if !verdict.isValid { return verdict }
    }
    return .valid
  }
}
