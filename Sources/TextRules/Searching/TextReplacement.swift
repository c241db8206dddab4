/// The replacement of the hits of a query.
///
/// For a literal query it is a text. For a regular expression it is a template, in which `\1` and
/// `\g<name>` are what a group matched, `\0` the whole hit, `\n` a line break and `\\` a backslash;
/// `\u`, `\l`, `\U`, `\L` and `\E` change the case of what follows.
///
/// ```swift
/// let query = TextQuery("([a-z]+)@([a-z]+)", isExpression: true)
/// let replacement = try TextReplacement("\\2: \\1", for: query)
/// replacement.text(forHit: 3..<10, in: "to me@home")  // "home: me"
/// ```
public struct TextReplacement: Sendable {
  /// The text, or the template for an expression.
  public let template: String
  private let expression: QueryPattern?

  /// Prepares a replacement.
  ///
  /// - Parameters:
  ///   - template: The text, or the template for an expression.
  ///   - query: The query whose hits are replaced.
  /// - Throws: What is wrong with the query's expression, or with the template.
  public init(_ template: String, for query: TextQuery) throws(PatternError) {
    self.template = template
    guard query.isExpression else {
      expression = nil
      return
    }
    // GLib's functions stop at a NUL.
    guard !template.unicodeScalars.contains("\0") else {
      throw PatternError(message: "a template cannot contain NUL", offset: nil)
    }
    try Pattern.check(template: template)
    expression = try QueryPattern(query)
  }

  /// Whether the text depends on the hit: the query is an expression.
  public var dependsOnHit: Bool { expression != nil }

  /// The text around the paragraph in which a hit begins that is needed to replace it.
  package var reach: SearchReach { expression?.reach ?? .nothing }

  /// Returns the text that replaces a hit.
  ///
  /// - Parameters:
  ///   - hit: The range of the hit in the text, in Unicode scalars.
  ///   - text: The paragraph in which the hit begins; for an expression with line breaks, with as
  ///     many paragraphs before and after it as there are line breaks, or with all.
  /// - Returns: The text; nil if the range is not a hit.
  public func text(forHit hit: Range<Int>, in text: String) -> String? {
    guard let expression else { return template }
    var text = text
    guard hit.lowerBound >= 0, hit.upperBound <= text.unicodeScalars.count else { return nil }
    return text.withUTF8 { source in
      let table = ParagraphTable(source)
      let bytes = table.byte(ofScalar: hit.lowerBound)..<table.byte(ofScalar: hit.upperBound)
      let paragraph = table.index(atScalar: hit.lowerBound)
      let window = table.window(around: paragraph, expression.lineBreaks)
      guard window.contains(bytes.lowerBound), bytes.upperBound <= window.upperBound else {
        return nil
      }
      return table.bytes.withUnsafeBufferPointer {
        expression.pattern.expand(
          template, of: bytes.shifted(by: -window.lowerBound),
          in: UnsafeBufferPointer(rebasing: $0[window]))
      }
    }
  }
}
