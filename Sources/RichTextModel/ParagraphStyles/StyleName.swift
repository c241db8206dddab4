/// The name of a paragraph's style, such as a heading.
///
/// A content contains only the name: the appearance is up to the editor that shows it
/// (``NamedStyles``). An app may have names of its own; in an editor that does not know one, such
/// paragraphs look like body text, and keep their name.
///
/// ```swift
/// extension StyleName {
///   static let aside = StyleName("aside")
/// }
/// ```
public struct StyleName: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name as it is saved.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ name: String) { self.init(rawValue: name) }

  /// Creates a name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }

  /// Ordinary text.
  public static let body = StyleName("body")
  /// A quotation.
  public static let quote = StyleName("quote")
  /// Lines of code, each a paragraph.
  public static let code = StyleName("code")
  /// A line between two parts of a text; it has no text.
  public static let rule = StyleName("rule")

  /// Returns the name of headings.
  ///
  /// - Parameter level: The level, 1 to 6; others are limited to these.
  /// - Returns: `heading-1` to `heading-6`.
  public static func heading(_ level: Int) -> StyleName {
    StyleName("heading-\(min(max(level, 1), headingLevels.count))")
  }

  /// The level of a heading; nil for other styles.
  public var headingLevel: Int? { Self.headingLevels.firstIndex(of: self).map { $0 + 1 } }

  private static let headingLevels = (1...6).map { StyleName("heading-\($0)") }
}
