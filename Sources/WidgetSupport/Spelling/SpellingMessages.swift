/// The messages in the menu of a misspelled word; an app in another language replaces them.
public struct SpellingMessages: Sendable {
  /// The title of the entry that makes a word correct permanently.
  public var addToDictionary = "Add to dictionary"
  /// The title of the entry that makes a word correct until the program ends.
  public var ignore = "Ignore"
  /// Shown during a search for suggestions that takes long enough to be noticed.
  public var searching = "Looking for words…"
  /// Shown when there are no suggestions.
  public var noSuggestions = "No suggestions"

  /// The messages in English.
  public init() {}
}
