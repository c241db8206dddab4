import GtkCore

/// Adds the steps of one stage to a recording: each one with the input that it is for.
@MainActor
final class StepWriter {
  let stage: any SceneStage
  /// The steps of the whole recording.
  let recorded: RecordedSteps
  /// The text of the last step for a text; nil if the focus is elsewhere in a replay.
  private var textTarget: Widget?
  /// What the focus has left for something beside the stage, with the text's selection since then.
  private var away: (input: Widget?, selection: InputSelection?, isRecorded: Bool)?
  /// The text that was scrolled since the last step.
  private var scrolled: Widget?

  init(_ stage: any SceneStage, _ recorded: RecordedSteps) {
    self.stage = stage
    self.recorded = recorded
    textTarget = stage.startsFocused ? stage.mainInput?.widget : nil
  }

  /// The last step, without the input that it is for.
  var last: ScenarioStep? {
    guard case .within(_, let step) = recorded.last else { return recorded.last }
    return step
  }

  /// Returns the address of a widget on the stage; nil if it is not there.
  func address(of widget: Widget) -> String? { WidgetAddress(stage: stage).address(of: widget) }

  /// Adds a step that is for no text.
  func add(_ step: ScenarioStep) {
    flush()
    recorded.add(step)
  }

  /// Adds a step for a text, which is named unless it is the scene's main input.
  ///
  /// - Returns: An identifier of the step; nil if the text cannot be named.
  @discardableResult
  func add(_ step: ScenarioStep, to input: Widget) -> Int? {
    flush()
    return append(step, to: input)
  }

  private func append(_ step: ScenarioStep, to input: Widget) -> Int? {
    let isSecret = stage.input(of: input)?.isSecret ?? false
    guard stage.mainInput?.widget != input else {
      if textTarget != input { recorded.add(.focus(.main(true))) }
      textTarget = input
      return recorded.add(step, isSecret: isSecret)
    }
    guard let address = address(of: input) else { return nil }
    textTarget = input
    return recorded.add(.within(address, step), isSecret: isSecret)
  }

  /// Removes the steps that have opened the list of a widget and moved in it: what was chosen there
  /// is one step.
  func forgetOpening(of address: String) {
    var count = 0
    for step in recorded.stepsWithSecrets.reversed() {
      switch step {
      case .press: count += 1
      case .click(let name) where name.hasPrefix(address + "/"):
        for _ in 0...count { recorded.removeLast() }
        return
      default: return
      }
    }
  }

  /// Notes whether a click has taken the focus from the text, once all have handled it.
  func noteFocus() {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if self?.textTarget?.isFocus == false { self?.textTarget = nil }
    }
  }

  // MARK: The focus

  /// Notes that the focus has left the stage, which is a step if something is done after that.
  func left(_ input: Widget?) {
    away = (input, input.flatMap { stage.input(of: $0) }?.selection, false)
  }

  /// Forgets it: another scene is opened.
  func forgetLeaving() { away = nil }

  /// Records what there is to record at the end.
  func finish() {
    flushScroll()
    guard let focus = stage.root.windowFocus, !focus.isPart(of: stage.root) else { return }
    flushLeaving()
  }

  /// Records that the focus has left, and what that has done to the selection: the display has only
  /// one, which another text may have got.
  private func flushLeaving() {
    guard let (input, before, isRecorded) = away else { return }
    let selection = input.flatMap { stage.input(of: $0) }?.selection
    guard !isRecorded || selection != before else { return }
    away = (input, selection, true)
    if let input, let selection, selection != before {
      _ = append(.select(selection.anchor, selection.caret), to: input)
    }
    recorded.add(.focus(.main(false)))
    textTarget = nil
  }

  /// Adds a step that compares the state, which changes nothing.
  func expect(_ expectations: [StateExpectation]) {
    flushScroll()
    let secrets = StateSecrets(of: stage.state)
    let secret = expectations.filter { secrets.areIn($0.json) }
    let others = expectations.filter { !secrets.areIn($0.json) }
    if !others.isEmpty { recorded.add(.expect(others)) }
    if !secret.isEmpty { recorded.add(.expect(secret), isSecret: true) }
  }

  // MARK: Scrolling

  /// Notes that a text is being scrolled; where to is recorded before the next step.
  func noteScroll(of view: Widget) { scrolled = view }

  /// Records what has to come before the next step.
  func flush() {
    flushScroll()
    flushLeaving()
    if let focus = stage.root.windowFocus, focus.isPart(of: stage.root) { away = nil }
  }

  /// Records where a text was scrolled to since the last step.
  private func flushScroll() {
    guard let view = scrolled else { return }
    scrolled = nil
    guard let text = TextView(existing: view), let place = text.verticalAdjustment,
      place.upper > place.pageSize
    else { return }
    _ = append(.scroll(text.visibleRange.lowerBound), to: view)
  }
}
