/// The content of the label below a field.
public enum FieldMessage: Equatable, Sendable {
  /// Nothing.
  case none
  /// Advice.
  case hint(String)
  /// An error message.
  case error(String)
  /// Why text that the user typed or pasted was rejected, in part or completely.
  case rejection(String)

  /// The text of the message; empty if there is none.
  public var text: String {
    switch self {
    case .none: ""
    case .hint(let text), .error(let text), .rejection(let text): text
    }
  }

  /// Whether the message is about something that the user did wrong.
  public var isComplaint: Bool {
    switch self {
    case .none, .hint: false
    case .error, .rejection: true
    }
  }
}
