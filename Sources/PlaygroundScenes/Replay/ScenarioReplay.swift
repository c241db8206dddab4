import Concertina

/// Replays a whole scenario.
@MainActor
public enum ScenarioReplay {
  /// What came of it, for a person.
  public struct Summary: CustomStringConvertible, Sendable {
    /// How many steps there were.
    public var steps = 0
    /// Whether all steps were done, or tried.
    public var isWhole = true
    /// How many of them could not be done.
    public var failures = 0
    /// How many frames were painted.
    public var paints = 0
    /// In how many of them something was wrong.
    public var glitches = 0

    mutating func add(_ result: StepResult) {
      steps += 1
      failures += result.error == nil ? 0 : 1
      paints += result.paints
      glitches += result.glitches
    }

    /// The figures in words.
    public var description: String {
      (isWhole ? "" : "stopped after ")
        + "\(steps) steps, \(failures) failed, \(paints) frames, \(glitches) glitches"
    }
  }

  /// Why a scenario could not be replayed at all.
  public struct StageMissing: Error, CustomStringConvertible, Sendable {
    /// What to tell the user.
    public let description: String
  }

  /// Runs all steps in a window, and waits for each to be on the screen.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - window: A window that shows its scene.
  ///   - artifacts: The folder for screenshots; nil: the working directory.
  ///   - isStopped: Asked again and again whether to end before all steps are done.
  ///   - report: Called with the result of each step.
  /// - Returns: The figures of all steps together.
  /// - Throws: ``StageMissing`` if the window is not on the screen, and what `report` throws.
  @discardableResult
  public static func run(
    _ scenario: Scenario, in window: SceneWindow, artifacts: String? = nil,
    isStopped: @escaping @MainActor () -> Bool = { false },
    report: (StepResult) throws -> Void = { _ in }
  ) throws -> Summary {
    guard let runner = ScenarioRunner(target: window, artifacts: artifacts) else {
      throw StageMissing(description: "the window could not be shown")
    }
    defer { runner.stop() }
    runner.isStopped = isStopped
    // As a person finds it: with the focus where typing goes.
    window.stage.placeFocus(in: window.window)
    FrameSettling(of: window.window).waitUntilStill()
    var summary = Summary()
    summary.isWhole = false
    for (index, step) in scenario.steps.enumerated() {
      guard !isStopped() else { return summary }
      let result = runner.run(step, index: index)
      // A step that was stopped in its midst says nothing.
      guard !isStopped() else { return summary }
      summary.add(result)
      try report(result)
    }
    summary.isWhole = true
    return summary
  }
}
