import TextTranslation

/// The messages in the menu of a misspelled word, in the user's language where Concertina is
/// translated into it.
///
/// Each of them can be replaced.
public struct SpellingMessages: Sendable {
  /// The title of the entry that makes a word correct permanently.
  public var addToDictionary = translated("Add to dictionary")
  /// The title of the entry that makes a word correct until the program ends.
  public var ignore = translated("Ignore")
  /// Shown during a search for suggestions that takes long enough to be noticed.
  public var searching = translated("Looking for words…")
  /// Shown when there are no suggestions.
  public var noSuggestions = translated("No suggestions")

  /// The messages in the user's language.
  public init() {}
}
