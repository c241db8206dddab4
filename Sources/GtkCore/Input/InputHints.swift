import CGtk

/// What an input method or an on-screen keyboard is asked to do and to leave.
///
/// None of it is a promise: plain keyboards have no such abilities.
public struct InputHints: OptionSet, Sendable, Hashable {
  /// The bits, as GTK numbers them.
  public let rawValue: UInt32

  /// Makes a set of GTK's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ hints: GtkInputHints) { self.init(rawValue: hints.rawValue) }

  /// Look for typing mistakes.
  public static let spellcheck = InputHints(GTK_INPUT_HINT_SPELLCHECK)
  /// Look for no typing mistakes.
  public static let noSpellcheck = InputHints(GTK_INPUT_HINT_NO_SPELLCHECK)
  /// Offer to complete words.
  public static let wordCompletion = InputHints(GTK_INPUT_HINT_WORD_COMPLETION)
  /// Make all letters small.
  public static let lowercase = InputHints(GTK_INPUT_HINT_LOWERCASE)
  /// Make all letters capitals.
  public static let uppercaseCharacters = InputHints(GTK_INPUT_HINT_UPPERCASE_CHARS)
  /// Begin each word with a capital.
  public static let uppercaseWords = InputHints(GTK_INPUT_HINT_UPPERCASE_WORDS)
  /// Begin each sentence with a capital.
  public static let uppercaseSentences = InputHints(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
  /// Show no on-screen keyboard.
  public static let inhibitOnScreenKeyboard = InputHints(GTK_INPUT_HINT_INHIBIT_OSK)
  /// Offer emoji.
  public static let emoji = InputHints(GTK_INPUT_HINT_EMOJI)
  /// Offer no emoji.
  public static let noEmoji = InputHints(GTK_INPUT_HINT_NO_EMOJI)
  /// Remember nothing of the text.
  public static let isPrivate = InputHints(GTK_INPUT_HINT_PRIVATE)
}

extension Widget {
  /// Tells input methods and on-screen keyboards what a text widget is for.
  ///
  /// - Precondition: The widget is one that a person writes in, as an entry or a text view.
  ///
  /// - Parameters:
  ///   - purpose: What the text is.
  ///   - hints: What they are asked to do.
  public final func setInput(purpose: InputPurpose, hints: InputHints) {
    precondition(hasProperty("input-purpose"), "setInput: \(typeName) has no input method")
    setProperty("input-purpose", to: Int(purpose.value.rawValue))
    setProperty("input-hints", to: Int(hints.rawValue))
  }
}
