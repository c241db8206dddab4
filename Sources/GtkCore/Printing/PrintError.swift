import TextTranslation

/// The reason why a document cannot be printed, or not be written as PDF.
public enum PrintError: PresentableError {
  /// The margins leave no room on the page.
  case marginsTooLarge
  /// No program shows the preview: GTK leaves that to one for PDF files.
  case noViewer
  /// The file cannot be written; with its path and the system's reason.
  case unwritable(path: String, reason: String)
  /// The printer, or the program that shows the preview, has reported an error.
  case failed(GLibError)

  /// The message for the user.
  public var message: String {
    switch self {
    case .marginsTooLarge: translated("The margins are too large for the paper.")
    case .noViewer: translated("No program is installed that shows a preview.")
    case .unwritable(let path, let reason):
      translated("The file %s cannot be written: %s").formatted(path, reason)
    case .failed(let error): error.message
    }
  }

  /// A line for logs.
  public var description: String {
    switch self {
    case .marginsTooLarge: "the margins leave no room on the page"
    case .noViewer: "no program shows PDF files"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .failed(let error): error.description
    }
  }
}
