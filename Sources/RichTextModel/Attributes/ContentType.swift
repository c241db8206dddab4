/// The name of a kind of content, for code that saves, draws or handles it.
///
/// The built-in names are Proton's; an attachment brings its own.
///
/// ```swift
/// extension ContentType {
///   static let panel = ContentType("panel")
/// }
/// ```
public struct ContentType: Hashable, Sendable, CustomStringConvertible {
  /// The name, as it is saved.
  public let name: String

  /// Creates a type with a name.
  public init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// A paragraph of text.
  public static let paragraph = ContentType("_paragraph")
  /// A run of text within a paragraph.
  public static let text = ContentType("_text")
  /// The end of a paragraph.
  public static let newline = ContentType("_newline")
  /// Content that is displayed but not saved.
  public static let viewOnly = ContentType("_viewOnly")
  /// Markup that is shown as it is, and written to Markdown as it is: HTML, the mark of a footnote,
  /// and the metadata before a document.
  public static let markup = ContentType("_markup")
  /// An attachment whose name is not known.
  public static let unknown = ContentType("_unknown")
}
