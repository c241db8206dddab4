import GtkCore

/// Adds the steps of one stage to a recording: each one with the input that it is for.
@MainActor
final class StepWriter {
  let stage: any SceneStage
  /// The steps of the whole recording.
  let recorded: RecordedSteps
  /// The text of the last step for a text; nil if the focus is elsewhere in a replay.
  private var textTarget: Widget?
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

  /// Notes whether a click has taken the focus from the text, once all have handled it.
  func noteFocus() {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if self?.textTarget?.isFocus == false { self?.textTarget = nil }
    }
  }

  /// Notes that a text is being scrolled; where to is recorded before the next step.
  func noteScroll(of view: Widget) { scrolled = view }

  /// Records where a text was scrolled to since the last step.
  func flush() {
    guard let view = scrolled else { return }
    scrolled = nil
    guard let text = TextView(existing: view), let place = text.verticalAdjustment,
      place.upper > place.pageSize
    else { return }
    _ = append(.scroll(text.visibleRange.lowerBound), to: view)
  }
}
