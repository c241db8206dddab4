import Concertina
import TextTranslation

/// The stage of a renderer: a few buttons, the find bar, and a text to read.
@MainActor
final class RendererStage: FindingStage {
  let root: Widget
  let renderer: RendererView
  /// The find bar.
  let bar: FindBar
  let finding: StageFinding?
  let knobs: StageKnobs<RendererStage>
  private let context = RendererViewContext()
  private let executor: RendererCommandExecutor
  private let frame = Box(.vertical, spacing: 6)
  private let highlightButton = Button(translated("Highlight"))
  private let findButton = Button(translated("Find"))
  private var listening: (any Cancellable)?
  private let events: SceneEvents
  /// The number of hits that had been shown when the last one was visible in a frame.
  private var seenShowings = 0

  init(_ knobs: StageKnobs<RendererStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    self.events = events
    executor = RendererCommandExecutor(context: context)
    renderer = RendererView(context: context)
    let finding = StageFinding(renderer, events)
    self.finding = finding
    bar = finding.bar
    root = Box(.vertical, [RequestedWidthFrame(frame)])
    let context = EditorViewContext()
    renderer.attachmentMaker = { PanelMaker(context: context).attachment(for: $0) }
    build()
    knobs.useAll(on: self)
  }

  private func build() {
    frame.requestSize(width: RichEditorStage.defaultWidth)
    highlightButton.name = "highlight"
    findButton.name = "find-open"
    for button in [highlightButton, findButton] { button.focusesOnClick = false }
    frame.append(Box(.horizontal, spacing: 6, [highlightButton, findButton]))
    frame.append(bar)
    frame.append(renderer)
    renderer.editor.addStyleClass("stage-editor")
    renderer.accessibleLabel = translated("Text to read")
    connect()
    updateButtons()
  }

  private func connect() {
    highlightButton.onClicked { [weak self] in self?.highlight() }
    findButton.onClicked { [weak self] in self?.bar.open() }
    renderer.onTap = { [events] _, _, range in
      events.send(SceneEvent(name: "tap", detail: range.map { "\($0)" } ?? "nothing"))
    }
    renderer.onLinkActivated = { [events] address in
      events.send(SceneEvent(name: "link", detail: address))
      return true
    }
    renderer.onSelectionChanged = { [events] range in
      events.send(SceneEvent(name: "selection", detail: "\(range)"))
    }
    listening = context.onChange { [weak self] in self?.updateButtons() }
  }

  private var command: HighlightTextCommand {
    HighlightTextCommand(knobs[RendererKnobs.marker])
  }

  private func highlight() {
    executor.execute(command)
    updateButtons()
  }

  private func updateButtons() { highlightButton.isSensitive = executor.canExecute(command) }

  /// Returns why the saved content was rejected.
  func problem(of knob: String) -> String? {
    knob == RendererKnobs.content.knob.id ? rejection : nil
  }

  /// The reason that the last content was rejected.
  private var rejection: String?

  /// Shows a saved content; an empty one is that of the scene.
  func show(_ saved: String) {
    rejection = nil
    do {
      renderer.content =
        try saved.isEmpty ? RendererText.content : SavedForm.content(fromText: saved)
      renderer.selectedRange = 0..<0
    } catch {
      rejection = "\(error)"
      events.send(SceneEvent(name: "refused", detail: "\(error)"))
    }
  }

  // MARK: Scene stage

  var main: RendererView { renderer }

  /// The column with the buttons, the bar and the renderer.
  var sizedWidget: Widget { frame }

  /// The renderer's area.
  var growingArea: GrowingTextArea? { renderer.area }

  /// The widget that grows.
  var growingWidget: Widget { renderer }

  /// Whether no search is in progress.
  var isSettled: Bool { bar.finder.isSettled }

  /// The violated invariants: a hit is visible in the first frame after it was found; afterwards
  /// the user may scroll.
  var violations: [String] {
    let finder = bar.finder
    if finder.isCurrentHitVisible { seenShowings = finder.showings }
    return finder.showings == seenShowings ? [] : ["hitInSight"]
  }

  /// The buttons for the selection and for the hits.
  var buttons: [Button] { [highlightButton, findButton] + bar.stepButtons }

  /// Ends the search.
  func close() {
    listening?.cancel()
    bar.close()
  }

  /// Returns the text, a button, or an attachment.
  func target(identifier: String) -> Widget? {
    identifier == "renderer"
      ? renderer.area.textView : target(identifier: identifier, in: renderer.editor)
  }

  /// The present state of the renderer.
  var state: JSONValue {
    RendererState.state(of: renderer, bar, width: frame.width, rejection: rejection)
  }
}
