import Concertina

/// The checks of a preset that lengths and expressions cannot express.
enum FieldCheck: Equatable {
  case date, cardExpiration, cardNumber, account, email

  /// Returns the validator.
  func validator(_ messages: ValidationMessages) -> any FieldValidator {
    switch self {
    case .date: DateValidator(latest: .today, messages: messages)
    case .cardExpiration: CardExpirationValidator(today: .today, messages: messages)
    case .cardNumber: CardNumberValidator(messages: messages)
    case .account: IBANValidator(messages: messages)
    case .email: EmailValidator(messages: messages)
    }
  }

  /// The code that makes the validator.
  var code: String {
    switch self {
    case .date: "DateValidator(latest: .today)"
    case .cardExpiration: "CardExpirationValidator(today: .today)"
    case .cardNumber: "CardNumberValidator()"
    case .account: "IBANValidator()"
    case .email: "EmailValidator()"
    }
  }
}
