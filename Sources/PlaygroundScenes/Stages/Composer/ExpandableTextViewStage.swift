import Concertina
import TextTranslation

/// The stage of the bar's text view alone.
@MainActor
final class ExpandableTextViewStage: KnobbedStage {
  let root: Widget
  let view: ExpandableTextView
  let knobs: StageKnobs<ExpandableTextViewStage>
  private let events: SceneEvents
  @State var text = ""

  init(_ knobs: StageKnobs<ExpandableTextViewStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    self.events = events
    let text = State(knobs[ComposerKnobs.text])
    _text = text
    view = ExpandableTextView(text: text.projectedValue)
    // A column, so that the view has the height that it requests and not the window's.
    root = Box(.vertical, [RequestedWidthFrame(view)])
    view.name = "editor"
    view.accessibleLabel = translated("Message")
    view.requestSize(width: ComposerStage.defaultWidth)
    view.onTextChanged = { [weak self] in self?.textChanged() }
    view.onHeightChanged = { [events] in events.sendHeight($0) }
    view.onFocusChanged = { [weak self] in self?.events.send(.focus($0)) }
    knobs.useAll(on: self)
  }

  private func textChanged() { events.send(view.area.buffer.changeEvent) }

  var main: ExpandableTextView { view }
  var growingArea: GrowingTextArea? { view.area }

  /// True: nothing happens by itself.
  var isSettled: Bool { true }

  func target(identifier: String) -> Widget? {
    identifier == "editor" ? view.area.textView : nil
  }

  /// The present state of the text view.
  var state: JSONValue {
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
