import Concertina
import TextTranslation

/// The stage of all scenes of the auto-height editor.
///
/// It shows the editor at its own width. Below are switches for the knobs `isEnabled`, `hasBorder`
/// and `matchPattern`, and a line that says whether the text matches.
@MainActor
public final class AutoHeightEditorStage: SceneStage {
  /// What a scene has in addition to the editor.
  public enum Variation: Sendable {
    /// Nothing else.
    case plain
    /// A rectangle on top of the editor instead of its border.
    case customBorder
    /// The focus, bound to a knob and a switch.
    case focus
    /// Light or dark appearance, set by a knob.
    case scheme
    /// The number of lines by the naive estimate, beside the real one.
    case estimate
  }

  /// The default width of the editor, in pixels.
  public static let defaultWidth = 400

  /// The root widget of the stage.
  public let root: Widget
  /// The editor.
  public let editor: AutoHeightEditor

  @State var text = ""
  @State var isEnabled = true
  @State private var isMatched = false
  @State var isFocused = false

  let column = Box(.vertical, spacing: 18)
  let indicator = MatchIndicator()
  let events: SceneEvents
  var values: KnobValues
  var switches: [String: StageSwitch] = [:]
  private var scheme: StageScheme?
  private(set) var comparison: LineComparison?
  private var focusObservation: BindingObservation?
  private var lastHeight = 0

  /// Makes a stage with these values of the scene's knobs.
  public init(_ variation: Variation, _ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    self.events = events
    let text = State(wrappedValue: values.text("text"))
    let isEnabled = State(wrappedValue: values.toggle("isEnabled"))
    _text = text
    _isEnabled = isEnabled
    editor = AutoHeightEditor(
      text: text.projectedValue, maxLines: values.wholeNumber("maxLine"),
      hasBorder: values.toggle("hasBorder"), isEnabled: isEnabled.projectedValue,
      disabledPlaceholder: values.text("disabledPlaceholder"), regExpUse: .none)
    root = column
    buildEditor()
    buildSwitches()
    vary(variation)
    for knob in values.knobs { use(knob.id) }
    show(editor.match)
  }

  private func buildEditor() {
    editor.name = "editor"
    editor.accessibleName = translated("Text")
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
    editor.onHeightChanged = { [weak self] in self?.heightChanged($0) }
    editor.onMatchChanged = { [weak self] in self?.matchChanged($0) }
    let focus = FocusController()
    focus.onChange { [weak self] in self?.events.send(.focus($0)) }
    editor.add(focus)
  }

  private func vary(_ variation: Variation) {
    switch variation {
    case .plain: break
    case .customBorder:
      editor.overlay { RoundedBorder(.field, width: 2, whenFocused: .focus) }
    case .focus: bindFocus()
    case .scheme: scheme = StageScheme()
    case .estimate:
      let comparison = LineComparison()
      self.comparison = comparison
      column.append(comparison.widget)
    }
  }

  private func compareLines() { comparison?.update(from: editor) }

  private func bindFocus() {
    editor.focused($isFocused)
    focusObservation = $isFocused.observe { [weak self] in self?.focusChanged() }
  }

  private func focusChanged() {
    record("isFocused", .toggle(isFocused))
  }

  // MARK: Events

  private func textChanged() {
    // An empty text and one that does not match have the same result in the editor.
    if editor.match == .unmatched { show(editor.match) }
    compareLines()
    events.send(editor.area.buffer.changeEvent)
  }

  private func heightChanged(_ height: Int) {
    events.send(.height(from: lastHeight, to: height))
    lastHeight = height
  }

  private func matchChanged(_ match: AutoHeightEditor.Match) {
    show(match)
    events.send(.match(match.stateName))
  }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  /// Sets a knob because it was changed on the stage, and notifies the inspector.
  func record(_ knob: String, _ value: KnobValue) {
    guard values[knob] != value else { return }
    apply(knob, value)
    events.send(turned: KnobSetting(knob, value))
  }

  private func use(_ knob: String) {
    if case .toggle(let isOn) = values[knob] { switches[knob]?.show(isOn) }
    switch knob {
    case "text": text = values.text(knob)
    case "font": editor.font = TextFont(name: values.choice(knob))
    case "lineSpace": editor.lineSpacing = values.number(knob)
    case "maxLine": editor.maxLines = values.wholeNumber(knob)
    case "minLine": editor.minLines = values.wholeNumber(knob)
    case "hasBorder": editor.hasBorder = values.toggle(knob)
    case "isEnabled": isEnabled = values.toggle(knob)
    case "placeholder": editor.placeholder = values.text(knob)
    case "disabledPlaceholder": editor.disabledPlaceholder = values.text(knob)
    case "pattern", "matchPattern": usePattern()
    case "isFocused": isFocused = values.toggle(knob)
    case "scheme": scheme?.apply(values.choice(knob))
    default: break
    }
  }

  private func usePattern() {
    guard let pattern = AutoHeightEditorKnobs.usedPattern(values) else {
      editor.regExpUse = .none
      show(.none)
      return
    }
    editor.regExpUse = .use(pattern: pattern, isMatched: $isMatched)
    show(editor.match)
  }

  /// Shows the result in the indicator, and sets it as the description that is read in the editor.
  private func show(_ match: AutoHeightEditor.Match) {
    let isEmpty = editor.area.buffer.isEmpty
    indicator.show(match, isEmpty: isEmpty)
    let saysNothing = match == .none || (match == .unmatched && isEmpty)
    editor.accessibleDescription = saysNothing ? "" : MatchIndicator.text(of: match)
  }

  /// Ends whatever extends beyond the stage.
  public func close() { scheme?.restore() }
}
