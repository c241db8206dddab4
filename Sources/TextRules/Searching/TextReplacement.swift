import TextParagraphs

/// What the hits of a query are replaced by.
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
  private let pattern: Pattern?

  /// Prepares a replacement.
  ///
  /// - Parameters:
  ///   - template: The text, or the template for an expression.
  ///   - query: The query whose hits are replaced.
  /// - Throws: What is wrong with the query's expression, or with the template.
  public init(_ template: String, for query: TextQuery) throws(PatternError) {
    self.template = template
    guard query.isExpression else {
      pattern = nil
      return
    }
    // GLib's functions stop at a NUL.
    guard !template.unicodeScalars.contains("\0") else {
      throw PatternError(message: "a template cannot contain NUL", offset: nil)
    }
    try Pattern.check(template: template)
    pattern = try Pattern(query.text, ignoresCase: !query.matchesCase)
  }

  /// Whether the text depends on the hit: the query is an expression.
  public var dependsOnHit: Bool { pattern != nil }

  /// Returns the text that replaces a hit.
  ///
  /// - Parameters:
  ///   - hit: The range of the hit in the paragraph, in Unicode scalars.
  ///   - paragraph: The paragraph, without its separator.
  /// - Returns: The text; nil if the hit is none.
  public func text(forHit hit: Range<Int>, in paragraph: String) -> String? {
    guard let pattern else { return template }
    var paragraph = paragraph
    let scalars = paragraph.unicodeScalars
    guard hit.lowerBound >= 0, hit.upperBound <= scalars.count else { return nil }
    let lower = scalars.index(scalars.startIndex, offsetBy: hit.lowerBound)
    let upper = scalars.index(lower, offsetBy: hit.count)
    let start = paragraph.utf8.distance(from: paragraph.startIndex, to: lower)
    let bytes = start..<(start + paragraph[lower..<upper].utf8.count)
    return paragraph.withUTF8 { pattern.expand(template, of: bytes, in: $0) }
  }
}
