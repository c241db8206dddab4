import GtkCore
import GtkReplay
import RichTextModel
import TextTranslation

/// Replays scenarios on the stage.
@MainActor
final class ReplayControl {
  /// The bar above the stage.
  let bar = ReplayBar()
  /// Opens a scenario's scene on the stage, as the scenario begins; nil if there is no stage.
  var prepareStage: (@MainActor (Scenario) -> StageReplayTarget?)?
  /// Called when a replay begins or ends.
  var onChange: (@MainActor (_ isRunning: Bool) -> Void)?
  /// Whether a replay is in progress.
  private(set) var isRunning = false
  /// The record of the last replay, or of the one in progress.
  private(set) var record: ReplayRecord?
  /// The last question whether to replay a scenario.
  private(set) var question: QuestionWindow?
  /// The window with the results of the last replay.
  private(set) var results: ReplayResultWindow?

  /// The folder for screenshots, and those of them that may be renewed.
  private var pictures: ReplayPictures
  private let window: Window
  private let notices: UserNotices
  private let memory: WindowMemory
  private let program: PlaygroundProgram
  /// The file of the last replay.
  private var lastPath: String?
  /// The file of the record, which a replay of another file is not compared with.
  private var recordedPath: String?
  /// Called when the replay in progress, which is to stop, has ended.
  private var afterStop: (@MainActor () -> Void)?
  private var isStopped = false

  /// Creates a control whose dialogs are above a window.
  init(
    window: Window, notices: UserNotices, memory: WindowMemory, program: PlaygroundProgram
  ) {
    self.program = program
    self.memory = memory
    pictures = ReplayPictures(folder: memory.picturesFolder)
    self.window = window
    self.notices = notices
    bar.stop.onClicked { [weak self] in self?.stop() }
    bar.results.onClicked { [weak self] in self?.showResults() }
  }

  /// Asks for a scenario and replays it.
  func choose() {
    guard !isRunning else { return }
    Task { [weak self, window] in
      let path = await FileChoice.open(
        .scenario, title: translated("Replay a scenario"), above: window)
      guard let path else { return }
      self?.start(path)
    }
  }

  /// Replays the last scenario once more, as its file is now; asks for one if there is none.
  func repeatLast() {
    guard !isRunning else { return }
    guard let lastPath else { return choose() }
    start(lastPath)
  }

  /// Asks whether to replay a scenario.
  ///
  /// A file that is opened may come from anywhere, and its steps can save pictures over other
  /// files: nothing is done until the user has agreed.
  func offer(_ scenario: Scenario, from path: String) {
    let count = scenario.steps.count
    let name = PathParts(path).name
    question?.window.destroy()
    question = QuestionWindow(
      translated("Replay the scenario?"),
      translated("%2$s has %1$d step.", plural: "%2$s has %1$d steps.", count: count, name),
      answers: [
        .init(title: translated("Not now"), name: "not-now") {},
        .init(title: translated("Replay"), name: "replay", style: .suggested) {
          [weak self] in
          self?.runSoon(scenario, path)
        },
      ], above: window)
  }

  /// Reads a scenario file; if that fails, a dialog says why, and where the file is wrong.
  func read(_ path: String) -> Scenario? {
    do {
      return try program.scenarioReader.read(file: path)
    } catch {
      report(error)
      return nil
    }
  }

  /// Stops the replay in progress, if there is one.
  ///
  /// - Parameter act: What to do when it has ended; not called if there is none.
  /// - Returns: Whether there is one.
  @discardableResult
  func stop(then act: (@MainActor () -> Void)? = nil) -> Bool {
    guard isRunning else { return false }
    isStopped = true
    if let act { afterStop = act }
    return true
  }

  /// Closes the windows of the control.
  func close() {
    closeResults()
    question?.window.destroy()
  }

  private func closeResults() {
    results?.window.destroy()
    results = nil
  }

  /// Replays a scenario file, as it is now; a dialog says if it cannot be read.
  func start(_ path: String) {
    lastPath = path
    guard let scenario = read(path) else { return }
    runSoon(scenario, path)
  }

  /// Replays a scenario outside of the task or the handler that asks for it: no other one would run
  /// during the replay, which runs the main loop.
  private func runSoon(_ scenario: Scenario, _ path: String) {
    guard scenario.takesPictures, pictures.folder == nil else {
      MainLoopSource.idle { [weak self] in self?.run(scenario, path) }
      return
    }
    Task { [weak self] in
      guard await self?.choosePicturesFolder() == true else { return }
      MainLoopSource.idle { [weak self] in self?.run(scenario, path) }
    }
  }

  /// Asks for the folder in which replays save their pictures.
  ///
  /// - Returns: Whether one was chosen.
  @discardableResult
  func choosePicturesFolder() async -> Bool {
    let folder = await FileChoice.openFolder(
      title: translated("Folder for the pictures of replays"), above: window)
    guard let folder else { return false }
    memory.remember(picturesFolder: folder)
    pictures = ReplayPictures(folder: folder)
    return true
  }

  /// Replays a scenario, and returns when it has ended.
  private func run(_ scenario: Scenario, _ path: String) {
    guard !isRunning else { return }
    let earlier = path == recordedPath ? record : nil
    lastPath = path
    closeResults()
    do {
      try pictures.check(scenario, file: path)
      if scenario.takesPictures { try pictures.prepare() }
      guard let summary = try replay(scenario, comparingWith: earlier) else { return }
      recordedPath = path
      notices.succeeded(
        summary.sentence, SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      bar.hide()
      report(error)
    }
    let act = afterStop
    afterStop = nil
    act?()
  }

  /// Replays a scenario on the stage.
  ///
  /// - Returns: The result; nil if the scenario's scene cannot be shown.
  func replay(
    _ scenario: Scenario, comparingWith earlier: ReplayRecord? = nil
  ) throws -> ScenarioReplay.Summary? {
    // Before the scene is made: GTK keeps an input method that has begun to work.
    ComposerInputMethod.install()
    defer { ComposerInputMethod.uninstall(in: window) }
    guard let target = prepareStage?(scenario) else { return nil }
    let summary = try whileRunning { try run(scenario, in: target, comparingWith: earlier) }
    bar.show(summary)
    return summary
  }

  /// Replays a scenario on a hidden stage.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - place: Where there is room for its stage.
  /// - Returns: The scene's state at the end; nil if the replay was stopped or not possible.
  func check(_ scenario: Scenario, at place: StageCanvas) -> JSONValue? {
    ComposerInputMethod.install()
    defer { ComposerInputMethod.uninstall(in: window) }
    guard
      let target = HiddenReplayTarget(
        scenario, of: program.catalog, in: window, at: place)
    else { return nil }
    defer { target.close() }
    return whileRunning {
      FrameSettling(of: window).waitUntilStill()
      _ = try? ScenarioReplay.run(
        scenario, in: target, isStopped: { [weak self] in self?.isStopped ?? true })
      return isStopped ? nil : target.stage.state
    }
  }

  /// Does something that keeps the user's keys away from the stage.
  private func whileRunning<Result>(_ body: () throws -> Result) rethrows -> Result {
    // A blinking caret is drawn all the time, so that nothing would come to rest.
    let settings = DesktopSettings.current
    let blinks = settings?.cursorBlinks ?? false
    settings?.cursorBlinks = false
    (isRunning, isStopped) = (true, false)
    onChange?(true)
    defer {
      isRunning = false
      settings?.cursorBlinks = blinks
      onChange?(false)
    }
    return try body()
  }

  private func run(
    _ scenario: Scenario, in target: StageReplayTarget, comparingWith earlier: ReplayRecord?
  ) throws -> ScenarioReplay.Summary {
    let count = scenario.steps.count
    bar.show(step: 0, of: count)
    // The state before the first step is that of a scene which is laid out and has the focus.
    target.stage.placeFocus(in: window)
    FrameSettling(of: window).waitUntilStill()
    var record = ReplayRecord(state: target.stage.state, comparingWith: earlier)
    let summary = try ScenarioReplay.run(
      scenario, in: target, pictures: pictures,
      speed: { [weak bar] in bar?.chosenSpeed ?? .full },
      isStopped: { [weak self] in self?.isStopped ?? true },
      report: { result in
        let picture = target.stage.root.makeTexture()?.pngBytes ?? []
        record.add(scenario.steps[result.step], result, picture: picture)
        bar.show(step: result.step + 1, of: count)
      })
    self.record = record
    return summary
  }

  private func showResults() {
    guard let record else { return }
    closeResults()
    let results = ReplayResultWindow(record, above: window)
    results.window.onCloseRequest { [weak self] in
      self?.results = nil
      return false
    }
    self.results = results
  }

  private func report(_ error: any Error) {
    notices.failed(
      translated("The scenario cannot be replayed"),
      SceneEvent(name: "not replayed", detail: "\(error)"))
  }
}
