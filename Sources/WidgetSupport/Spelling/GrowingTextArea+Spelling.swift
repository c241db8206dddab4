import GtkCore

extension GrowingTextArea {
  /// Who checks the spelling; nil, as at first, for nobody.
  ///
  ///     area.spellChecker = .shared
  ///
  /// Misspelled words are underlined, and the menu of a secondary click or of the Menu key offers better
  /// ones at its top. May be set and unset at any time. Where no dictionary is installed nothing
  /// happens.
  public var spellChecker: SpellChecker? {
    get { implementation.spelling?.checker }
    set {
      guard newValue !== implementation.spelling?.checker else { return }
      implementation.spelling?.end()
      implementation.spelling = newValue.map { SpellingMarks(textView: textView, checker: $0) }
      implementation.spelling?.menu.messages = implementation.spellingMessages
    }
  }

  /// What the menu of a misspelled word says.
  public var spellingMessages: SpellingMessages {
    get { implementation.spellingMessages }
    set {
      implementation.spellingMessages = newValue
      implementation.spelling?.menu.messages = newValue
    }
  }

  /// The words that are marked now, in Unicode scalars.
  public var misspelledRanges: [Range<Int>] { implementation.spelling?.markedRanges ?? [] }
}
