import TextRules

/// The texts of a ``FindBar``, which can be replaced by those of another language.
public struct FindMessages: Sendable {
  /// The label of the entry.
  public var find = "Find"
  /// The label of the button for the previous hit.
  public var previous = "Previous Hit"
  /// The label of the button for the next hit.
  public var next = "Next Hit"
  /// The label of the button with the options.
  public var options = "Options"
  /// The option to distinguish uppercase and lowercase; an underscore marks the mnemonic.
  public var matchesCase = "Match _Case"
  /// The option to find whole words only.
  public var matchesWholeWords = "_Whole Words"
  /// The option to treat the query as a regular expression.
  public var isExpression = "_Regular Expression"
  /// The status if nothing was found.
  public var noHits = "No hits"
  /// The error if the search for an expression was given up.
  public var gaveUp = "This expression takes too long"
  /// The status for the number of the current hit, and the number of all.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// The status for the number of hits without a current one.
  public var hits: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 hit" : "\($0) hits" }
  /// The status for the number of hits so far.
  public var searching: @Sendable (_ count: Int) -> String = { "\($0) so far" }
  /// The error for an invalid expression.
  public var badExpression: @Sendable (PatternError) -> String = { "Not an expression: \($0)" }

  /// The texts in English.
  public init() {}
}
