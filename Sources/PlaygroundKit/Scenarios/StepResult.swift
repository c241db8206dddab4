import RichTextModel

/// The result of one step: one JSON line of `replay`.
public struct StepResult: Hashable, Sendable {
  /// The step's index, from 0 as in `$.steps[0]`.
  public let step: Int
  /// The action of the step.
  public let action: ScenarioAction
  /// The number of frames that were drawn until nothing changed any more.
  public let paints: Int
  /// The number of frames in which an invariant did not hold; for a step that drew nothing, 1 if
  /// one does not hold for what is on the screen.
  public let glitches: Int
  /// The names of the invariants that did not hold.
  public let violations: [String]
  /// The scene's state after the step.
  public let state: JSONValue
  /// The reason that the step failed, or nil.
  public let error: String?

  /// The expectations that the state did not meet.
  public let failed: [ExpectationFailure]

  /// The comparison of a screenshot with its reference; nil if there was nothing to compare.
  public let picture: ReferencePictures.Result?

  /// Creates a result.
  public init(
    step: Int, action: ScenarioAction, paints: Int, glitches: Int,
    violations: [String] = [], state: JSONValue, error: String? = nil,
    failed: [ExpectationFailure] = [], picture: ReferencePictures.Result? = nil
  ) {
    self.picture = picture
    self.step = step
    self.action = action
    self.paints = paints
    self.glitches = glitches
    self.violations = violations
    self.state = state
    self.error = error
    self.failed = failed
  }

  /// Whether the step could be done, and led to what the scenario expects.
  public var isSuccess: Bool { error == nil && failed.isEmpty && picture?.problem == nil }

  /// The result as JSON; `violations` is only present with glitches, `error` only if the step could
  /// not be done, `failed` only if something was not as expected, and `picture` only if a
  /// screenshot was compared.
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
    if !failed.isEmpty { object["failed"] = .array(failed.map(\.json)) }
    object["picture"] = picture?.json
    return .object(object)
  }

  /// The line that `replay` prints, without its line break.
  public var line: String { json.compactText }
}
