/// The action of a step, by its key in a scenario file.
///
/// The reader, the help and the schema follow this declaration: a test compares
/// `Resources/scenario.schema.json` with it.
public enum ScenarioAction: String, CaseIterable, Hashable, Sendable {
  case type
  case press
  case paste
  case preedit
  case commit
  case select
  case click
  case scroll
  case focus
  case scene
  case knob
  case width
  case undo
  case redo
  case wait
  case screenshot
  case expect

  /// The longest wait, in seconds.
  public static let longestWait = 600.0

  /// The key beside an action that names the input which it is for.
  public static let inputKey = "in"

  /// Whether the action can be for a certain input.
  public var isForInput: Bool {
    switch self {
    case .type, .press, .paste, .preedit, .commit, .select, .click, .scroll, .width, .undo, .redo:
      true
    case .focus, .scene, .knob, .wait, .screenshot, .expect: false
    }
  }

  /// The kinds of JSON value that the action accepts.
  public var kinds: [JSONKind] {
    switch self {
    case .type, .press, .preedit, .commit, .click, .scene, .screenshot: [.string]
    case .paste: [.string, .object]
    case .select: [.array]
    case .focus: [.boolean, .string]
    case .knob, .expect: [.object]
    case .width, .wait, .scroll: [.number]
    case .undo, .redo: [.boolean]
    }
  }

  /// The value that the action accepts, in the words of a message.
  public var expectation: String {
    switch self {
    case .type: "a string such as \"hello\""
    case .paste:
      "a string such as \"hello\", or an object such as {\"text/html\": \"<b>hello</b>\"}"
    case .press: "a string such as \"<Shift>Return\""
    case .preedit, .commit: "a string such as \"あ\""
    case .select: "two whole numbers such as [0, 5], from 0"
    case .click: "an identifier such as \"send\""
    case .scroll: "a whole number such as 120, from 0"
    case .scene: "a scene such as \"auto-height-editor\""
    case .focus: "true, false or an identifier such as \"email\""
    case .knob: "an object with a knob such as {\"maxLine\": 7}"
    case .width: PixelWidth.expectation
    case .undo, .redo: "true"
    case .wait: "a number of seconds from 0 to \(Int(Self.longestWait))"
    case .screenshot: "the name of a picture, without a folder, such as \"first.png\""
    case .expect: "an object with paths and values such as {\"text\": \"hello\"}"
    }
  }
}
