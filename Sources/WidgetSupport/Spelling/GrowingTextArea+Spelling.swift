import GtkCore

extension GrowingTextArea {
  /// The spell checker; nil by default, for none.
  ///
  ///     area.spellChecker = .shared
  ///
  /// Misspelled words are underlined, and the menu of a secondary click or of the Menu key offers
  /// suggestions at its top. It can be set and unset at any time. If no dictionary is installed,
  /// nothing happens.
  public var spellChecker: SpellChecker? {
    get { implementation.spelling?.checker }
    set {
      guard newValue !== implementation.spelling?.checker else { return }
      implementation.spelling?.end()
      implementation.spelling = newValue.map { SpellingMarks(textView: textView, checker: $0) }
      implementation.spelling?.menu.messages = implementation.spellingMessages
    }
  }

  /// The messages in the menu of a misspelled word.
  public var spellingMessages: SpellingMessages {
    get { implementation.spellingMessages }
    set {
      implementation.spellingMessages = newValue
      implementation.spelling?.menu.messages = newValue
    }
  }

  /// The words that are marked now, as ranges in Unicode scalars.
  public var misspelledRanges: [Range<Int>] { implementation.spelling?.markedRanges ?? [] }
}
