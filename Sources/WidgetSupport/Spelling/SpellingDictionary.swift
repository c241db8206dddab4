/// A dictionary of one language, which tells correct words from misspelled ones.
///
/// Used by one thread at a time: it is created on a background thread, then belongs to the main
/// thread, and is asked for ``suggestions(for:)`` in the background again.
public protocol SpellingDictionary: AnyObject, Sendable {
  /// Whether a word is correct; also true if the dictionary cannot tell.
  func isCorrect(_ word: String) -> Bool

  /// Returns words that may have been meant, the likeliest first.
  func suggestions(for word: String) -> [String]

  /// Makes a word correct permanently, in all programs of the user that share the dictionary.
  func learn(_ word: String)

  /// Makes a word correct until the program ends.
  func ignore(_ word: String)
}

/// A source of dictionaries.
///
/// It is called on a background thread: loading a dictionary takes some tenths of a second.
public protocol SpellingSource: Sendable {
  /// The languages that have dictionaries, such as `en_US`.
  func languages() -> [String]

  /// Returns the dictionary of a language; nil if there is none.
  func dictionary(for language: String) -> (any SpellingDictionary)?
}
