import GtkCore
import TextRules

/// A validator by its name, for other languages than Swift.
package enum PresetValidator: String, CaseIterable, AbsentValue {
  /// An e-mail address.
  case email
  /// At least 8 characters, among them a digit, a lowercase and an uppercase letter.
  case password
  /// The number of a payment card.
  case cardNumber
  /// The month in which a payment card expires.
  case cardExpiration
  /// The number of a bank account.
  case iban
  /// A day.
  case date

  fileprivate var validator: (any FieldValidator)? {
    switch self {
    case .email: EmailValidator()
    case .password: try? TextFieldValidator(regex: SharedRegex.password)
    case .cardNumber: CardNumberValidator()
    case .cardExpiration: CardExpirationValidator(today: .today)
    case .iban: IBANValidator()
    case .date: DateValidator()
    }
  }
}

/// A regular expression that can be compiled.
package struct ValidationPattern: AbsentValue {
  package static let kind = ParameterKind.text
  package static let absent = PlainValue.text("")
  private let source: String

  package var plain: PlainValue { .text(source) }

  package init?(plain: PlainValue) {
    guard case .text(let source) = plain, (try? WholeTextPattern(source)) != nil else { return nil }
    self.source = source
  }

  fileprivate var validator: (any FieldValidator)? {
    try? TextFieldValidator(regex: source, requiredField: false)
  }
}

/// The validators, for other languages than Swift: together they are ``validator``.
extension CatalogField {
  /// Whether an empty text is an error.
  package nonisolated static let isRequired = Parameter<CatalogField, Bool>(
    "required", false, property: "isRequired"
  ) { $0.combineValidators() }

  /// The kind of text that is valid, beside an empty one.
  package nonisolated static let presetValidator = Parameter<CatalogField, PresetValidator?>(
    "validator", nil, property: "presetValidator"
  ) { $0.combineValidators() }

  /// A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
  /// for none.
  package nonisolated static let validationPattern = Parameter<CatalogField, ValidationPattern?>(
    "validation-pattern", nil
  ) { $0.combineValidators() }

  /// Sets the validator that all of these make, with that of the mask.
  func combineValidators() {
    let required: (any FieldValidator)? =
      self[CatalogField.isRequired] ? TextFieldValidator() : nil
    let preset: (any FieldValidator)? =
      self[CatalogField.presetValidator]?.validator.map { OptionalValidator($0) }
    let pattern = self[CatalogField.validationPattern]?.validator
    let mask: (any FieldValidator)? =
      implementation.store.textSettings.formatter == nil ? nil : OptionalValidator(.mask)
    let value: (any FieldValidator)? =
      implementation.valueOptions.validator.map { OptionalValidator($0) }
    let validators = [required, mask, preset, pattern, value].compactMap { $0 }
    validator = validators.isEmpty ? nil : CombinedValidator(validators)
  }
}
