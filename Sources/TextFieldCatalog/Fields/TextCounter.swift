import TextRules

/// The length of a text and its maximum, as a counter shows them.
struct TextCounter {
  private let text: String
  private let rules: InputRules

  /// Creates a counter for a text, without counting yet.
  init(_ text: String, _ rules: InputRules) {
    self.text = text
    self.rules = rules
  }

  private var count: Int { rules.unit.length(of: text) }

  private var limit: Int? { rules.maxLength.map { max(0, $0) } }

  /// The text of the counter.
  var label: String { limit.map { "\(count)/\($0)" } ?? "\(count)" }

  /// Whether the text is longer than its maximum.
  var isTooLong: Bool { limit.map { count > $0 } ?? false }
}
