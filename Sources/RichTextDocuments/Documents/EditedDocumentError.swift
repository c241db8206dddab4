import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// The reason why an ``EditedDocument`` cannot be read or saved.
public enum EditedDocumentError: PresentableError, Sendable {
  /// The file cannot be read or written.
  case file(DocumentFileError)
  /// The file is not in the saved form, or the content cannot be.
  case content(SavedFormError)
  /// The Markdown in the file cannot be read.
  case markdown(MarkdownError)
  /// The older versions cannot be kept; the file is not written then.
  case versions(FileAccessError)

  private var reason: any PresentableError {
    switch self {
    case .file(let error): error
    case .content(let error): error
    case .markdown(let error): error
    case .versions(let error): error
    }
  }

  /// The message for the user.
  public var message: String { reason.message }

  /// The message for the user about a text that could not be saved, for as long as it is not.
  ///
  ///     document.onFailure = { toasts.show(Toast($0.unsavedMessage, duration: nil)) }
  public var unsavedMessage: String {
    translated("%s Your text is safe in the window; it is saved as soon as that is possible.")
      .formatted(message)
  }

  /// A line for logs.
  public var description: String { reason.description }

  /// Returns the result of a closure that reads or writes the file, the content or the versions,
  /// whose errors become one of this type.
  static func catching<Result>(
    _ body: () throws -> Result
  ) throws(EditedDocumentError) -> Result {
    do { return try body() } catch let error as EditedDocumentError {
      throw error
    } catch DocumentSourceError.savedForm(let error) {
      throw .content(error)
    } catch DocumentSourceError.markdown(let error) {
      throw .markdown(error)
    } catch let error as FileAccessError {
      throw .versions(error)
    } catch let error as GLibError {
      throw .file(.failed(error))
    } catch let error as DocumentFileError {
      throw .file(error)
    } catch {
      preconditionFailure("EditedDocumentError: \(error)")
    }
  }
}
