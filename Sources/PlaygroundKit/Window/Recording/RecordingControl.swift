import GtkCore
import RichTextModel
import TextTranslation

/// Starts and ends recordings of what the user does on the stage, and asks before one is lost.
///
/// A recording is also kept as a draft until it is saved or discarded. The next start of the
/// program offers a draft that was left.
@MainActor
final class RecordingControl {
  /// The recording in progress.
  private(set) var recording: SceneRecording?
  /// Replays a recording on a hidden stage and returns the state at its end; nil if that was
  /// stopped.
  var check: (@MainActor (Scenario) -> JSONValue?)?
  /// Stops the check that is in progress.
  var stopCheck: (@MainActor () -> Void)?
  /// Called when a recording begins or ends.
  var onChange: (@MainActor (_ isRecording: Bool) -> Void)?

  /// Shown while a recording is in progress.
  let banner = RecordingBanner()
  /// Adds expectations.
  private(set) lazy var expecting = ExpectControl(window: window, banner: banner)
  /// Shown while a recording waits to be saved or discarded.
  let waiting = WaitingBanner()

  /// The delay after a step with which the draft is written, in seconds.
  private static let draftDelay = 0.25

  private let window: Window
  private let notices: UserNotices
  private let draft: RecordingDraft
  private var draftUpdate: MainLoopSource?
  /// The last recording, until it is saved or discarded.
  private(set) var unsavedScenario: Scenario? {
    didSet { waiting.show(steps: unsavedScenario?.steps.count) }
  }
  private(set) var question: QuestionWindow?
  /// Whether a recording that has ended is being replayed on a hidden stage.
  private(set) var isChecking = false

  /// Creates a control that asks its questions above a window.
  init(window: Window, notices: UserNotices, draft: RecordingDraft) {
    self.window = window
    self.notices = notices
    self.draft = draft
    banner.stop.onClicked { [weak self] in self?.end() }
    expecting.onExpected = { [weak self] in self?.expected($0) }
    banner.expect.onClicked { [weak self] in self?.expect() }
    banner.secrets.onToggled { [weak self] in self?.recording?.recorder.includesSecrets = $0 }
    waiting.save.onClicked { [weak self] in self?.save(thenCloses: false) }
    waiting.discard.onClicked { [weak self] in self?.ask(thenCloses: false) }
  }

  /// Starts to record; returns false if the previous recording has to be saved or discarded first.
  func start(_ session: SceneSession, width: Int) -> Bool {
    guard unsavedScenario == nil, !isChecking else {
      onChange?(false)
      if unsavedScenario != nil { ask(thenCloses: false) }
      return false
    }
    banner.secrets.isOn = false
    recording = SceneRecording(session: session, width: width)
    recording?.recorder.onChange = { [weak self] in self?.changed() }
    recording?.recorder.onUnrecorded = { [weak banner] in banner?.warn($0.sentence) }
    recording?.recorder.onShortcut = { [weak self] in self?.endsRecording($0) ?? false }
    banner.show(steps: 0)
    onChange?(true)
    return true
  }

  /// Lets the user choose what the recording expects.
  func expect() {
    if let recording { expecting.open(recording) }
  }

  private func expected(_ values: String) {
    banner.note(translated("Expects %s").formatted(values))
    notices.note(SceneEvent(name: "expects", detail: values))
  }

  /// Ends the recording if a key is that of its action, which an open menu keeps from the window.
  private func endsRecording(_ key: KeyPress) -> Bool {
    guard key.control, key.shift, !key.alt, key.name.lowercased() == "r" else { return false }
    // The menu has to handle the key before.
    MainLoopSource.idle { [weak self] in self?.end() }
    return true
  }

  /// Offers to save a recording that was interrupted when the program ended, if there is one.
  func recover() {
    guard unsavedScenario == nil, let scenario = draft.recover() else { return }
    unsavedScenario = scenario
    ask(thenCloses: false, isRecovered: true)
  }

  /// Ends a recording, if there is one, replays it on a hidden stage, and offers to save it.
  func end() {
    guard !isChecking else { return stopCheck?() ?? () }
    guard let result = take(), unsavedScenario != nil else { return }
    isChecking = true
    banner.widget.isVisible = true
    banner.showCheck()
    // The replay runs the main loop, which nothing that calls this expects.
    MainLoopSource.idle { [weak self] in self?.finish(result) }
  }

  private func finish(_ result: SceneRecording.Result) {
    let replayed = check?(result.scenarioWithSecrets)
    isChecking = false
    banner.show(steps: nil)
    banner.widget.isVisible = false
    let differences = replayed.map { RecordingDifference.all(result.state, $0) } ?? []
    guard !differences.isEmpty, var scenario = unsavedScenario else {
      return save(thenCloses: false)
    }
    // What was typed into a password must not come into the file this way.
    let isSafe = result.scenario == result.scenarioWithSecrets
    scenario.differences = isSafe ? differences : differences.map(\.withoutValues)
    unsavedScenario = scenario
    keepDraft()
    ask(thenCloses: false)
  }

  /// Asks what to do with an unsaved recording before the window closes; returns whether there is
  /// one.
  func askBeforeClosing() -> Bool {
    take()
    guard unsavedScenario != nil else { return false }
    ask(thenCloses: true)
    return true
  }

  private func changed() {
    guard let recorder = recording?.recorder else { return }
    banner.show(steps: recorder.stepCount, hasSecrets: recorder.hasSecrets)
    guard draftUpdate?.isPending != true else { return }
    draftUpdate = .after(seconds: Self.draftDelay) { [weak self] in self?.keepDraft() }
  }

  private func keepDraft() {
    guard let scenario = recording?.scenario ?? unsavedScenario, !scenario.steps.isEmpty else {
      return
    }
    draft.write(scenario)
  }

  @discardableResult
  private func take() -> SceneRecording.Result? {
    guard let result = recording?.stop() else { return nil }
    recording = nil
    expecting.stop()
    banner.show(steps: nil)
    onChange?(false)
    guard !result.scenario.steps.isEmpty else {
      draft.remove()
      return result
    }
    unsavedScenario = result.scenario
    keepDraft()
    return result
  }

  private func save(thenCloses closes: Bool) {
    guard let scenario = unsavedScenario else { return }
    Task { [weak self, window] in
      let path = await FileChoice.save(
        .scenario, as: scenario.fileName, title: translated("Save the scenario"), above: window)
      guard let path else {
        self?.ask(thenCloses: closes)
        return
      }
      self?.save(scenario, to: path, thenCloses: closes)
    }
  }

  private func save(_ scenario: Scenario, to path: String, thenCloses closes: Bool) {
    let isSaved = notices.save(to: path) {
      let placed = scenario.placed(in: PathParts(path).folder)
      try FileBytes.write(Array(placed.fileText.utf8), to: path)
    }
    guard isSaved else { return ask(thenCloses: closes) }
    forget(thenCloses: closes)
  }

  private func forget(thenCloses closes: Bool) {
    unsavedScenario = nil
    draftUpdate?.cancel()
    draft.remove()
    if closes { window.close() }
  }

  private func ask(thenCloses closes: Bool, isRecovered: Bool = false) {
    let count = unsavedScenario?.steps.count ?? 0
    let steps = translated("It has %d step.", plural: "It has %d steps.", count: count)
    let differences = unsavedScenario?.differences ?? []
    question?.window.destroy()
    question = QuestionWindow(
      isRecovered
        ? translated("Save the interrupted recording?")
        : differences.isEmpty
          ? translated("Save the recording?") : translated("Save the recording anyway?"),
      isRecovered
        ? translated("The playground ended before it was saved. %s").formatted(steps)
        : differences.isEmpty ? steps : RecordingDifference.sentences(differences),
      answers: [
        .init(title: translated("Discard"), name: "discard", style: .destructive) { [weak self] in
          self?.forget(thenCloses: closes)
        },
        .init(title: translated("Cancel"), name: "cancel") {},
        .init(title: translated("Save…"), name: "save", style: .suggested) { [weak self] in
          self?.save(thenCloses: closes)
        },
      ], above: window)
  }
}
