import Concertina

/// The purpose of a field of the catalog: its rules, its texts, and its button.
public enum FieldPreset: String, CaseIterable, Sendable {
  case none, password, name, email, phone, card, expiration, cvc, qr, birthday, sex, comment

  /// The title in the inspector.
  public var title: String {
    switch self {
    case .none: "None"
    case .password: "Password"
    case .name: "Name"
    case .email: "E-mail"
    case .phone: "Phone"
    case .card: "Card number"
    case .expiration: "Card expiration"
    case .cvc: "CVC"
    case .qr: "QR code"
    case .birthday: "Birthday"
    case .sex: "Sex"
    case .comment: "Comment"
    }
  }

  /// The settings of the field.
  var setup: FieldSetup {
    var setup = FieldSetup()
    setup.placeholder = self == .none ? "Placeholder" : title
    switch self {
    case .none: setup.isRequired = false
    case .password: setup.takePassword()
    case .name: setup.takeName()
    case .email: setup.takeEmail()
    case .phone: setup.takeMask(FormatterMasks.phone, .phonePad, .telephoneNumber)
    case .card:
      setup.takeMask(FormatterMasks.cardNumber, .numberPad, .creditCardNumber)
      setup.isCardNumber = true
      setup.wrongFormat = "A digit is missing or wrong"
    case .expiration:
      setup.takeMask(FormatterMasks.cardExpirationDate, .numberPad, .creditCardExpiration)
      setup.isCardExpiration = true
      setup.wrongFormat = "Wrong format, or the card has expired"
    case .cvc:
      setup.takeMask(FormatterMasks.cvc, .numberPad, .creditCardSecurityCode)
      setup.hint = "Three digits on the back of the card"
    case .qr: setup.takeCode()
    case .birthday: setup.takeBirthday()
    case .sex:
      setup.isKeyboardHidden = true
      setup.choices = ["Female", "Male", "Other", "I would rather not say"]
    case .comment: setup.takeComment()
    }
    return setup
  }
}

extension FieldSetup {
  fileprivate mutating func takePassword() {
    (minLength, maxLength, regex) = (8, 20, SharedRegex.password)
    (mask, notations) = (FormatterMasks.password, FormatterMasks.passwordNotations)
    mode = "password"
    isPasteDisabled = true
    passwordButton = .visibleOnNotEmptyText
    hint = "At least 8 characters: a digit, a small and a capital letter"
    wrongFormat = "A digit, a small and a capital letter are needed"
  }

  fileprivate mutating func takeName() {
    maxLength = 20
    trimSpaces = true
    capitalization = .words
    allowedCharacterSet = .union([.letters, .anyOf(" -'’.")])
    hint = "As it is in your passport"
    isHintAlwaysVisible = true
    showsCounter = true
  }

  fileprivate mutating func takeEmail() {
    regex = SharedRegex.email
    (behavior.keyboardType, behavior.contentType) = (.emailAddress, .emailAddress)
    trimSpaces = true
    wrongFormat = "Wrong format of an e-mail address"
  }

  fileprivate mutating func takeMask(
    _ mask: String, _ keyboardType: KeyboardType, _ contentType: TextContentType
  ) {
    self.mask = mask
    (behavior.keyboardType, behavior.contentType) = (keyboardType, contentType)
  }

  fileprivate mutating func takeCode() {
    mask = "[00] [000]-[000]"
    mode = "custom"
    support = "XX XXX-XXX"
  }

  fileprivate mutating func takeBirthday() {
    mask = FormatterMasks.date
    isDate = true
    support = "dd.mm.yyyy"
  }

  fileprivate mutating func takeComment() {
    (minLength, maxLength) = (30, 200)
    capitalization = .sentences
    hint = "At least 30 characters"
    showsCounter = true
    maximumTextHeight = 96
  }
}
