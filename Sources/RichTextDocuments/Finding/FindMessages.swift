import RichTextEditing
import TextRules
import TextTranslation

/// The texts of a ``FindBar``, in the user's language where Concertina is translated into it.
///
/// Each of them can be replaced.
public struct FindMessages: Sendable {
  /// The label of the entry.
  public var find = translated("Find")
  /// The label of the button for the previous hit.
  public var previous = translated("Previous Hit")
  /// The label of the button for the next hit.
  public var next = translated("Next Hit")
  /// The label of the button with the options.
  public var options = translated("Options")
  /// The option to distinguish uppercase and lowercase; an underscore marks the mnemonic.
  public var matchesCase = translated("Match _Case")
  /// The option to find whole words only.
  public var matchesWholeWords = translated("_Whole Words")
  /// The option to treat the query as a regular expression.
  public var isExpression = translated("_Regular Expression")
  /// The label of the entry for the text that replaces hits.
  public var replaceWith = translated("Replace With")
  /// The label of the button that replaces the current hit.
  public var replace = translated("Replace")
  /// The label of the button that replaces all hits.
  public var replaceAll = translated("Replace All")
  /// The text that is announced after hits were replaced.
  public var replaced: @Sendable (_ count: Int) -> String = {
    translated("%d hit replaced", plural: "%d hits replaced", count: $0)
  }
  /// The status if nothing was found.
  public var noHits = translated("No hits")
  /// The error if the search for an expression was given up.
  public var gaveUp = translated("This expression takes too long")
  /// The status for the number of the current hit, and the number of all.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = {
    translated("%d of %d").formatted($0, $1)
  }
  /// The status for the number of hits without a current one.
  public var hits: @Sendable (_ count: Int) -> String = {
    translated("%d hit", plural: "%d hits", count: $0)
  }
  /// The status for the number of hits so far.
  public var searching: @Sendable (_ count: Int) -> String = {
    translated("%d so far", plural: "%d so far", count: $0)
  }
  /// The error for an invalid expression.
  public var badExpression: @Sendable (PatternError) -> String = {
    translated("Not an expression: %s").formatted($0)
  }

  /// The texts in the user's language.
  public init() {}
}
