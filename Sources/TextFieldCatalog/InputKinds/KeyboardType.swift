/// The kind of keyboard that a field asks for.
///
/// On a desktop it is a request to on-screen keyboards and input methods, and it decides whether the
/// spelling of the text is checked; keys of a real keyboard write what they always write. ``InputKind``
/// tells what becomes of each case.
///
/// Origin: the seed takes the platform's type of these names.
public enum KeyboardType: String, Sendable, CaseIterable {
  /// Any text.
  case `default`
  /// Any text in the characters of ASCII.
  case asciiCapable
  /// Digits and signs first.
  case numbersAndPunctuation
  /// An address on the web.
  case URL
  /// Digits and nothing else, as of a PIN.
  case numberPad
  /// A telephone number.
  case phonePad
  /// The name of a person, or a telephone number.
  case namePhonePad
  /// An e-mail address.
  case emailAddress
  /// A number that may have a decimal point.
  case decimalPad
  /// A short message with `@` and `#` in it.
  case twitter
  /// A search, or an address on the web.
  case webSearch
  /// Digits of ASCII and nothing else.
  case asciiCapableNumberPad
}
