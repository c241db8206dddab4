import Concertina
import TextTranslation

/// The purpose of a field of the catalog: its rules, its texts, and its button.
enum FieldPreset: String, CaseIterable, Sendable {
  case none, password, name, email, phone, card, expiration, cvc, iban, qr, birthday, sex, comment

  /// The title in the inspector.
  var title: String {
    switch self {
    case .none: translatable("None")
    case .password: translatable("Password")
    case .name: translatable("Name")
    case .email: translatable("E-mail")
    case .phone: translatable("Phone")
    case .card: translatable("Card number")
    case .expiration: translatable("Card expiration")
    case .cvc: translatable("CVC")
    case .iban: translatable("Bank account (IBAN)")
    case .qr: translatable("QR code")
    case .birthday: translatable("Birthday")
    case .sex: translatable("Sex")
    case .comment: translatable("Comment")
    }
  }

  /// The settings of the field.
  var setup: FieldSetup {
    var setup = FieldSetup()
    setup.placeholder = translated(self == .none ? translatable("Placeholder") : title)
    switch self {
    case .none: setup.isRequired = false
    case .password: setup.takePassword()
    case .name: setup.takeName()
    case .email: setup.takeEmail()
    case .phone: setup.takeMask(FormatterMasks.phone, .phonePad, .telephoneNumber)
    case .card:
      setup.takeMask(FormatterMasks.americanExpress, .numberPad, .creditCardNumber)
      setup.notations = FormatterMasks.cardNotations
      setup.maskOptions.affineFormats = [FormatterMasks.dinersClub, FormatterMasks.cardNumber]
      setup.check = .cardNumber
    case .expiration:
      setup.takeMask(FormatterMasks.cardExpirationDate, .numberPad, .creditCardExpiration)
      setup.check = .cardExpiration
    case .cvc:
      setup.takeMask(FormatterMasks.cvc, .numberPad, .creditCardSecurityCode)
      setup.hint = translated("Three digits on the back of the card, or four on its front")
    case .iban:
      setup.mask = FormatterMasks.iban
      setup.notations = FormatterMasks.ibanNotations
      setup.keyboardType = .asciiCapable
      setup.check = .account
    case .qr: setup.takeCode()
    case .birthday: setup.takeBirthday()
    case .sex:
      setup.isKeyboardHidden = true
      setup.choices = [
        translated("Female"), translated("Male"), translated("Other"),
        translated("I would rather not say"),
      ]
    case .comment: setup.takeComment()
    }
    return setup
  }
}

extension FieldSetup {
  fileprivate mutating func takePassword() {
    (minLength, maxLength, regex) = (8, 20, SharedRegex.password)
    (mask, notations) = (FormatterMasks.password, FormatterMasks.passwordNotations)
    mode = .password
    passwordButton = .visibleOnNotEmptyText
    hint = translated("At least 8 characters: a digit, a small and a capital letter")
    wrongFormat = translated("A digit, a small and a capital letter are needed")
  }

  fileprivate mutating func takeName() {
    maxLength = 20
    trimSpaces = true
    capitalization = .words
    allowedCharacterSet = .union([.letters, .anyOf(" -'’.·・･‧་־＝")])
    hint = translated("As it is in your passport")
    isHintAlwaysVisible = true
    showsCounter = true
  }

  fileprivate mutating func takeEmail() {
    check = .email
    (keyboardType, contentType) = (.emailAddress, .emailAddress)
    trimSpaces = true
    wrongFormat = translated("Wrong format of an e-mail address")
  }

  fileprivate mutating func takeMask(
    _ mask: String, _ keyboardType: KeyboardType, _ contentType: TextContentType
  ) {
    self.mask = mask
    (self.keyboardType, self.contentType) = (keyboardType, contentType)
  }

  fileprivate mutating func takeCode() {
    mask = "[00] [000]-[000]"
    mode = .custom
    support = "XX XXX-XXX"
  }

  fileprivate mutating func takeBirthday() {
    mask = FormatterMasks.date
    check = .date
    support = translated("dd.mm.yyyy")
  }

  fileprivate mutating func takeComment() {
    (minLength, maxLength) = (30, 200)
    capitalization = .sentences
    hint = translated("At least 30 characters")
    showsCounter = true
    maximumTextHeight = 96
  }
}
