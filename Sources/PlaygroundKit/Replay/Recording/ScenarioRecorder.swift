import GtkCore
import WidgetSupport

/// Records what the user does on a stage as the steps of a scenario.
///
/// It records intentions, not raw events: text that was typed, keys that do something,
/// compositions, pastes with their content, selections made with the pointer, clicks on buttons,
/// knobs and widths. Replayed on another machine, with another keyboard and another input method,
/// they lead to the same state. A step for another input than the scene's main one names it.
///
/// ```swift
/// let recorder = ScenarioRecorder(stage: window.stage)
/// // … the user types and clicks …
/// let scenario = Scenario(scene: "form", steps: recorder.stop())
/// ```
@MainActor
public final class ScenarioRecorder {
  /// Something that the user did and no step can repeat.
  public enum Unrecorded: Hashable, Sendable {
    /// The pointer has changed something that it cannot change in a replay, in the widget of this
    /// name.
    case pointer(on: String)
    /// Something other than text was pasted.
    case pasteOfOtherThanText
  }

  /// The listeners on one stage.
  private struct Session {
    let writer: StepWriter
    let keys: KeyRecording
    let pointer: PointerRecording
    let listener: StageListener
    let drops: Listener?
  }

  /// The longest wait for what another program has on the clipboard, in seconds.
  private static let patience = 2.0

  private let recorded = RecordedSteps()
  private var session: Session?

  /// Called when the user did something that no step can repeat.
  public var onUnrecorded: (@MainActor (Unrecorded) -> Void)?

  /// Called with a key in a menu on the stage, of which the window does not know; returns whether
  /// it is one of the program's own, which is not recorded.
  public var onShortcut: (@MainActor (KeyPress) -> Bool)?

  /// Whether nothing is recorded, because what the user does on the stage is not for it.
  var isPaused = false

  /// Begins to record.
  public init(stage: any SceneStage) { listen(to: stage) }

  /// Goes on with another scene.
  ///
  /// - Parameters:
  ///   - stage: The scene's stage.
  ///   - scene: The scene's identifier.
  ///   - settings: Its knobs that have other values than their defaults.
  public func move(to stage: any SceneStage, of scene: String, _ settings: [KnobSetting] = []) {
    session?.writer.forgetLeaving()
    stop()
    recorded.add(.scene(scene))
    if !settings.isEmpty { recorded.add(.knob(settings)) }
    listen(to: stage)
  }

  /// Ends the recording and returns the steps.
  @discardableResult
  public func stop() -> [ScenarioStep] {
    guard let session else { return steps }
    session.pointer.noteLateSelection()
    session.pointer.settle()
    session.writer.finish()
    _ = MainLoop.run(atMost: Self.patience) { session.keys.pendingPastes == 0 }
    session.listener.stop()
    session.drops?.end()
    self.session = nil
    return steps
  }

  // MARK: Steps

  /// The steps so far.
  public var steps: [ScenarioStep] { recorded.steps }

  /// The number of steps so far.
  public var stepCount: Int { recorded.count }

  /// The steps with the characters of passwords, for a replay in this program alone.
  public var stepsWithSecrets: [ScenarioStep] { recorded.stepsWithSecrets }

  /// Whether something was entered into a password.
  public var hasSecrets: Bool { recorded.hasSecrets }

  /// Whether the characters of passwords are recorded.
  ///
  /// If not, as by default, there are other characters of the same kinds in their place.
  public var includesSecrets: Bool {
    get { recorded.includesSecrets }
    set { recorded.includesSecrets = newValue }
  }

  /// Called when a step was added or has changed.
  public var onChange: (@MainActor () -> Void)? {
    get { recorded.onChange }
    set { recorded.onChange = newValue }
  }

  /// Records that a knob was set.
  ///
  /// - Parameters:
  ///   - setting: The knob and its value.
  ///   - byInspector: Whether it was set beside the stage; otherwise the stage has set it, which is
  ///     the effect of another step unless assistive technology did it.
  public func turned(_ setting: KnobSetting, byInspector: Bool = false) {
    guard let session, byInspector || setting.knob != "text" else { return }
    guard byInspector || !session.pointer.explainsTurn() else { return }
    session.writer.add(.knob([setting]))
  }

  /// Records another width of the scene's input.
  public func resized(to width: Int) { session?.writer.add(.width(width)) }

  /// Adds a step that compares the state.
  public func expect(_ expectations: [StateExpectation]) {
    guard let session, !expectations.isEmpty else { return }
    session.pointer.noteLateSelection()
    session.pointer.settle()
    session.writer.expect(expectations)
  }

  // MARK: Listening

  private func listen(to stage: any SceneStage) {
    let writer = StepWriter(stage, recorded)
    let keys = KeyRecording(writer)
    let listener = StageListener(to: stage.root) { [weak self] in self?.happened($0) }
    let pointer = PointerRecording(writer) { [weak listener] in listener?.focusedInput }
    listener.handleShortcut = { [weak self] in self?.onShortcut?($0) ?? false }
    keys.onUnwritablePaste = { [weak self] in self?.onUnrecorded?(.pasteOfOtherThanText) }
    pointer.onUnknown = { [weak self] in self?.onUnrecorded?(.pointer(on: $0)) }
    let drops = stage.growingArea?.intake.inserted.add { [weak self] in self?.inserted($0) }
    session = Session(
      writer: writer, keys: keys, pointer: pointer, listener: listener, drops: drops)
  }

  /// Records what the stage's listener has heard.
  func happened(_ happening: StageListener.Happening) {
    guard let session, !isPaused else { return }
    switch happening {
    case .key(let key): pressed(key, session)
    case .commit(let text, let input):
      session.pointer.settle()
      session.keys.committed(text, into: input)
    case .preedit(let text, let input): session.keys.composed(text, in: input)
    case .paste(let input):
      guard !session.pointer.isInMenuOfText else { return }
      session.keys.pasted(into: input)
    case .clicked(let button): session.pointer.clicked(button)
    case .left(let input):
      session.writer.left(input)
    case .pointer(let event): session.pointer.happened(event)
    }
  }

  private func pressed(_ key: KeyPress, _ session: Session) {
    guard !session.keys.isComposing, !key.symbol.isModifier else { return }
    session.pointer.noteLateSelection()
    session.pointer.settle()
    let input = session.listener.focusedInput
    if input == nil, KeyRecording.isClick(key), let focus = session.writer.stage.root.windowFocus,
      focus.isActivatable
    {
      // What is chosen in a list is a value of the widget that opens it.
      let isChoice = focus.isListRow && focus.enclosingDropDown != nil
      return isChoice ? session.pointer.chooses() : session.pointer.click(focus)
    }
    session.keys.pressed(key, in: input)
  }

  /// Records text inserted at a place other than the caret: by a middle click or a drop.
  private func inserted(_ inserted: TextIntake.InsertedText) {
    guard inserted.way != .paste, let session,
      let view = session.writer.stage.growingArea?.textView
    else { return }
    if case .select = session.writer.last { recorded.removeLast() }
    let caret = view.buffer.caret
    let (start, end) = (inserted.range.lowerBound, inserted.range.upperBound)
    let steps: [ScenarioStep] = [.select(start, end), .paste(inserted.text), .select(caret, caret)]
    for step in steps { session.writer.add(step, to: view) }
  }
}
