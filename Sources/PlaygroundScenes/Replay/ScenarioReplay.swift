import Concertina

/// Replays a whole scenario in a window of its own.
@MainActor
public enum ScenarioReplay {
  /// What came of it, for a person.
  public struct Summary: CustomStringConvertible, Sendable {
    /// How many steps there were.
    public var steps = 0
    /// How many of them could not be done.
    public var failures = 0
    /// How many frames were painted.
    public var paints = 0
    /// In how many of them something was wrong.
    public var glitches = 0

    /// The figures in words.
    public var description: String {
      "\(steps) steps, \(failures) failed, \(paints) frames, \(glitches) glitches"
    }
  }

  /// Why a scenario could not be replayed at all.
  public struct StageMissing: Error, CustomStringConvertible, Sendable {
    /// What to tell the user.
    public let description: String
  }

  /// Runs all steps, and waits for each to be on the screen.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - catalogue: The scenes.
  /// - Returns: The figures of all steps together.
  /// - Throws: ``UnknownScene``, or ``StageMissing`` if the scene cannot be shown.
  public static func run(_ scenario: Scenario, catalogue: SceneCatalogue) throws -> Summary {
    let scene = try catalogue.scene(scenario.scene)
    var values = scene.defaults
    values.apply(scenario.knobs)
    ComposerInputMethod.install()
    guard let window = SceneWindow(scene: scene, values: values, width: scenario.width),
      let runner = ScenarioRunner(target: window, artifacts: nil)
    else { throw StageMissing(description: "the scene \"\(scene.id)\" cannot be shown") }
    defer {
      runner.stop()
      window.close()
    }
    window.stage.growingArea?.focus()
    var summary = Summary()
    for (index, step) in scenario.steps.enumerated() {
      let result = runner.run(step, index: index)
      summary.steps += 1
      summary.failures += result.error == nil ? 0 : 1
      summary.paints += result.paints
      summary.glitches += result.glitches
    }
    return summary
  }
}
