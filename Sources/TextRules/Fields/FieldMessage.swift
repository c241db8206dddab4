/// What the label under a field shows.
public enum FieldMessage: Equatable, Sendable {
  /// Nothing.
  case none
  /// Advice.
  case hint(String)
  /// What is wrong.
  case error(String)
  /// Why something that a person wrote or pasted did not come in; the text itself is as it should be.
  case refusal(String)

  /// The text; empty if there is none.
  public var text: String {
    switch self {
    case .none: ""
    case .hint(let text), .error(let text), .refusal(let text): text
    }
  }

  /// Whether it is about something that a person did wrong.
  public var isComplaint: Bool {
    switch self {
    case .none, .hint: false
    case .error, .refusal: true
    }
  }
}
