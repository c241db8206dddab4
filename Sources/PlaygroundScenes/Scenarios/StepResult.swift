/// What came of one step: one JSON line of `replay`.
public struct StepResult: Hashable, Sendable {
  /// The step's index, from 0 as in `$.steps[0]`.
  public let step: Int
  /// What the step did.
  public let action: ScenarioAction
  /// The frames that were painted until nothing moved any more.
  public let paints: Int
  /// The paints in which the editor was not as it must be in every paint; of a step that painted nothing, 1 if
  /// what it left on the screen is not.
  public let glitches: Int
  /// The names of what did not hold in them.
  public let violations: [String]
  /// The scene's state after the step.
  public let state: JSONValue
  /// Why the step failed, or nil.
  public let error: String?

  /// Makes a result.
  public init(
    step: Int, action: ScenarioAction, paints: Int, glitches: Int,
    violations: [String] = [], state: JSONValue, error: String? = nil
  ) {
    self.step = step
    self.action = action
    self.paints = paints
    self.glitches = glitches
    self.violations = violations
    self.state = state
    self.error = error
  }

  /// The result as JSON; `violations` is there only with glitches, and `error` only when the step failed.
  public var json: JSONValue {
    var object: JSONObject = [
      "step": .integer(step),
      "action": .string(action.rawValue),
      "paints": .integer(paints),
      "glitches": .integer(glitches),
      "state": state,
    ]
    if !violations.isEmpty {
      object["violations"] = .array(violations.map(JSONValue.string))
    }
    object["error"] = error.map(JSONValue.string)
    return .object(object)
  }

  /// The line that `replay` prints, without its end.
  public var line: String { json.compactText }
}
