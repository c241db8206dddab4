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
  case focus
  case knob
  case width
  case undo
  case redo
  case wait
  case screenshot
  case expect

  /// The longest wait, in seconds.
  public static let longestWait = 600.0

  /// The kinds of JSON value that the action accepts.
  public var kinds: [JSONKind] {
    switch self {
    case .type, .press, .paste, .preedit, .commit, .click, .screenshot: [.string]
    case .select: [.array]
    case .focus: [.boolean, .string]
    case .knob, .expect: [.object]
    case .width, .wait: [.number]
    case .undo, .redo: [.boolean]
    }
  }

  /// The value that the action accepts, in the words of a message.
  public var expectation: String {
    switch self {
    case .type, .paste: "a string such as \"hello\""
    case .press: "a string such as \"<Shift>Return\""
    case .preedit, .commit: "a string such as \"あ\""
    case .select: "two whole numbers such as [0, 5], from 0"
    case .click: "an identifier such as \"send\""
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
