/// What a piece of content is called by those who save it, draw it or act on it.
///
/// The built-in names are the original's; an attachment brings its own.
///
/// ```swift
/// extension ContentType {
///   static let panel = ContentType("panel")
/// }
/// ```
public struct ContentType: Hashable, Sendable, CustomStringConvertible {
  /// The name, as it is saved.
  public let name: String

  /// Makes a type of a name.
  public init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// A paragraph of text.
  public static let paragraph = ContentType("_paragraph")
  /// A run of text within a paragraph.
  public static let text = ContentType("_text")
  /// The end of a paragraph.
  public static let newline = ContentType("_newline")
  /// What is shown and not saved.
  public static let viewOnly = ContentType("_viewOnly")
  /// An attachment of a name that nobody knows.
  public static let unknown = ContentType("_unknown")
}
