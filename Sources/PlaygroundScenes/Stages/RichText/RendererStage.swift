import Concertina
import TextTranslation

/// The stage of a renderer: a few buttons, the find bar, and a text to read.
@MainActor
public final class RendererStage: SceneStage {
  /// The root widget of the stage.
  public let root: Widget
  let renderer: RendererView
  /// The find bar.
  var bar: FindBar { finding.bar }
  private let finding: StageFinding
  private let context = RendererViewContext()
  private let executor: RendererCommandExecutor
  private let frame = Box(.vertical, spacing: 6)
  private let highlightButton = Button(translated("Highlight"))
  private let findButton = Button(translated("Find"))
  private var endListening: (@MainActor () -> Void)?
  private var values: KnobValues
  private let events: SceneEvents
  /// The number of hits that had been shown when the last one was visible in a frame.
  private var seenShowings = 0

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    self.events = events
    executor = RendererCommandExecutor(context: context)
    renderer = RendererView(context: context)
    finding = StageFinding(renderer, events)
    root = Box(.vertical, [RequestedWidthFrame(frame)])
    let context = EditorViewContext()
    renderer.attachmentMaker = { PanelMaker(context: context).attachment(for: $0) }
    build()
    for knob in values.knobs { use(knob.id) }
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
    renderer.accessibleName = translated("Text to read")
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
    endListening = context.onChange { [weak self] in self?.updateButtons() }
  }

  private var command: HighlightTextCommand {
    HighlightTextCommand(TextHighlight(rawValue: values.choice("marker")) ?? .yellow)
  }

  private func highlight() {
    executor.execute(command)
    updateButtons()
  }

  private func updateButtons() { highlightButton.isSensitive = executor.canExecute(command) }

  /// Returns why the saved content was rejected.
  public func problem(of knob: String) -> String? { knob == "content" ? rejection : nil }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "content": show(values.text(knob))
    case "query", "matchesCase", "matchesWholeWords", "isExpression": finding.use(values)
    case "maxHeight":
      let height = values.wholeNumber(knob)
      renderer.maxHeight = height > 0 ? .maximum(height) : .default
    case "identifier": renderer.area.textView.name = values.text(knob)
    default: break
    }
  }

  /// The reason that the last content was rejected.
  private var rejection: String?

  private func show(_ saved: String) {
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

  /// The column with the buttons, the bar and the renderer.
  public var sizedWidget: Widget { frame }

  /// The renderer's area.
  public var growingArea: GrowingTextArea? { renderer.area }

  /// The widget that grows.
  public var growingWidget: Widget { renderer }

  /// Opens the find bar if the focus is in the scene.
  public func find() -> Bool { finding.open(ifFocusIsIn: frame) }

  /// Whether no search is in progress.
  public var isSettled: Bool { bar.finder.isSettled }

  /// The violated invariants: a hit is visible in the first frame after it was found; afterwards
  /// the user may scroll.
  public var violations: [String] {
    let finder = bar.finder
    if finder.isCurrentHitVisible { seenShowings = finder.showings }
    return finder.showings == seenShowings ? [] : ["hitInSight"]
  }

  /// The buttons for the selection and for the hits.
  public var buttons: [Button] { [highlightButton, findButton] + bar.stepButtons }

  /// Ends the search.
  public func close() {
    endListening?()
    bar.close()
  }

  /// Returns the text, a button, or an attachment.
  public func target(identifier: String) -> Widget? {
    if let id = identifier.split(separator: ":").last, identifier.hasPrefix("attachment:") {
      let all = [renderer.editor] + renderer.editor.nestedEditors
      return all.flatMap(\.attachments).first { $0.id == id }?.mainWidget
    }
    return identifier == "renderer" ? renderer.area.textView : root.descendant(named: identifier)
  }

  /// The present state of the renderer.
  public var state: JSONValue {
    RendererState.state(of: renderer, bar, width: frame.width, rejection: rejection)
  }
}
