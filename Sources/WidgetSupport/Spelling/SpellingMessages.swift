/// What the menu of a misspelled word says: to be replaced by an app that speaks another language.
public struct SpellingMessages: Sendable {
  /// The title of the entry that makes a word right for ever.
  public var addToDictionary = "Add to dictionary"
  /// The title of the entry that makes a word right until the program ends.
  public var ignore = "Ignore"
  /// Shown while better words are looked for, if that takes long enough to be noticed.
  public var searching = "Looking for words…"
  /// Shown when there is no better word to offer.
  public var noSuggestions = "No suggestions"

  /// The messages in English.
  public init() {}
}
