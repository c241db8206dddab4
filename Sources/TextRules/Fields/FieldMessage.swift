/// What the label under a field shows.
public enum FieldMessage: Equatable, Sendable {
  /// Nothing.
  case none
  /// Advice.
  case hint(String)
  /// What is wrong.
  case error(String)

  /// The text; empty if there is none.
  public var text: String {
    switch self {
    case .none: ""
    case .hint(let text), .error(let text): text
    }
  }
}
