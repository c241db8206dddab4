import GtkCore
import GtkReplay
import RichTextModel
import WidgetSupport

/// Runs the steps of a scenario, one after the other.
///
/// Each step does what a user would do: keys go through the input method and the shortcuts, a paste
/// goes through the clipboard. After each step the runner waits until the frame clock has nothing
/// left to draw, and reports what was drawn meanwhile.
@MainActor
public final class ScenarioRunner {
  /// The reason that a step could not be done.
  public struct StepError: Error, CustomStringConvertible, Sendable {
    /// The message for the user.
    public let description: String
  }

  let target: any ReplayTarget
  /// Called repeatedly; returns whether to stop waiting for a step.
  var isStopped: @MainActor () -> Bool = { false }
  /// Called before each pause; returns how fast to replay.
  var speed: @MainActor () -> ReplaySpeed = { .full }
  /// The input that the present step names.
  private var named: (any SceneInput)?
  /// The comparison of the present step's screenshot with its reference.
  private var comparison: ReferencePictures.Result?
  private let log: PaintLog
  private let pictures: ReplayPictures

  /// Prepares a runner.
  ///
  /// - Parameters:
  ///   - target: The scene.
  ///   - pictures: Where screenshots are saved.
  public init?(target: any ReplayTarget, pictures: ReplayPictures = ReplayPictures()) {
    guard let clock = target.window.frameClock else { return nil }
    self.target = target
    self.pictures = pictures
    log = PaintLog(
      clock: clock, area: { [weak target] in target?.stage.growingArea },
      alsoViolated: { [weak target] in target?.stage.violations ?? [] })
  }

  /// Runs a step and waits until it is on the screen.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - index: The index of the step, from 0.
  /// - Returns: What was drawn, and the state that the step led to.
  public func run(_ step: ScenarioStep, index: Int) -> StepResult {
    log.reset()
    comparison = nil
    var failure: String?
    do {
      try perform(step)
    } catch {
      failure = "\(error)"
    }
    if !settle(), failure == nil {
      failure = "the window did not come to rest in time"
    }
    // Invariants that were violated before the first step are reported as well.
    let remaining = log.paints.isEmpty ? log.violations : []
    let state = target.stage.state
    return StepResult(
      step: index, action: step.action, paints: log.paints.count,
      glitches: remaining.isEmpty ? log.glitches : 1,
      violations: Set(log.paints.flatMap(\.violations) + remaining).sorted(),
      state: state, error: failure, failed: Self.failures(of: step, in: state),
      picture: comparison)
  }

  /// Compares what was expected with the state that is on the screen.
  private static func failures(
    of step: ScenarioStep, in state: JSONValue
  ) -> [ExpectationFailure] {
    guard case .expect(let expectations) = step else { return [] }
    return expectations.compactMap { $0.failure(in: state) }
  }

  /// The frames of the step that was run last.
  public var paints: [PaintLog.Paint] { log.paints }

  /// Waits between two steps, as long as the speed says.
  func pauseBetweenSteps() { pause(speed().secondsPerStep) }

  /// Stops recording the window.
  public func stop() { log.stop() }

  private var settling: FrameSettling { FrameSettling(of: target.window) }

  /// The longest time to wait for a step, in seconds, since GTK measures a long text little by
  /// little, and draws after each part.
  private var patience: Double {
    5 + Double(target.stage.growingArea?.buffer.scalarCount ?? 0) / 50_000
  }

  private func settle() -> Bool {
    let stage = target.stage
    return settling.waitUntilStill(
      atMost: patience, isReady: { stage.isSettled && !TextIntake.isReading },
      paintsByItself: { stage.paintsByItself },
      isStopped: isStopped)
  }

  private func perform(_ step: ScenarioStep) throws(StepError) {
    named = nil
    guard case .within(let identifier, let step) = step else { return try performAction(step) }
    try enter(identifier, for: step)
    try performAction(step)
  }

  private func performAction(_ step: ScenarioStep) throws(StepError) {
    switch step {
    case .type(let text): type(text)
    case .press(let accelerator): try press(accelerator)
    case .paste(let text): try paste { $0.set(text) }
    case .pasteForms(let pasted):
      try paste { $0.offer(pasted.forms.map { ($0.mediaType, Array($0.text.utf8)) }) }
    case .preedit(let text): try composed(ComposerInputMethod.compose(text))
    case .commit(let text): try composed(ComposerInputMethod.commit(text))
    case .select(let anchor, let caret): try select(anchor: anchor, caret: caret)
    case .click(let identifier): try click(identifier)
    case .set(let settings): try set(settings)
    case .drag(let drag): try self.drag(drag)
    case .scroll(let offset): try scroll(to: offset)
    case .focus(let focus): try self.focus(focus)
    case .scene(let name): try open(name)
    case .knob(let settings): target.apply(settings)
    case .width(let width): target.setWidth(width)
    case .undo: try input().undo()
    case .redo: try input().redo()
    case .wait(let seconds): wait(seconds)
    case .screenshot(let file): try screenshot(file)
    // What was on its way has arrived when the step has ended.
    case .expect, .within: break
    }
  }

  // MARK: Keys

  private func type(_ text: String) {
    for character in text.unicodeScalars where !isStopped() {
      target.window.type(character, within: target.keyScope)
      settling.waitForTurn()
      pause(speed().secondsPerCharacter)
    }
  }

  private func press(_ accelerator: Accelerator) throws(StepError) {
    let held = accelerator.modifiers
    let stroke = KeyStroke(
      name: accelerator.key, control: held.contains(.control), shift: held.contains(.shift),
      alt: held.contains(.alt), superKey: held.contains(.superKey))
    guard let stroke else { throw StepError(description: "there is no key \(accelerator.key)") }
    target.window.press(stroke, within: target.keyScope)
  }

  private func composed(_ wasTaken: Bool) throws(StepError) {
    guard !wasTaken else { return }
    throw StepError(description: "no text field with an input method has the focus")
  }

  // MARK: Text

  private func paste(_ fill: (Clipboard) -> Void) throws(StepError) {
    guard let clipboard = Clipboard.current else {
      throw StepError(description: "there is no clipboard")
    }
    let input = try input()
    fill(clipboard)
    guard input.isEditable, input.widget.isFocus else { return }
    var isDone = false
    input.paste { isDone = true }
    guard MainLoop.run(atMost: 5, until: { isDone }) else {
      throw StepError(description: "the paste did not end within five seconds")
    }
  }

  /// Moves the focus to the input that a step names.
  private func enter(_ identifier: String, for step: ScenarioStep) throws(StepError) {
    let widget = try widget(identifier)
    guard let input = target.stage.input(of: widget) else {
      throw StepError(description: "\"\(identifier)\" is not text")
    }
    named = input
    guard !widget.isFocus, !widget.focus() else { return }
    throw StepError(description: "\"\(identifier)\" cannot have the focus")
  }

  private func input() throws(StepError) -> any SceneInput {
    guard let input = named ?? target.stage.input else {
      throw StepError(description: "the scene has no text to edit")
    }
    return input
  }

  private func mainInput() throws(StepError) -> any SceneInput {
    guard let input = target.stage.mainInput else {
      throw StepError(description: "the scene has no text to edit")
    }
    return input
  }

  private func select(anchor: Int, caret: Int) throws(StepError) {
    try input().select(anchor: anchor, caret: caret)
  }

  private func scroll(to offset: Int) throws(StepError) {
    let widget = try input().widget
    guard let view = TextView(existing: widget) else {
      throw StepError(description: "a line of text cannot scroll")
    }
    view.scroll(toLineOf: offset)
  }

  // MARK: The window

  private func widget(_ identifier: String) throws(StepError) -> Widget {
    guard let widget = WidgetAddress(stage: target.stage).widget(at: identifier) else {
      throw StepError(description: "the scene has no widget \"\(identifier)\"")
    }
    return widget
  }

  /// Clicks a widget; on an insensitive one a click does nothing, as for the user.
  private func click(_ identifier: String) throws(StepError) {
    if let input = named ?? target.stage.mainInput, input.click(part: identifier) { return }
    if target.stage.place(ofPart: identifier) != nil {
      return try drag(PointerDrag(from: identifier, byX: 0, y: 0))
    }
    let widget = try widget(identifier)
    guard !widget.activate(byPointer: true), widget.isSensitive else { return }
    throw StepError(description: "a click on \"\(identifier)\" does nothing")
  }

  /// Drags a widget or a part of one, once the pointer has brought what appears below it.
  private func drag(_ drag: PointerDrag) throws(StepError) {
    let place = try place(of: drag)
    let pointer = PointerDispatch(place.widget, x: place.x, y: place.y)
    pointer.enter()
    _ = settle()
    let names = WidgetAddress(stage: target.stage)
    let isPart = target.stage.place(ofPart: drag.source) != nil
    // Where the real pointer is over the stage, what follows a pointer has followed that one.
    if isPart, names.widget(at: drag.source) == nil { pointer.enter() }
    let handle = isPart ? names.widget(at: drag.source) : nil
    let isDone = pointer.drag(byX: Double(drag.x), y: Double(drag.y), on: handle)
    pointer.leave()
    guard !isDone else { return }
    throw StepError(description: "nothing on \"\(drag.source)\" can be dragged")
  }

  private func place(of drag: PointerDrag) throws(StepError) -> PartPlace {
    if let place = target.stage.place(ofPart: drag.source) { return place }
    let widget = try widget(drag.source)
    return PartPlace(
      widget: widget, x: drag.fractionX * Double(widget.width),
      y: drag.fractionY * Double(widget.height))
  }

  /// Sets values of widgets, each of which gets the focus, as with the pointer.
  private func set(_ settings: [WidgetSetting]) throws(StepError) {
    let addresses: [String] = settings.map(\.widget).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    for address in addresses {
      let widget = try widget(address)
      let own = settings.filter { $0.widget == address }.map {
        (name: $0.property, value: $0.value)
      }
      if widget.isFocusable || widget.enclosingDropDown == widget { widget.focus() }
      guard let rejected = WidgetValues(widget: widget).set(own) else { continue }
      throw StepError(description: "\"\(address)\" cannot have this value of \"\(rejected)\"")
    }
  }

  private func open(_ name: String) throws(StepError) {
    guard let scene = try? target.catalog.scene(name), target.open(scene) else {
      throw StepError(description: "the scene \"\(name)\" cannot be shown")
    }
    target.stage.placeFocus(in: target.window)
  }

  private func focus(_ focus: FocusTarget) throws(StepError) {
    switch focus {
    case .main(true):
      let widget = try mainInput().widget
      // A line selects its text when it gets the focus once more.
      if !widget.isFocus { widget.focus() }
    case .main(false): target.window.focusWidget?.resignFocus()
    case .identifier(let identifier):
      guard try !widget(identifier).focus() else { return }
      throw StepError(description: "\"\(identifier)\" cannot have the focus")
    }
  }

  private func pause(_ seconds: Double) {
    if seconds > 0 { wait(seconds) }
  }

  private func wait(_ seconds: Double) {
    var isOver = false
    MainLoopSource.after(seconds: seconds) { isOver = true }
    _ = MainLoop.run(atMost: seconds + 5) { isOver || isStopped() }
  }

  private func screenshot(_ file: String) throws(StepError) {
    _ = settle()
    guard let texture = target.makePicture() else {
      throw StepError(description: "the window has no picture yet")
    }
    do {
      comparison = try pictures.take(texture, as: file)
    } catch {
      throw StepError(description: "\(error)")
    }
  }
}
