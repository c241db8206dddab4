/// Something that says whether a text is as it should be.
///
/// ```swift
/// struct EvenLength: TextFieldValidation {
///   func validate(_ text: String?) -> FieldVerdict {
///     (text ?? "").count.isMultiple(of: 2) ? .valid : .invalid("One more character, please")
///   }
/// }
/// ```
///
/// Origin: the seed's protocol of the same name, which returns a pair.
public protocol TextFieldValidation: Sendable {
  /// Judges a text; nil is an empty one.
  func validate(_ text: String?) -> FieldVerdict
}

/// Several validators one after the other: the first that objects is heard.
public struct CombinedValidator: TextFieldValidation {
  private let validators: [any TextFieldValidation]

  /// Combines validators.
  ///
  /// - Parameter validators: The validators in the order in which they are asked.
  public init(_ validators: [any TextFieldValidation]) { self.validators = validators }

  /// Asks each of them until one objects.
  public func validate(_ text: String?) -> FieldVerdict {
    for validator in validators {
      let verdict = validator.validate(text)
      if !verdict.isValid { return verdict }
    }
    return .valid
  }
}
