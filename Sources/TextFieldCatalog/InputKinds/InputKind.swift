import GtkCore
import TextRules

/// The result of a field's settings: a purpose and hints for input methods, and spell checking.
///
/// ```swift
/// let kind = InputKind(keyboardType: .emailAddress)
/// kind.purpose          // .email
/// kind.checksSpelling   // false
/// kind.apply(to: entry)
/// ```
///
/// The keyboard determines the purpose; if it leaves that open, the content does:
///
/// | `KeyboardType` | purpose | other settings |
/// | --- | --- | --- |
/// | `default`, `twitter` | free form | spelling is checked |
/// | `asciiCapable` | free form | no emoji |
/// | `webSearch` | free form | no spelling, words are completed |
/// | `numbersAndPunctuation`, `decimalPad` | number | no spelling, no emoji |
/// | `numberPad`, `asciiCapableNumberPad` | digits | no spelling, no emoji |
/// | `phonePad` | phone | no spelling, no emoji |
/// | `namePhonePad` | name | no spelling, a capital begins each word |
/// | `emailAddress` | e-mail | no spelling, no emoji |
/// | `URL` | address | no spelling, no emoji |
///
/// | `TextContentType` | purpose | other settings |
/// | --- | --- | --- |
/// | names of people | name | no spelling, a capital begins each word |
/// | `jobTitle`, `organizationName`, places | free form | no spelling, a capital begins each word |
/// | `postalCode` | free form | no spelling, capitals, no emoji |
/// | `telephoneNumber` | phone | no spelling, no emoji |
/// | `emailAddress` | e-mail | no spelling, no emoji |
/// | `URL` | address | no spelling, no emoji |
/// | `username` | free form | no spelling, no emoji |
/// | `password`, `newPassword` | password | nothing is remembered |
/// | `oneTimeCode`, `creditCardSecurityCode` | digits | nothing is remembered |
/// | `creditCardNumber` | digits | nothing is remembered |
/// | `creditCardExpiration`, `birthdate` | number | no spelling, no emoji |
///
/// These rules take precedence over the tables: A field that hides its text is a password (a PIN if
/// it takes digits), and nothing in it is remembered or checked. ``TextAutocorrectionType`` `yes`
/// and `no` decide on spelling whatever the text is. A text with a mask is never checked.
/// Capitalization that is set on the field replaces that of the content.
///
/// Origin: TextFieldsCatalog passes the three types on to iOS.
public struct InputKind: Equatable, Sendable {
  /// The purpose of the text.
  public let purpose: InputPurpose
  /// The hints for input methods.
  public let hints: InputHints
  /// Whether misspelled words are marked, if the field is able to.
  public let checksSpelling: Bool

  /// Combines the settings of a field.
  ///
  /// - Parameters:
  ///   - keyboardType: The keyboard that is set.
  ///   - contentType: The meaning of the text; nil if none is set.
  ///   - correction: Whether spelling is checked.
  ///   - capitalization: The capitalization that is set; nil if none is.
  ///   - isSecure: Whether the field hides the text.
  ///   - hasMask: Whether the text has the format of a mask.
  ///   - hidesKeyboard: Whether to prevent an on-screen keyboard.
  public init(
    keyboardType: KeyboardType = .default, contentType: TextContentType? = nil,
    correction: TextAutocorrectionType = .default,
    capitalization: AutocapitalizationType? = nil, isSecure: Bool = false, hasMask: Bool = false,
    hidesKeyboard: Bool = false
  ) {
    let content = contentType?.traits
    // The default keyboard says less than the meaning of the text.
    let traits =
      keyboardType == .default
      ? content ?? .prose : keyboardType.traits.joining(content)
    let isSecret = isSecure || traits.purpose.isSecret
    checksSpelling =
      !isSecret && !hasMask && (correction == .default ? traits.isProse : correction == .yes)
    purpose = isSecure ? traits.purpose.hidden : traits.purpose
    var hints = traits.capitals(asked: capitalization)
    hints.formUnion(traits.others)
    hints.formUnion(checksSpelling ? [.spellcheck] : [.noSpellcheck])
    if correction == .yes, checksSpelling { hints.insert(.wordCompletion) }
    if isSecret { hints = [.isPrivate, .noSpellcheck, .noEmoji] }
    if hidesKeyboard { hints.insert(.inhibitOnScreenKeyboard) }
    self.hints = hints
  }

  /// Sets the purpose and the hints of a text widget.
  ///
  /// - Parameter widget: An entry, the text in it, or a text view.
  @MainActor
  public func apply(to widget: Widget) { widget.setInput(purpose: purpose, hints: hints) }
}

extension InputPurpose {
  fileprivate var isSecret: Bool { self == .password || self == .pin }

  /// The purpose of the same text when it is hidden.
  fileprivate var hidden: InputPurpose {
    switch self {
    case .digits, .number, .phone, .pin: .pin
    default: .password
    }
  }
}
