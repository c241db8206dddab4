import GtkCore
import TextRules

/// The settings that a keyboard or a content implies, before anything else is known about the
/// field.
struct InputTraits {
  let purpose: InputPurpose
  let hints: InputHints

  private static let spelling: InputHints = [.spellcheck, .noSpellcheck]
  private static let capitals: InputHints = [
    .uppercaseCharacters, .uppercaseWords, .uppercaseSentences,
  ]

  static let prose = InputTraits(.freeForm, [])

  init(_ purpose: InputPurpose, _ hints: InputHints) {
    self.purpose = purpose
    self.hints = hints
  }

  /// Returns the settings of text that is not prose, which a dictionary does not apply to.
  fileprivate static func data(
    _ purpose: InputPurpose, _ hints: InputHints = .noEmoji
  ) -> InputTraits {
    InputTraits(purpose, hints.union(.noSpellcheck))
  }

  fileprivate static func named(_ purpose: InputPurpose) -> InputTraits {
    .data(purpose, .uppercaseWords)
  }

  /// Whether the text consists of words that a dictionary may contain.
  var isProse: Bool { !hints.contains(.noSpellcheck) }

  /// Combines the settings of a keyboard with those of the content; a secret stays one.
  func joining(_ content: InputTraits?) -> InputTraits {
    guard let content else { return self }
    return InputTraits(
      content.purpose == .password ? .password : purpose, hints.union(content.hints))
  }

  /// The capitalization that is set on the field, or else that of these settings.
  func capitals(asked: AutocapitalizationType?) -> InputHints {
    guard let asked else { return hints.intersection(Self.capitals) }
    switch asked {
    case .none: return []
    case .words: return .uppercaseWords
    case .sentences: return .uppercaseSentences
    case .allCharacters: return .uppercaseCharacters
    }
  }

  /// The hints other than capitalization and spelling.
  var others: InputHints { hints.subtracting(Self.capitals.union(Self.spelling)) }
}

extension KeyboardType {
  var traits: InputTraits {
    switch self {
    case .default, .twitter: .prose
    case .asciiCapable: InputTraits(.freeForm, .noEmoji)
    case .webSearch: .data(.freeForm, .wordCompletion)
    case .numbersAndPunctuation, .decimalPad: .data(.number)
    case .numberPad, .asciiCapableNumberPad: .data(.digits)
    case .phonePad: .data(.phone)
    case .namePhonePad: .named(.name)
    case .emailAddress: .data(.email)
    case .URL: .data(.url)
    }
  }
}

extension TextContentType {
  var traits: InputTraits {
    switch self {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname:
      .named(.name)
    case .jobTitle, .organizationName, .location, .fullStreetAddress, .streetAddressLine1,
      .streetAddressLine2, .addressCity, .addressState, .addressCityAndState, .sublocality,
      .countryName:
      .named(.freeForm)
    case .postalCode: .data(.freeForm, [.uppercaseCharacters, .noEmoji])
    case .telephoneNumber: .data(.phone)
    case .emailAddress: .data(.email)
    case .URL: .data(.url)
    case .username: .data(.freeForm)
    case .password, .newPassword: .data(.password, [.isPrivate, .noEmoji])
    case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode:
      .data(.digits, [.isPrivate, .noEmoji])
    case .creditCardExpiration, .birthdate: .data(.number)
    }
  }
}
