import RichTextModel

/// The course of a replay: each step with its result, its picture, and its difference from the
/// replay of the same scenario before.
struct ReplayRecord {
  /// A step of a replay.
  struct Step {
    let step: ScenarioStep
    let result: StepResult
    /// A PNG file with the scene after the step, without a background; empty if it had no size.
    let picture: [UInt8]
    /// The changes that the step made in the scene's state.
    let changes: [JSONDifference]
    /// The differences from the replay before; nil if that had no such step.
    let comparison: Comparison?

    /// Whether the step failed, or something was wrong on the screen, or it ended differently.
    var isRemarkable: Bool {
      !result.isSuccess || result.glitches > 0 || comparison?.isSame == false
    }
  }

  /// The differences after a step from the replay before.
  struct Comparison {
    let differences: [JSONDifference]
    /// The picture after the same step of the replay before, as a PNG file; nil if it is the same.
    let otherPicture: [UInt8]?

    var isSame: Bool { differences.isEmpty && isSamePicture }
    var isSamePicture: Bool { otherPicture == nil }
  }

  /// The steps that were replayed, in order.
  private(set) var steps: [Step] = []

  /// The steps of the replay before, without those before it.
  private let earlierSteps: [Step]
  private var state: JSONValue

  /// Begins a record.
  ///
  /// - Parameters:
  ///   - state: The scene's state before the first step.
  ///   - earlier: The replay before, of the same scenario.
  init(state: JSONValue, comparingWith earlier: ReplayRecord? = nil) {
    self.state = state
    earlierSteps = earlier?.steps ?? []
  }

  /// Adds the result of the next step.
  mutating func add(_ step: ScenarioStep, _ result: StepResult, picture: [UInt8]) {
    let changes = state.differences(from: result.state)
    state = result.state
    steps.append(
      Step(
        step: step, result: result, picture: picture, changes: changes,
        comparison: comparison(of: step, result, picture)))
  }

  /// Compares a step with the one at the same place of the replay before.
  ///
  /// A scenario that was edited meanwhile has other steps, which are not compared.
  private func comparison(
    of step: ScenarioStep, _ result: StepResult, _ picture: [UInt8]
  ) -> Comparison? {
    guard earlierSteps.indices.contains(steps.count) else { return nil }
    let before = earlierSteps[steps.count]
    guard before.step == step else { return nil }
    return Comparison(
      differences: before.result.state.differences(from: result.state),
      otherPicture: before.picture == picture ? nil : before.picture)
  }
}
