import GtkReplay

/// Replays a whole scenario.
@MainActor
public enum ScenarioReplay {
  /// The result of a replay, for the user.
  public struct Summary: CustomStringConvertible, Sendable {
    /// The number of steps.
    public var steps = 0
    /// Whether all steps were tried.
    public var isWhole = true
    /// The number of steps that failed.
    public var failures = 0
    /// The number of frames that were drawn.
    public var paints = 0
    /// The number of frames in which something was wrong.
    public var glitches = 0

    mutating func add(_ result: StepResult) {
      steps += 1
      failures += result.isSuccess ? 0 : 1
      paints += result.paints
      glitches += result.glitches
    }

    /// The numbers in words.
    public var description: String {
      (isWhole ? "" : "stopped after ")
        + "\(steps) steps, \(failures) failed, \(paints) frames, \(glitches) glitches"
    }
  }

  /// The reason that a scenario could not be replayed at all.
  public struct StageMissing: Error, CustomStringConvertible, Sendable {
    /// The message for the user.
    public let description: String
  }

  /// Runs all steps in a scene, and waits until each one is on the screen.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - target: The scenario's scene, as the scenario begins.
  ///   - pictures: Where screenshots are saved.
  ///   - speed: Called before each pause; returns how fast to replay.
  ///   - isStopped: Called repeatedly; returns whether to end before all steps are done.
  ///   - report: Called with the result of each step.
  /// - Returns: The totals for all steps.
  /// - Throws: ``StageMissing`` if the scene is not on the screen, and what `report` throws.
  @discardableResult
  public static func run(
    _ scenario: Scenario, in target: any ReplayTarget, pictures: ReplayPictures = ReplayPictures(),
    speed: @escaping @MainActor () -> ReplaySpeed = { .full },
    isStopped: @escaping @MainActor () -> Bool = { false },
    report: (StepResult) throws -> Void = { _ in }
  ) throws -> Summary {
    guard let runner = ScenarioRunner(target: target, pictures: pictures) else {
      throw StageMissing(description: "the window could not be shown")
    }
    let clipboard = scenario.steps.contains(where: \.usesClipboard) ? ClipboardKeeper() : nil
    defer {
      runner.stop()
      clipboard?.restore()
    }
    runner.isStopped = isStopped
    runner.speed = speed
    // As for a user: with the focus where typing goes.
    target.stage.placeFocus(in: target.window)
    FrameSettling(of: target.window).waitUntilStill()
    var summary = Summary()
    summary.isWhole = false
    for (index, step) in scenario.steps.enumerated() {
      if index > 0 { runner.pauseBetweenSteps() }
      guard !isStopped() else { return summary }
      let result = runner.run(step, index: index)
      // A step that was interrupted has no result.
      guard !isStopped() else { return summary }
      summary.add(result)
      try report(result)
    }
    summary.isWhole = true
    return summary
  }
}
