import CConcertinaGtk

/// The kind of text in a widget, for on-screen keyboards and input methods.
///
/// This does not make GTK or input methods reject other characters: the field has to do that.
public enum InputPurpose: String, Sendable, CaseIterable {
  /// Any text.
  case freeForm
  /// Letters.
  case letters
  /// Digits and nothing else.
  case digits
  /// A number: digits, a sign, a decimal point.
  case number
  /// A telephone number.
  case phone
  /// A URL.
  case url
  /// An e-mail address.
  case email
  /// A person's name.
  case name
  /// A password.
  case password
  /// A numeric password.
  case pin
}

extension InputPurpose {
  /// Creates the purpose with a number of GTK's; nil for a number that GTK does not have here.
  package init?(number: Int) {
    guard let purpose = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = purpose
  }

  /// The number that GTK has for it.
  package var number: Int { Int(cValue.rawValue) }
}

extension InputPurpose: CRepresentable {
  init(_ value: GtkInputPurpose) {
    self = Self.allCases.first { $0.cValue == value } ?? .freeForm
  }

  var cValue: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .letters: GTK_INPUT_PURPOSE_ALPHA
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    }
  }
}
