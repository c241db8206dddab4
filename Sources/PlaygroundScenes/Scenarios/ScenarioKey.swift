/// The keys at the top of a scenario file.
public enum ScenarioKey: String, CaseIterable, Hashable, Sendable {
  /// The schema's address, for editors; it is read over.
  case schema = "$schema"
  case scene
  case width
  case knobs
  case steps

  /// Whether a file without the key is refused.
  public var isRequired: Bool {
    switch self {
    case .scene, .steps: true
    case .schema, .width, .knobs: false
    }
  }

  /// The kind of JSON value that the key takes.
  public var kind: JSONKind {
    switch self {
    case .schema, .scene: .string
    case .width: .number
    case .knobs: .object
    case .steps: .array
    }
  }

  /// What the key takes, in a message's words.
  public var expectation: String {
    switch self {
    case .schema: "a string"
    case .scene: "a scene such as \"auto-height-editor\""
    case .width: PixelWidth.expectation
    case .knobs: "an object such as {\"maxLine\": 7}"
    case .steps: "an array of steps such as [{\"type\": \"hello\"}]"
    }
  }
}
