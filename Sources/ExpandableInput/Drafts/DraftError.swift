import TextTranslation

/// The reason that a draft could not be saved, or that a saved one could not be used.
///
/// `file` is the file that the user would look at.
public enum DraftError: PresentableError, Hashable, Sendable {
  /// The file could not be written, with the system's reason: a full disk, a read-only folder.
  case cannotWrite(file: String, reason: String)
  /// The file exists but could not be read, with the system's reason.
  case cannotRead(file: String, reason: String)
  /// The file exists but holds no draft: it is damaged, or belongs to another program.
  case notADraft(file: String, reason: String)
  /// The text is longer than any text that is saved; its length is in bytes of UTF-8.
  case tooLong(file: String, byteCount: Int)

  /// The file that the error is about.
  public var file: String {
    switch self {
    case .cannotWrite(let file, _), .cannotRead(let file, _), .notADraft(let file, _),
      .tooLong(let file, _):
      file
    }
  }

  /// The message for the user.
  public var message: String {
    switch self {
    case .cannotWrite(_, let reason): translated("The draft cannot be saved: %s").formatted(reason)
    case .cannotRead(_, let reason): translated("The draft cannot be read: %s").formatted(reason)
    case .notADraft: translated("The saved draft is damaged, or belongs to another program.")
    case .tooLong: translated("The draft is too long to be saved.")
    }
  }

  /// A line in English for logs.
  public var description: String {
    switch self {
    case .cannotWrite(let file, let reason): "cannot save the draft \(file): \(reason)"
    case .cannotRead(let file, let reason): "cannot read the draft \(file): \(reason)"
    case .notADraft(let file, let reason): "\(file) is not a draft: \(reason)"
    case .tooLong(let file, let byteCount):
      "the draft \(file) is too long to be saved: \(byteCount) bytes"
    }
  }
}
