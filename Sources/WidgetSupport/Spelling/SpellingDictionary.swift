/// A list of words of one language that tells right words from wrong ones.
///
/// Used by one thread at a time: it is made on a background thread, then belongs to the main one, and is
/// asked for ``suggestions(for:)`` in the background again.
public protocol SpellingDictionary: AnyObject, Sendable {
  /// Whether a word is spelled right; true too when nobody can tell.
  func isCorrect(_ word: String) -> Bool

  /// Words that may have been meant, the likeliest first.
  func suggestions(for word: String) -> [String]

  /// Makes a word right for ever, in all programs of the user that share the dictionary.
  func learn(_ word: String)

  /// Makes a word right until the program ends.
  func ignore(_ word: String)
}

/// Where dictionaries come from.
///
/// It is asked on a background thread: reading a dictionary takes some tenths of a second.
public protocol SpellingSource: Sendable {
  /// The languages that there are dictionaries for, such as `en_US`.
  func languages() -> [String]

  /// The dictionary of a language; nil when there is none.
  func dictionary(for language: String) -> (any SpellingDictionary)?
}
