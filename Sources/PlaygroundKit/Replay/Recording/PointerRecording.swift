import GtkCore

/// Records what the pointer does: clicks, selections, changes of text, scrolling.
///
/// A click is recorded by what it hits, before that handles it. Whatever else the pointer does is
/// recorded by its effect.
@MainActor
final class PointerRecording {
  private let writer: StepWriter
  /// Returns the text that has the focus.
  private let focusedInput: @MainActor () -> Widget?
  /// The use of the pointer that has begun, until the next key or press.
  private var use: PointerUse?
  /// The number of clicks of each button that have their step already.
  private var expectedClicks: [Widget: Int] = [:]
  /// The selection after the last click in a text, as it was recorded.
  private var clicked: (input: Widget, selection: InputSelection, stepCount: Int)?
  /// The number of changes of knobs by a switch on the stage that have their step already.
  private var expectedTurns = 0

  /// Called with the name of a widget that the pointer has changed in a way that no step
  /// repeats.
  var onUnknown: (@MainActor (String) -> Void)?

  init(_ writer: StepWriter, focusedInput: @escaping @MainActor () -> Widget?) {
    self.writer = writer
    self.focusedInput = focusedInput
  }

  private var stepCount: Int { writer.recorded.count }

  // MARK: Events

  /// Whether the pointer is in the menu of a text, whose effect on the text counts.
  var isInMenuOfText: Bool { use?.isInMenuOfText == true }

  /// Records an event of the pointer.
  func happened(_ event: PointerObserver.Event) {
    switch event.kind {
    case .press: pressed(event)
    case .release: released(event)
    case .scroll: scrolled(event)
    }
  }

  private func scrolled(_ event: PointerObserver.Event) {
    if let view = textView(at: event.hit) { return writer.noteScroll(of: view) }
    let before = writer.stage.pointerValues
    guard !before.isEmpty else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.noteValues(since: before) }
  }

  private func pressed(_ event: PointerObserver.Event) {
    noteLateSelection()
    settle()
    use = PointerUse(event, on: writer.stage, focus: focusedInput(), stepCount: stepCount)
  }

  private func released(_ event: PointerObserver.Event) {
    guard var use else { return }
    if let part = use.part {
      self.use = nil
      guard let step = use.step(for: part, releasedAt: event.place) else { return }
      writer.add(step)
      return writer.noteFocus()
    }
    if let button = use.activatable {
      self.use = nil
      guard event.hit?.isPart(of: button) != true else {
        if use.isPrimary { click(button) }
        return
      }
      MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
        self?.noteUnknown(use, releasedAt: event.place)
      }
      return
    }
    use.noteRelease(event)
    self.use = use
    if use.isOnScrollbar { textView(at: use.hit).map(writer.noteScroll) }
    let part = use.clickedPart
    // When all have handled it.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      self?.finish(use, on: part, at: event.place)
    }
  }

  /// Records what the pointer has done in the background since it was pressed.
  func settle() {
    guard let use else { return }
    noteEdit(of: use)
    self.use = nil
  }

  // MARK: Clicks

  /// Records a click by the pointer or a key, of which a button notifies later.
  func click(_ widget: Widget) {
    guard let address = writer.address(of: widget) else { return }
    writer.add(.click(address))
    if widget.isButton { expectedClicks[widget, default: 0] += 1 } else { expectedTurns += 1 }
    writer.noteFocus()
  }

  /// Records a click of which a button notifies, unless it has its step: there was no event if
  /// assistive technology or code clicked it.
  func clicked(_ button: Widget) {
    if let count = expectedClicks[button] {
      expectedClicks[button] = count > 1 ? count - 1 : nil
      return writer.noteFocus()
    }
    settle()
    guard let address = writer.address(of: button) else { return }
    writer.add(.click(address))
    writer.noteFocus()
  }

  /// Whether a change of a knob by the stage is the effect of a click that has its step.
  func explainsTurn() -> Bool {
    guard expectedTurns > 0 else { return false }
    expectedTurns -= 1
    return true
  }

  // MARK: Effects

  private func finish(_ use: PointerUse, on part: String?, at place: (x: Double, y: Double)) {
    guard stepCount == use.stepCount else { return }
    noteValues(since: use.values)
    noteEdit(of: use)
    noteSelection(after: use)
    if let part, let input = use.input?.widget { writer.add(.click(part), to: input) }
    noteUnknown(use, releasedAt: place)
    // What a drop or the middle button inserts may come later.
    self.use?.stepCount = stepCount
  }

  private func noteEdit(of use: PointerUse) {
    guard stepCount == use.stepCount, let edit = use.edit, let input = use.input else { return }
    self.use = nil
    writer.add(.select(edit.range.lowerBound, edit.range.upperBound), to: input.widget)
    writer.add(
      edit.text.isEmpty ? .press(Accelerator(key: "Delete")) : .paste(edit.text), to: input.widget)
    let selection = input.selection
    writer.add(.select(selection.anchor, selection.caret), to: input.widget)
  }

  private func noteSelection(after use: PointerUse) {
    guard let focus = focusedInput(), let input = writer.stage.input(of: focus) else { return }
    let isInText = use.hit?.isPart(of: focus) == true && !use.isInMenuOfText
    guard isInText || focus != use.focus || input.selection != use.selection else { return }
    writer.add(.select(input.selection.anchor, input.selection.caret), to: focus)
    clicked = (focus, input.selection, stepCount)
  }

  /// Records where the caret has gone once the click that moved it was handled: beside a block, a
  /// text moves it to the nearer side later.
  func noteLateSelection() {
    guard let before = clicked else { return }
    clicked = nil
    guard before.stepCount == stepCount, focusedInput() == before.input,
      let selection = writer.stage.input(of: before.input)?.selection,
      selection != before.selection
    else { return }
    writer.add(.select(selection.anchor, selection.caret), to: before.input)
  }

  /// Records a drag that has changed something, or else names what the pointer has changed without
  /// a step.
  private func noteUnknown(_ use: PointerUse, releasedAt place: (x: Double, y: Double)) {
    guard stepCount == use.stepCount, let before = use.state, let hit = use.hit,
      writer.stage.state != before
    else { return }
    if use.isPrimary, let drag = use.drag(to: place) { return writer.add(drag) }
    onUnknown?(WidgetAddress(stage: writer.stage).name(of: hit))
  }

  /// Records the values of widgets that have changed; returns whether there are any.
  @discardableResult
  private func noteValues(since before: [WidgetSetting]) -> Bool {
    guard !before.isEmpty else { return false }
    let (known, places) = (Set(before), Set(before.map(\.place)))
    let changed = writer.stage.pointerValues.filter {
      !known.contains($0) && places.contains($0.place)
    }
    guard !changed.isEmpty else { return false }
    for widget in Set(changed.map(\.widget)) { writer.forgetOpening(of: widget) }
    writer.add(.set(changed))
    return true
  }

  /// Records what a key chooses in an open list, once it is chosen.
  func chooses() {
    let before = writer.stage.pointerValues
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      self?.noteValues(since: before)
      self?.writer.noteFocus()
    }
  }

  /// Returns the text view that a widget is in, or that it is a scroll bar of.
  private func textView(at widget: Widget?) -> Widget? {
    for ancestor in widget?.selfAndAncestors.prefix(while: { $0 != writer.stage.root }) ?? [] {
      if ancestor.isTextView { return ancestor }
      if let view = ancestor.children.first(where: \.isTextView) { return view }
    }
    return nil
  }
}
