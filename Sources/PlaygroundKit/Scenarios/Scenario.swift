/// A scenario for `replay`: a scene, its width and knobs, and the steps to run.
///
/// ```json
/// {"scene": "auto-height-editor", "width": 400, "knobs": {"maxLine": 3},
///  "steps": [{"type": "hello"}, {"press": "Return"}, {"screenshot": "two-lines.png"}]}
/// ```
public struct Scenario: Hashable, Sendable {
  /// The greatest number of steps in a file.
  public static let mostSteps = 10_000

  /// The scene's identifier.
  public var scene: String
  /// The width of the stage in pixels; nil for the width that the playground chooses.
  public var width: Int?
  /// The knobs to set before the first step; the others keep their defaults.
  public var knobs: [KnobSetting]
  /// The steps, in order.
  public var steps: [ScenarioStep]
  /// The differences between the recording and its replay; for the reader of the file, without an
  /// effect on replays.
  public var differences: [RecordingDifference] = []

  /// Whether a step saves a picture.
  public var takesPictures: Bool { steps.contains { $0.action == .screenshot } }

  /// Creates a scenario.
  public init(
    scene: String, width: Int? = nil, knobs: [KnobSetting] = [], steps: [ScenarioStep] = []
  ) {
    self.scene = scene
    self.width = width
    self.knobs = knobs
    self.steps = steps
  }
}
