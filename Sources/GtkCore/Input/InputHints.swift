import CConcertinaGtk

/// Hints for an input method or on-screen keyboard: what it should do, and what it should not.
///
/// These are only hints: hardware keyboards have no such abilities.
public struct InputHints: OptionSet, Sendable, Hashable {
  /// The bits, as GTK numbers them.
  public let rawValue: UInt32

  /// Creates a set from GTK's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ hints: GtkInputHints) { self.init(rawValue: hints.rawValue) }

  /// Check spelling.
  public static let spellcheck = InputHints(GTK_INPUT_HINT_SPELLCHECK)
  /// Do not check spelling.
  public static let noSpellcheck = InputHints(GTK_INPUT_HINT_NO_SPELLCHECK)
  /// Offer to complete words.
  public static let wordCompletion = InputHints(GTK_INPUT_HINT_WORD_COMPLETION)
  /// Make all letters lowercase.
  public static let lowercase = InputHints(GTK_INPUT_HINT_LOWERCASE)
  /// Make all letters uppercase.
  public static let uppercaseCharacters = InputHints(GTK_INPUT_HINT_UPPERCASE_CHARS)
  /// Begin each word with an uppercase letter.
  public static let uppercaseWords = InputHints(GTK_INPUT_HINT_UPPERCASE_WORDS)
  /// Begin each sentence with an uppercase letter.
  public static let uppercaseSentences = InputHints(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
  /// Do not show the on-screen keyboard.
  public static let inhibitOnScreenKeyboard = InputHints(GTK_INPUT_HINT_INHIBIT_OSK)
  /// Offer emoji.
  public static let emoji = InputHints(GTK_INPUT_HINT_EMOJI)
  /// Do not offer emoji.
  public static let noEmoji = InputHints(GTK_INPUT_HINT_NO_EMOJI)
  /// Do not remember any of the text.
  public static let isPrivate = InputHints(GTK_INPUT_HINT_PRIVATE)
}

extension Widget {
  /// Sets the purpose and the hints for input methods and on-screen keyboards.
  ///
  /// - Precondition: The widget is a text widget, such as an entry or a text view.
  ///
  /// - Parameters:
  ///   - purpose: The kind of text.
  ///   - hints: What input methods should do.
  package final func setInput(purpose: InputPurpose, hints: InputHints) {
    precondition(has(.inputPurpose), "setInput: \(typeName) has no input method")
    self[.inputPurpose] = Int(purpose.cValue.rawValue)
    self[.inputHints] = Int(hints.rawValue)
  }
}

extension Property where Owner: Widget, Value == Int {
  fileprivate static var inputPurpose: Self { Property("input-purpose") }
  fileprivate static var inputHints: Self { Property("input-hints") }
}
