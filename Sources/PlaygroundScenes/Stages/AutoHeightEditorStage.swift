import Concertina
import TextTranslation

/// The stage of all scenes of the auto-height editor.
///
/// It shows the editor at its own width. Below are switches for the knobs `isEnabled`, `hasBorder`
/// and `matchPattern`, and a line that says whether the text matches.
@MainActor
final class AutoHeightEditorStage: KnobbedStage {
  /// The default width of the editor, in pixels.
  static let defaultWidth = 400

  let editor: AutoHeightEditor
  let knobs: StageKnobs<AutoHeightEditorStage>

  @State var text = ""
  @State var isEnabled = true
  @State private var isMatched = false
  @State var isFocused = false

  /// The appearance, in the scene that sets it.
  var scheme: StageScheme?
  private(set) var comparison: LineComparison?
  let column = Box(.vertical, spacing: 18)
  private let indicator = MatchIndicator()
  private let events: SceneEvents
  private var switches: [String: StageSwitch] = [:]
  private var focusObservation: BindingObservation?

  init(
    _ knobs: StageKnobs<AutoHeightEditorStage>, _ events: SceneEvents,
    _ vary: @MainActor (AutoHeightEditorStage) -> Void
  ) {
    StageStyle.load()
    self.knobs = knobs
    self.events = events
    let text = State(knobs[AutoHeightEditorKnobs.text])
    let isEnabled = State(knobs[AutoHeightEditorKnobs.isEnabled])
    _text = text
    _isEnabled = isEnabled
    editor = AutoHeightEditor(
      text: text.projectedValue, maxLines: 5, isEnabled: isEnabled.projectedValue)
    buildEditor()
    buildSwitches()
    vary(self)
    knobs.onUsed = { [weak self] in self?.switches[$0]?.show($1.toggle ?? false) }
    knobs.useAll(on: self)
    show(editor.match)
  }

  private func buildEditor() {
    editor.name = "editor"
    editor.accessibleLabel = translated("Text")
    editor.requestSize(width: Self.defaultWidth)
    // The binding may have requested the focus before there was a window to give it.
    column.append(
      RequestedWidthFrame(editor) { [weak self] in
        guard let self, self.isFocused else { return }
        MainLoopSource.idle { [weak self] in self?.editor.update() }
      } onAllocated: { [weak self] in
        self?.compareLines()
      })
    editor.onTextChanged = { [weak self] in self?.textChanged() }
    editor.onHeightChanged = { [events] in events.sendHeight($0) }
    editor.onMatchChanged = { [weak self] in self?.matchChanged($0) }
    let focus = FocusController()
    focus.onChange { [weak self] in self?.events.send(.focus($0)) }
    editor.add(focus)
  }

  // MARK: Switches

  private func buildSwitches() {
    typealias Knobs = AutoHeightEditorKnobs
    let all = [
      makeSwitch(translated("_Enabled"), "enabled", for: Knobs.isEnabled.knob),
      makeSwitch(translated("_Border"), "border", for: Knobs.hasBorder.knob),
      makeSwitch(translated("_Match pattern"), "match-pattern", for: Knobs.matchPattern.knob),
      makeSwitch(translated("_Focused"), "focused", for: Knobs.isFocused.knob),
    ]
    column.append(WrapRow(spacing: 18, lineSpacing: 12, all.compactMap { $0?.widget }))
    column.append(indicator.widget)
  }

  /// Creates the switch of a knob, if the scene has the knob.
  private func makeSwitch(_ title: String, _ identifier: String, for knob: Knob) -> StageSwitch? {
    guard let value = knobs.values[knob.id] else { return nil }
    let toggle = StageSwitch(title, identifier: identifier, isOn: value.toggle ?? false) {
      [weak self] in self?.turned(knob, $0)
    }
    switches[knob.id] = toggle
    return toggle
  }

  private func turned(_ knob: Knob, _ isOn: Bool) {
    record(knob, .toggle(isOn))
    // A user who turns matching on expects a match, so there has to be a pattern.
    guard knob.id == AutoHeightEditorKnobs.matchPattern.knob.id, isOn,
      knobs[AutoHeightEditorKnobs.pattern].isEmpty
    else { return }
    record(AutoHeightEditorKnobs.pattern.knob, .text(AutoHeightEditorKnobs.emailPattern))
  }

  /// Sets a knob because it was changed on the stage, and notifies the inspector.
  private func record(_ knob: Knob, _ value: KnobValue) {
    guard knobs.values[knob.id] != value else { return }
    let setting = KnobSetting(knob.id, value)
    knobs.apply(setting, on: self)
    events.send(turned: setting)
  }

  // MARK: Variations

  /// Shows the number of lines by the naive estimate, beside the real one.
  func compareLines(in comparison: LineComparison) {
    self.comparison = comparison
    column.append(comparison.widget)
  }

  private func compareLines() { comparison?.update(from: editor) }

  /// Binds the focus to the knob and the switch.
  func bindFocus() {
    editor.focused($isFocused)
    focusObservation = $isFocused.observe { [weak self] in
      guard let self else { return }
      self.record(AutoHeightEditorKnobs.isFocused.knob, .toggle(self.isFocused))
    }
  }

  // MARK: Events

  private func textChanged() {
    // An empty text and one that does not match have the same result in the editor.
    if editor.match == .unmatched { show(editor.match) }
    compareLines()
    events.send(editor.area.buffer.changeEvent)
  }

  private func matchChanged(_ match: AutoHeightEditor.Match) {
    show(match)
    events.send(.match(match.stateName))
  }

  /// Uses the pattern of the knobs, or none.
  func usePattern() {
    let pattern = AutoHeightEditorKnobs.usedPattern(knobs.values)
    editor.regExpUse = pattern.map { .use(pattern: $0, isMatched: $isMatched) } ?? .none
    show(pattern == nil ? .none : editor.match)
  }

  /// Shows the result in the indicator, and sets it as the description that is read in the editor.
  private func show(_ match: AutoHeightEditor.Match) {
    let isEmpty = editor.area.buffer.isEmpty
    indicator.show(match, isEmpty: isEmpty)
    let saysNothing = match == .none || (match == .unmatched && isEmpty)
    editor.accessibleDescription = saysNothing ? "" : MatchIndicator.text(of: match)
  }

  func applyScheme() { scheme?.apply(knobs[AutoHeightEditorKnobs.scheme]) }

  /// Ends whatever extends beyond the stage.
  func close() { scheme?.restore() }
}
