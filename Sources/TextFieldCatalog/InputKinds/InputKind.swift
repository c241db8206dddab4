import GtkCore
import TextRules

/// What the wishes of a field come to: a purpose and hints for input methods, and spelling.
///
/// ```swift
/// let kind = InputKind(keyboardType: .emailAddress)
/// kind.purpose          // .email
/// kind.checksSpelling   // false
/// kind.apply(to: entry)
/// ```
///
/// The purpose is that of the keyboard; where the field leaves that open, that of the content:
///
/// | `KeyboardType` | purpose | beside it |
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
/// | `TextContentType` | purpose | beside it |
/// | --- | --- | --- |
/// | names of persons | name | no spelling, a capital begins each word |
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
/// Over all of it: a field that hides its text is a password (a PIN where it takes digits), and
/// nothing of it is remembered or checked. ``TextAutocorrectionType`` `yes` and `no` decide on spelling
/// whatever the text is; a text with a mask is never checked. Capitals that the field asks for itself
/// take the place of those of the content.
///
/// Origin: the seed hands the three types to the platform.
public struct InputKind: Equatable, Sendable {
  /// What the text is.
  public let purpose: InputPurpose
  /// What input methods are asked to do.
  public let hints: InputHints
  /// Whether misspelled words are marked, where the field can do so.
  public let checksSpelling: Bool

  /// Combines the wishes of a field.
  ///
  /// - Parameters:
  ///   - keyboardType: The keyboard that it asks for.
  ///   - contentType: What the text means; nil: nobody said.
  ///   - correction: Whether spelling is looked at.
  ///   - capitalization: The capitals that it asks for; nil: nobody asked.
  ///   - isSecure: Whether it hides the text.
  ///   - hasMask: Whether the text has the form of a mask.
  ///   - hidesKeyboard: Whether no on-screen keyboard is to come.
  public init(
    keyboardType: KeyboardType = .default, contentType: TextContentType? = nil,
    correction: TextAutocorrectionType = .default,
    capitalization: AutocapitalizationType? = nil, isSecure: Bool = false, hasMask: Bool = false,
    hidesKeyboard: Bool = false
  ) {
    let content = contentType?.wishes
    // An open choice says less than what the text means.
    let wishes =
      keyboardType == .default
      ? content ?? .prose : keyboardType.wishes.joining(content)
    let isSecret = isSecure || wishes.purpose.isSecret
    checksSpelling =
      !isSecret && !hasMask && (correction == .default ? wishes.isProse : correction == .yes)
    purpose = isSecure ? wishes.purpose.hidden : wishes.purpose
    var hints = wishes.capitals(asked: capitalization)
    hints.formUnion(wishes.others)
    hints.formUnion(checksSpelling ? [.spellcheck] : [.noSpellcheck])
    if correction == .yes, checksSpelling { hints.insert(.wordCompletion) }
    if isSecret { hints = [.isPrivate, .noSpellcheck, .noEmoji] }
    if hidesKeyboard { hints.insert(.inhibitOnScreenKeyboard) }
    self.hints = hints
  }

  /// Tells a text widget of purpose and hints.
  ///
  /// - Parameter widget: An entry, the text in it, or a text view.
  @MainActor
  public func apply(to widget: Widget) { widget.setInput(purpose: purpose, hints: hints) }
}

extension InputPurpose {
  fileprivate var isSecret: Bool { self == .password || self == .pin }

  /// The purpose of the same text where it is hidden.
  fileprivate var hidden: InputPurpose {
    switch self {
    case .digits, .number, .phone, .pin: .pin
    default: .password
    }
  }
}
