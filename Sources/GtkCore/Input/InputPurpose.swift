import CGtk

/// What a text is, for on-screen keyboards and input methods.
///
/// GTK asks nobody to refuse other characters for it: that is for the field to do.
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
  /// An address on the web.
  case url
  /// An e-mail address.
  case email
  /// The name of a person.
  case name
  /// A secret.
  case password
  /// A secret of digits.
  case pin

  /// The value that GTK has for it.
  var value: GtkInputPurpose {
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
