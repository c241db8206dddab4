import TextRules

/// The words of a ``FindBar``, to be replaced by those of another language.
public struct FindMessages: Sendable {
  /// The name of the entry.
  public var find = "Find"
  /// The name of the button for the hit before.
  public var previous = "Previous Hit"
  /// The name of the button for the next hit.
  public var next = "Next Hit"
  /// The name of the button with the options.
  public var options = "Options"
  /// Large and small letters differ; an underscore marks the key.
  public var matchesCase = "Match _Case"
  /// Only whole words are hits.
  public var matchesWholeWords = "_Whole Words"
  /// The query is a regular expression.
  public var isExpression = "_Regular Expression"
  /// Nothing was found.
  public var noHits = "No hits"
  /// The search of an expression was given up.
  public var gaveUp = "This expression takes too long"
  /// Which hit is looked at, of how many.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// How many hits there are while none is looked at.
  public var hits: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 hit" : "\($0) hits" }
  /// How many hits there are so far.
  public var searching: @Sendable (_ count: Int) -> String = { "\($0) so far" }
  /// What is wrong with an expression.
  public var badExpression: @Sendable (PatternError) -> String = { "Not an expression: \($0)" }

  /// The words in English.
  public init() {}
}
