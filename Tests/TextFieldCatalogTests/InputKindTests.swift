import GtkCore
import Testing
import TextRules

@testable import TextFieldCatalog

/// The input purposes and hints that keyboard types, content types and other settings result in.
@Suite struct InputKindTests {
  @Test(
    arguments: [
      (.default, .freeForm, true), (.asciiCapable, .freeForm, true), (.twitter, .freeForm, true),
      (.webSearch, .freeForm, false), (.numbersAndPunctuation, .number, false),
      (.decimalPad, .number, false), (.numberPad, .digits, false),
      (.asciiCapableNumberPad, .digits, false), (.phonePad, .phone, false),
      (.namePhonePad, .name, false), (.emailAddress, .email, false), (.URL, .url, false),
    ] as [(KeyboardType, InputPurpose, Bool)])
  func keyboards(_ keyboard: KeyboardType, _ purpose: InputPurpose, _ isChecked: Bool) {
    let kind = InputKind(keyboardType: keyboard)
    #expect(kind.purpose == purpose)
    #expect(kind.checksSpelling == isChecked)
    #expect(kind.hints.contains(isChecked ? .spellcheck : .noSpellcheck))
    #expect(!kind.hints.contains(isChecked ? .noSpellcheck : .spellcheck))
  }

  @Test func everyKeyboardIsInTheTable() {
    #expect(KeyboardType.allCases.count == 12)
  }

  @Test(arguments: TextContentType.allCases)
  func contentsDecideWhereTheKeyboardIsOpen(_ content: TextContentType) {
    let kind = InputKind(contentType: content)
    #expect(kind.purpose == Self.purpose(of: content))
    #expect(!kind.checksSpelling)
    #expect(kind.hints.contains(.isPrivate) == Self.secrets.contains(content))
    // A keyboard that the field specifies takes precedence, but a password stays one.
    let phone = InputKind(keyboardType: .phonePad, contentType: content)
    #expect(phone.purpose == (kind.purpose == .password ? .password : .phone))
    #expect(phone.hints.contains(.isPrivate) == Self.secrets.contains(content))
  }

  private static let secrets: Set<TextContentType> = [
    .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode,
  ]

  private static func purpose(of content: TextContentType) -> InputPurpose {
    switch content {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    case .telephoneNumber: .phone
    case .emailAddress: .email
    case .URL: .url
    case .password, .newPassword: .password
    case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: .digits
    case .creditCardExpiration, .birthdate: .number
    default: .freeForm
    }
  }

  @Test(
    arguments: [
      (nil, .name, [.uppercaseWords]), (nil, .postalCode, [.uppercaseCharacters]),
      (nil, .emailAddress, []), (AutocapitalizationType.none, .name, []),
      (.sentences, .name, [.uppercaseSentences]), (.words, nil, [.uppercaseWords]),
      (.allCharacters, .emailAddress, [.uppercaseCharacters]), (nil, nil, []),
    ] as [(AutocapitalizationType?, TextContentType?, InputHints)])
  func capitals(
    _ asked: AutocapitalizationType?, _ content: TextContentType?, _ hints: InputHints
  ) {
    let capitals: InputHints = [.uppercaseCharacters, .uppercaseWords, .uppercaseSentences]
    let kind = InputKind(contentType: content, capitalization: asked)
    #expect(kind.hints.intersection(capitals) == hints)
  }

  @Test(arguments: TextAutocorrectionType.allCases, [KeyboardType.default, .emailAddress])
  func correctionDecidesOnSpelling(
    _ correction: TextAutocorrectionType, _ keyboard: KeyboardType
  ) {
    let kind = InputKind(keyboardType: keyboard, correction: correction)
    switch correction {
    case .default: #expect(kind.checksSpelling == (keyboard == .default))
    case .no: #expect(!kind.checksSpelling)
    case .yes:
      #expect(kind.checksSpelling)
      #expect(kind.hints.contains(.wordCompletion))
    }
  }

  @Test(arguments: KeyboardType.allCases, TextAutocorrectionType.allCases)
  func aSecretIsNeverCheckedNorRemembered(
    _ keyboard: KeyboardType, _ correction: TextAutocorrectionType
  ) {
    let kind = InputKind(
      keyboardType: keyboard, contentType: .name, correction: correction,
      capitalization: .words, isSecure: true)
    #expect([.password, .pin].contains(kind.purpose))
    #expect(kind.hints == [.isPrivate, .noSpellcheck, .noEmoji])
    #expect(!kind.checksSpelling)
  }

  @Test func digitsThatAreHiddenAreAPin() {
    #expect(InputKind(keyboardType: .numberPad, isSecure: true).purpose == .pin)
    #expect(InputKind(contentType: .oneTimeCode, isSecure: true).purpose == .pin)
    #expect(InputKind(isSecure: true).purpose == .password)
  }

  @Test func aMaskIsNeverChecked() {
    #expect(!InputKind(correction: .yes, hasMask: true).checksSpelling)
  }

  @Test func aHiddenKeyboardIsAskedToStayAway() {
    #expect(InputKind(hidesKeyboard: true).hints.contains(.inhibitOnScreenKeyboard))
    #expect(InputKind(isSecure: true, hidesKeyboard: true).hints.contains(.inhibitOnScreenKeyboard))
    #expect(!InputKind().hints.contains(.inhibitOnScreenKeyboard))
  }
}
