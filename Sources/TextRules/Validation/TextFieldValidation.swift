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

  /// Validates a text of which the value is known: without a mask's own characters, and for a sum
  /// the number, with a point before the fraction.
  ///
  /// Fields call this one; by default it validates the text alone.
  func validate(_ text: String?, value: String) -> FieldVerdict
}

extension TextFieldValidation {
  /// Validates the text alone.
  public func validate(_ text: String?, value: String) -> FieldVerdict { validate(text) }
}

/// Makes a field optional: an empty text is valid, and any other is for another validator to
/// judge.
///
/// ```swift
/// OptionalValidator(DateValidator()).validate("")  // .valid
/// ```
public struct OptionalValidator: TextFieldValidation {
  private let validator: any TextFieldValidation

  /// Creates the validator of a text that may be missing.
  ///
  /// - Parameter validator: What validates a text that is not empty.
  public init(_ validator: any TextFieldValidation) { self.validator = validator }

  /// Validates a text that is not empty.
  public func validate(_ text: String?) -> FieldVerdict {
    text?.isEmpty ?? true ? .valid : validator.validate(text)
  }

  /// Validates a text that is not empty, with its value.
  public func validate(_ text: String?, value: String) -> FieldVerdict {
    text?.isEmpty ?? true ? .valid : validator.validate(text, value: value)
  }
}

/// Several validators in order: the first that finds the text invalid determines the result.
public struct CombinedValidator: TextFieldValidation {
  private let validators: [any TextFieldValidation]

  /// Combines validators.
  ///
  /// - Parameter validators: The validators, in the order in which they are called.
  public init(_ validators: [any TextFieldValidation]) { self.validators = validators }

  /// Calls each validator until one finds the text invalid.
  public func validate(_ text: String?) -> FieldVerdict { firstProblem { $0.validate(text) } }

  /// Calls each validator, with the value, until one finds the text invalid.
  public func validate(_ text: String?, value: String) -> FieldVerdict {
    firstProblem { $0.validate(text, value: value) }
  }

  private func firstProblem(
    _ verdict: (any TextFieldValidation) -> FieldVerdict
  ) -> FieldVerdict {
    validators.lazy.map(verdict).first { !$0.isValid } ?? .valid
  }
}
