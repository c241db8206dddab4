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
    get { implementation.spelling.checker }
    set { implementation.spelling.checker = newValue }
  }

  /// The messages in the menu of a misspelled word.
  public var spellingMessages: SpellingMessages {
    get { implementation.spelling.messages }
    set { implementation.spelling.messages = newValue }
  }

  /// Sets which text is exempt from spell checking, such as code.
  ///
  /// - Parameter isLiteral: Returns whether it is the text at an offset.
  package func leaveSpelling(where isLiteral: @escaping @MainActor (_ offset: Int) -> Bool) {
    implementation.spelling.isLiteral = isLiteral
  }

  /// Checks a part again, which may have become code, or text.
  package func checkSpellingAgain(in range: Range<Int>) {
    implementation.spelling.marks?.checkAgain(in: range)
  }

  /// The words that are marked now, as ranges in Unicode scalars.
  public var misspelledRanges: [Range<Int>] { implementation.spelling.marks?.markedRanges ?? [] }
}
