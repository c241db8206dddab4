import RichTextEditing
import RichTextModel

/// The names of the commands for printing and export.
extension CommandName {
  /// Prints the content.
  public static let print: Self = "print"

  /// Exports the content to a file.
  public static func export(_ format: ExportFormat) -> Self {
    Self("export", choice: format.rawValue)
  }
}
