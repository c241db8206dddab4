import Concertina

/// Records what the user does on a stage as the steps of a scenario.
///
/// It records intentions, not raw events: text that was typed, keys that do something,
/// compositions, pastes with their text, selections made with the pointer, clicks on buttons, knobs
/// and widths. Replayed on another machine, with another keyboard and another input method, they
/// lead to the same state.
@MainActor
public final class ScenarioRecorder {
  private let stage: any SceneStage
  private var connections: [SignalConnection] = []
  private var listeners: [Listener] = []
  /// The steps so far.
  public private(set) var steps: [ScenarioStep] = [] {
    didSet { onChange?() }
  }
  /// Called when a step was added or has changed.
  public var onChange: (@MainActor () -> Void)?
  private var preedit = ""
  private var pasteStart: Int?
  private var isRecording = true
  /// Whether a click has taken the focus from the text, where it would still be in a replay.
  private var focusIsOnButton = false

  /// Begins to record.
  public init(stage: any SceneStage) {
    self.stage = stage
    for button in stage.buttons { listen(to: button) }
    if let area = stage.growingArea {
      listen(to: area)
    } else if let line = (stage.input as? FieldSceneInput)?.field {
      listen(to: line)
    }
  }

  /// Ends the recording and returns the steps.
  public func stop() -> [ScenarioStep] {
    isRecording = false
    for connection in connections { connection.disconnect() }
    connections = []
    for listener in listeners { listener.end() }
    (stage.input as? FieldSceneInput)?.field.onTextPasted = nil
    listeners = []
    return steps
  }

  /// Records that a knob was set.
  ///
  /// - Parameters:
  ///   - setting: The knob and its value.
  ///   - includesText: Whether the knob `text` counts, which typing on the stage sets, too.
  public func turned(_ setting: KnobSetting, includesText: Bool = false) {
    guard isRecording, includesText || setting.knob != "text" else { return }
    steps.append(.knob([setting]))
  }

  /// Records another width of the scene's input.
  public func resized(to width: Int) {
    guard isRecording else { return }
    // A drag goes through many widths, but only the last one counts.
    if case .width = steps.last { steps.removeLast() }
    steps.append(.width(width))
  }

  // MARK: Listening

  /// Observes clicks on a button by any means: with the pointer, the keyboard or a screen reader.
  private func listen(to button: Button) {
    let identifier = button.name
    connections.append(button.onClicked { [weak self] in self?.clicked(identifier) })
  }

  private func listenToKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      self?.pressed(key)
      return false
    }
    stage.root.add(keys)
  }

  /// Observes keys and the pointer on a text, and what its input method inserts.
  private func listenToInput(of view: Widget) {
    listenToKeys()
    let pointer = ClickObserver()
    pointer.onReleased { [weak self] in self?.released() }
    view.add(pointer)
    if let commits = view.onCommit({ [weak self] in self?.committed($0) }) {
      connections.append(commits)
    }
  }

  private func listen(to field: CatalogField) {
    guard let line = field.line else { return }
    listenToInput(of: line)
    connections.append(line.onPreeditChanged { [weak self] in self?.composed($0) })
    field.onTextPasted = { [weak self] in self?.pasted($0, replacing: $1) }
  }

  private func listen(to area: GrowingTextArea) {
    let view = area.textView
    listenToInput(of: view)
    connections += [
      view.onPreeditChanged { [weak self] in self?.composed($0) },
      view.buffer.onPasteDone { [weak self] in self?.pasteEnded() },
    ]
    listeners = [
      area.listeners.pasteRequested.add { [weak self] _ in self?.pasteBegan() },
      area.listeners.textBroughtIn.add { [weak self] in self?.broughtIn($0.text, at: $0.offset) },
    ]
  }

  // MARK: Keys

  private func pressed(_ key: KeyController.Key) {
    guard isRecording, preedit.isEmpty, !isModifier(key.name) else { return }
    let types = key.character.map { $0.value >= 0x20 && $0.value != 0x7F } ?? false
    // Text that is typed comes back as a commit of the input method.
    guard !types || key.control || key.alt, !clicks(key) else { return }
    var modifiers: Set<Accelerator.Modifier> = []
    if key.control { modifiers.insert(.control) }
    if key.shift { modifiers.insert(.shift) }
    if key.alt { modifiers.insert(.alt) }
    noteFocus()
    focusIsOnButton = false
    steps.append(.press(Accelerator(modifiers: modifiers, key: key.name)))
  }

  /// Whether a key clicks the button that has the focus, which is recorded from the button's
  /// signal.
  private func clicks(_ key: KeyController.Key) -> Bool {
    ["Return", "KP_Enter", "ISO_Enter", "space", "KP_Space"].contains(key.name)
      && stage.buttons.contains { $0.isFocus }
  }

  private func clicked(_ identifier: String) {
    guard isRecording else { return }
    steps.append(.click(identifier))
    focusIsOnButton = stage.input?.widget.isFocus == false
  }

  /// Records that the text has the focus again, if no step has moved it there.
  private func noteFocus() {
    guard focusIsOnButton, stage.input?.widget.isFocus == true else { return }
    focusIsOnButton = false
    steps.append(.focus(.main(true)))
  }

  private func isModifier(_ name: String) -> Bool {
    ["Shift", "Control", "Alt", "Super", "Meta", "Hyper", "Caps", "Num", "ISO_Level", "ISO_Next"]
      .contains { name.hasPrefix($0) }
  }

  private func committed(_ text: String) {
    guard isRecording else { return }
    noteFocus()
    // Some input methods end the composition first, others insert first.
    if case .preedit("") = steps.last {
      steps.removeLast()
      steps.append(.commit(text))
    } else if preedit.isEmpty {
      typed(text)
    } else {
      steps.append(.commit(text))
    }
  }

  private func typed(_ text: String) {
    if case .type(let before) = steps.last {
      steps[steps.count - 1] = .type(before + text)
    } else {
      steps.append(.type(text))
    }
  }

  private func composed(_ text: String) {
    guard isRecording else { return }
    let before = preedit
    preedit = text
    guard text != before else { return }
    if case .commit = steps.last, text.isEmpty { return }
    noteFocus()
    steps.append(.preedit(text))
  }

  // MARK: Paste and pointer

  /// Records a paste into a field of one line, by any means.
  private func pasted(_ text: String, replacing range: Range<Int>) {
    guard isRecording, let field = (stage.input as? FieldSceneInput)?.field else { return }
    noteFocus()
    if case .press(let key) = steps.last, pastes(key) { steps.removeLast() }
    if range != field.selectedRange { steps.append(.select(range.lowerBound, range.upperBound)) }
    steps.append(.paste(text))
  }

  private func pasteBegan() {
    guard isRecording, let buffer = stage.growingArea?.buffer else { return }
    noteFocus()
    pasteStart = buffer.selection.lowerBound
    // In a replay the key would paste whatever is on the clipboard then.
    if case .press(let key) = steps.last, pastes(key) { steps.removeLast() }
  }

  private func pastes(_ key: Accelerator) -> Bool {
    switch key.key {
    case "v", "V": key.modifiers.contains(.control)
    case "Insert", "KP_Insert": key.modifiers.contains(.shift)
    default: false
    }
  }

  private func pasteEnded() {
    guard isRecording, let start = pasteStart, let buffer = stage.growingArea?.buffer else {
      return
    }
    pasteStart = nil
    steps.append(.paste(buffer.text(from: start, to: buffer.caret)))
  }

  /// Records text inserted at a place other than the caret: by a middle click or a drop.
  private func broughtIn(_ text: String, at offset: Int) {
    guard isRecording, let buffer = stage.growingArea?.buffer else { return }
    if case .select = steps.last { steps.removeLast() }
    steps += [.select(offset, offset), .paste(text), .select(buffer.caret, buffer.caret)]
  }

  private func released() {
    guard isRecording, let (anchor, caret) = selection else { return }
    let step = ScenarioStep.select(anchor, caret)
    noteFocus()
    if case .select = steps.last { steps.removeLast() }
    steps.append(step)
  }

  private var selection: (anchor: Int, caret: Int)? {
    let buffer = stage.growingArea?.buffer
    let field = (stage.input as? FieldSceneInput)?.field
    guard let range = buffer?.selection ?? field?.selectedRange else { return nil }
    let caret = buffer?.caret ?? field?.caret ?? 0
    return (caret == range.lowerBound ? range.upperBound : range.lowerBound, caret)
  }
}
