import RichTextModel

/// The names of the commands for styles.
extension CommandName {
  /// Inserts a rule.
  public static let rule: Self = "rule"

  /// Gives paragraphs a style.
  public static func style(_ style: StyleName) -> Self { Self("style", choice: style.rawValue) }

  /// Makes code in a language; nil for code without one.
  public static func code(in language: String?) -> Self { Self("code", choice: language) }
}
