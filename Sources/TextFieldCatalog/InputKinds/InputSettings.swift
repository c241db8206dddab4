import GtkCore
import TextRules

/// The settings of a field for keyboards, input methods and spell checking.
struct InputSettings: Equatable {
  var keyboardType = KeyboardType.default
  /// The keyboard for the kind of the value, unless the app sets another one.
  var keyboardOfValue = KeyboardType.default
  var contentType: TextContentType?
  var correction = TextAutocorrectionType.default
  /// Nil unless the app has set it.
  var capitalization: AutocapitalizationType?
  /// Whether nothing can be typed, because a picker or a button fills the field.
  var hidesKeyboard = false

  /// Returns what the settings mean for an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - isSecure: Whether the text is a password.
  /// - Returns: The meaning.
  @MainActor
  func kind(of input: any FieldInput, isSecure: Bool) -> InputKind {
    InputKind(
      keyboardType: keyboardType == .default ? keyboardOfValue : keyboardType,
      contentType: contentType, correction: correction,
      capitalization: capitalization, isSecure: isSecure, hasMask: input.format.mask != nil,
      hidesKeyboard: hidesKeyboard)
  }

  /// The purposes of texts in which invisible marks would be wrong and not be seen.
  private static let data: Set<InputPurpose> = [.email, .url, .phone, .name, .digits, .number]

  /// Applies the settings to input methods and spell checking.
  @MainActor
  func apply(to input: any FieldInput, isSecure: Bool) {
    let kind = kind(of: input, isSecure: isSecure)
    kind.apply(to: input.textWidget)
    input.changeFormat {
      $0.rules.removesInvisible = Self.data.contains(kind.purpose)
      $0.rules.keepsJoiners = kind.purpose == .name
    }
    // Most single lines are names, codes or searches: they are not prose unless the app says so.
    let isProse = !input.hasOneLine || correction == .yes
    input.spellChecker = kind.checksSpelling && isProse ? .shared : nil
  }
}
