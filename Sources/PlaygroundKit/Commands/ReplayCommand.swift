import RichTextModel

/// The `replay` command: runs scenario files and prints a JSON line for each step.
@MainActor
struct ReplayCommand {
  let program: PlaygroundProgram
  let request: ReplayRequest

  /// A scenario that can be replayed.
  private struct Replay {
    let file: String
    let scenario: Scenario
    let pictures: ReplayPictures
  }

  /// Runs the scenarios, one after another, and returns whether every step could be done.
  func run() throws -> Bool {
    // All files are read before any step runs.
    let replays = try request.files.map { try replay(of: $0) }
    var isSuccess = true
    for replay in replays {
      let (summary, state) = try run(replay)
      let differs = try reportDifferences(of: replay, in: state)
      isSuccess = isSuccess && summary.failures == 0 && !differs
      guard replays.count > 1 else { continue }
      try StandardStream.output.write(line: summary.json(of: replay.file).compactText)
    }
    return isSuccess
  }

  private func replay(of file: String) throws -> Replay {
    let scenario = try program.scenarioReader.read(file: file)
    let pictures = ReplayPictures(
      folder: folder(for: file, in: request.artifacts), overwrites: request.overwrites,
      references: request.references.map {
        ReferencePictures(
          folder: $0, of: Self.name(of: file), tolerance: request.tolerance,
          updates: request.updates)
      })
    try pictures.check(scenario, file: file)
    return Replay(file: file, scenario: scenario, pictures: pictures)
  }

  /// Returns the folder of one scenario's pictures: that of the request, unless several scenarios
  /// would share it.
  private func folder(for file: String, in folder: String?) -> String? {
    guard request.files.count > 1 else { return folder }
    let name = Self.name(of: file)
    return folder.map { "\($0)/\(name)" } ?? (request.updates ? nil : name)
  }

  /// The name of a scenario: that of its file without the folder and the endings.
  private static func name(of file: String) -> String {
    String(file.split(separator: "/").last?.split(separator: ".").first ?? "scenario")
  }

  /// Says where a replay has not ended as what was recorded, as the file itself knows.
  ///
  /// - Returns: Whether there are such places.
  private func reportDifferences(of replay: Replay, in state: JSONValue?) throws -> Bool {
    let places = replay.scenario.differences.filter { difference in
      // One without values may be of a password.
      guard difference.recorded != nil || difference.replayed != nil,
        let path = JSONPath(textWithoutRoot: difference.path)
      else { return true }
      return state?.value(at: path) != difference.recorded
    }
    guard !places.isEmpty else { return false }
    let names = places.prefix(3).map(\.path).joined(separator: ", ")
    let rest = places.count - 3
    let more = rest > 0 ? " and \(rest) more" : ""
    try StandardStream.error.write(
      line: "\(replay.file): the replay ends differently from what was recorded: \(names)\(more)")
    return true
  }

  private func run(
    _ replay: Replay
  ) throws -> (summary: ScenarioReplay.Summary, state: JSONValue?) {
    let scenario = replay.scenario
    let savesPictures = scenario.steps.contains {
      if case .screenshot = $0 { true } else { false }
    }
    if request.files.count == 1 || savesPictures { try replay.pictures.prepare() }
    let window = try TestStage.window(
      scene: scenario.scene, of: program.catalog, settings: scenario.knobs, width: scenario.width)
    defer { window.close() }
    if savesPictures,
      let note = try replay.pictures.references?.meet(PictureEnvironment(of: window.window))
    {
      try StandardStream.error.write(line: note)
    }
    var state: JSONValue?
    let summary = try ScenarioReplay.run(
      scenario, in: window, pictures: replay.pictures,
      report: {
        state = $0.state
        try StandardStream.output.write(line: $0.line)
      })
    return (summary, state)
  }
}

extension ScenarioReplay.Summary {
  /// The line behind the steps of one of several scenarios.
  fileprivate func json(of file: String) -> JSONValue {
    .object([
      "file": .string(file), "steps": .integer(steps), "failures": .integer(failures),
      "paints": .integer(paints), "glitches": .integer(glitches),
    ])
  }
}
