import TextTranslation

/// The reason why what the user pastes or drops is not inserted, or only as plain text.
public enum PasteError: PresentableError, Hashable, Sendable {
  /// The editor accepts no pictures, and nothing else is offered.
  case picturesNotAccepted
  /// The formatted text is larger than what is read, so its plain text is inserted; both in bytes.
  case formattingTooLarge(Int, limit: Int)

  /// Nothing in what is offered can be read.
  case nothingToInsert

  /// The message for the user.
  public var message: String {
    switch self {
    case .picturesNotAccepted: translated("Pictures cannot be inserted here.")
    case .nothingToInsert: translated("There is nothing that can be inserted.")
    case .formattingTooLarge(let size, let limit):
      translated("The formatted text is too large: %s MB of at most %s MB.").formatted(
        String((size + 999_999) / 1_000_000), String(limit / 1_000_000))
    }
  }

  /// A line for logs.
  public var description: String {
    switch self {
    case .picturesNotAccepted: "only pictures were offered, and the editor accepts none"
    case .nothingToInsert: "nothing that was offered could be read"
    case .formattingTooLarge(let size, let limit):
      "formatted text of \(size) bytes is larger than \(limit); pasted as plain text"
    }
  }
}
