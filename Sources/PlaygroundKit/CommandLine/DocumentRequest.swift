import GtkCore
import RichTextModel

/// A request to write a file of rich text in another format.
public struct DocumentRequest: Hashable, Sendable {
  /// The format to write.
  public enum Format: Hashable, Sendable {
    /// Pages on paper.
    case pdf(PageSetup)
    /// A file for other programs.
    case export(ExportFormat)
  }

  /// The file to read: a saved form, Markdown or HTML, by its name.
  public var file: String
  /// The file to write.
  public var output: String
  /// The format to write.
  public var format: Format

  /// Creates a request.
  public init(file: String, output: String, format: Format) {
    (self.file, self.output, self.format) = (file, output, format)
  }
}
