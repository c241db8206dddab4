/// Several validators in order: the first that finds the text invalid determines the result.
public struct CombinedValidator: FieldValidator, MaskedValidator {
  let validators: [any FieldValidator]

  /// Combines validators.
  ///
  /// - Parameter validators: The validators, in the order in which they are called.
  public init(_ validators: [any FieldValidator]) { self.validators = validators }

  /// Calls each validator until one finds the text invalid.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    validators.lazy.map { $0.validate(text, value: value) }.first { !$0.isValid } ?? .valid
  }

  package func bound(to mask: (any FieldValidator)?) -> any FieldValidator {
    CombinedValidator(validators.map { $0.withMask(mask) })
  }
}
