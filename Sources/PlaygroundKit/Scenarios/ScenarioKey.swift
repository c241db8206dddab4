/// The keys at the top of a scenario file.
public enum ScenarioKey: String, CaseIterable, Hashable, Sendable {
  /// The schema's address, for editors; it is ignored.
  case schema = "$schema"
  case scene
  case width
  case knobs
  case steps
  case differences

  /// Whether a file without the key is rejected.
  public var isRequired: Bool {
    switch self {
    case .scene, .steps: true
    case .schema, .width, .knobs, .differences: false
    }
  }

  /// The kind of JSON value that the key accepts.
  public var kind: JSONKind {
    switch self {
    case .schema, .scene: .string
    case .width: .number
    case .knobs: .object
    case .steps, .differences: .array
    }
  }

  /// The value that the key accepts, in the words of a message.
  public var expectation: String {
    switch self {
    case .schema: "a string"
    case .scene: "a scene such as \"auto-height-editor\""
    case .width: PixelWidth.expectation
    case .knobs: "an object such as {\"maxLine\": 7}"
    case .steps: "an array of steps such as [{\"type\": \"hello\"}]"
    case .differences: "an array of objects with a path"
    }
  }
}
