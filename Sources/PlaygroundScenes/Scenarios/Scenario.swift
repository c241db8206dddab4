/// What `replay` replays: a scene, its width and knobs, and the steps to take.
///
/// ```json
/// {"scene": "auto-height-editor", "width": 400, "knobs": {"maxLine": 3},
///  "steps": [{"type": "hello"}, {"press": "Return"}, {"screenshot": "two-lines.png"}]}
/// ```
public struct Scenario: Hashable, Sendable {
  /// The scene's identifier.
  public var scene: String
  /// The stage's width in pixels; nil for the width that the playground chooses.
  public var width: Int?
  /// Knobs to turn before the first step, the others keep their defaults.
  public var knobs: [KnobSetting]
  /// What to do, in order.
  public var steps: [ScenarioStep]

  /// Makes a scenario.
  public init(
    scene: String, width: Int? = nil, knobs: [KnobSetting] = [], steps: [ScenarioStep] = []
  ) {
    self.scene = scene
    self.width = width
    self.knobs = knobs
    self.steps = steps
  }
}
