import Concertina
import TextTranslation

/// The stage of the bar's text view alone.
@MainActor
public final class ExpandableTextViewStage: SceneStage {
  /// The root widget of the stage.
  public let root: Widget
  let view: ExpandableTextView
  private let events: SceneEvents
  private var values: KnobValues
  private var lastHeight = 0
  @State private var text = ""

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    self.events = events
    let text = State(wrappedValue: values.text("text"))
    _text = text
    view = ExpandableTextView(text: text.projectedValue)
    // A column, so that the view has the height that it requests and not the window's.
    root = Box(.vertical, [RequestedWidthFrame(view)])
    view.name = "editor"
    view.accessibleName = translated("Message")
    view.requestSize(width: ComposerStage.defaultWidth)
    view.onTextChanged = { [weak self] in self?.textChanged() }
    view.onHeightChanged = { [weak self] in self?.heightChanged($0) }
    view.onFocusChanged = { [weak self] in self?.events.send(.focus($0)) }
    for knob in values.knobs { use(knob.id) }
  }

  private func textChanged() {
    events.send(view.area.buffer.changeEvent)
  }

  private func heightChanged(_ height: Int) {
    events.send(.height(from: lastHeight, to: height))
    lastHeight = height
  }

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "text": text = values.text(knob)
    case "maxNumberOfLines": view.maxLines = values.wholeNumber(knob)
    case "minimumHeight": view.minHeight = values.wholeNumber(knob)
    case "placeholder": view.placeholder = values.text(knob)
    case "font": view.font = TextFont(name: values.choice(knob))
    default: break
    }
  }

  /// The text view.
  public var sizedWidget: Widget { view }

  /// The text view's area.
  public var growingArea: GrowingTextArea? { view.area }

  /// True: nothing happens by itself.
  public var isSettled: Bool { true }

  /// Returns the text for the knob `text`, as long as the text is short.
  public func liveValue(of knob: String) -> KnobValue? {
    knob == "text" ? view.area.buffer.followedText : nil
  }

  /// Returns the text view.
  public func target(identifier: String) -> Widget? {
    identifier == "editor" ? view.area.textView : nil
  }

  /// The present state of the text view.
  public var state: JSONValue {
    var state = ComposerState.state(of: view, width: view.width)
    state["barHeight"] = .integer(view.height)
    state["canSend"] = .bool(false)
    state["isSending"] = .bool(false)
    state["sent"] = []
    state["error"] = .null
    state["counter"] = .null
    return .object(state)
  }
}
