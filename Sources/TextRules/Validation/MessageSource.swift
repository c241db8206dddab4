/// A validator that has messages, which its field uses for all that it rejects.
package protocol MessageSource: FieldValidator {
  /// The messages for each error.
  var messages: ValidationMessages { get }
}

extension FieldValidator {
  /// The messages of this validator, or of the first one in it that has any.
  package var ownMessages: ValidationMessages? {
    switch self {
    case let source as any MessageSource: source.messages
    case let optional as OptionalValidator: optional.validator.ownMessages
    case let combined as CombinedValidator:
      combined.validators.lazy.compactMap(\.ownMessages).first
    default: nil
    }
  }
}

extension TextFieldValidator: MessageSource {}
extension MaskTextFieldFormatter: MessageSource {}
extension CardNumberValidator: MessageSource {}
extension CardExpirationValidator: MessageSource {}
extension DateValidator: MessageSource {}
extension EmailValidator: MessageSource {}
extension IBANValidator: MessageSource {}
extension SumValidator: MessageSource {}
