/// The kind of keyboard for a field.
///
/// On a desktop it is a request to on-screen keyboards and input methods, and it determines whether
/// the spelling of the text is checked; the keys of a hardware keyboard type what they always type.
/// ``InputKind`` describes the effect of each case.
///
/// Origin: TextFieldsCatalog uses the type of iOS with these names.
public enum KeyboardType: String, Sendable, CaseIterable {
  /// Any text.
  case `default`
  /// Any text in ASCII characters.
  case asciiCapable
  /// Numbers and punctuation, with digits first.
  case numbersAndPunctuation
  /// A web address.
  case URL
  /// Digits only, such as a PIN.
  case numberPad
  /// A telephone number.
  case phonePad
  /// The name of a person, or a telephone number.
  case namePhonePad
  /// An e-mail address.
  case emailAddress
  /// A number that may have a decimal point.
  case decimalPad
  /// A short message with `@` and `#`.
  case twitter
  /// A search term or a web address.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad
}
