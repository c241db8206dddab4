import Concertina

/// The text processors of a scene of rich text.
@MainActor
final class SceneProcessors {
  let log = ProcessorLog()
  private let processors: [any TextProcessing]
  private let knowsMarkup: Bool
  /// The markup that is typed; nil for none.
  private var markup: MarkupProcessor? = MarkupProcessor()
  private let basicPanels: PanelMaker

  init(for setup: RichTextSetup, _ context: EditorViewContext, _ events: SceneEvents) {
    basicPanels = Self.panels(setup.panels, context, events)
    knowsMarkup = setup.knowsMarkup
    processors = setup.processors?(basicPanels, log) ?? []
  }

  /// Creates the panels of a scene; those of the scene about panels have a greatest height and a
  /// color of their own.
  private static func panels(
    _ kind: RichTextSetup.Panels, _ context: EditorViewContext, _ events: SceneEvents
  ) -> PanelMaker {
    var panels = PanelMaker(context: context, relays: kind == .relaying)
    panels.events = events
    guard kind == .limited else { return panels }
    panels.maxHeight = .max(300)
    panels.textColors = ["#1a4f9c", "#a8cdff"].compactMap { Color($0) }
    return panels
  }

  /// Creates the panels of the scene, in which the scene's processors run, too.
  var panels: PanelMaker {
    var panels = basicPanels
    panels.processors = { [weak self] in self?.processorsOfPanels ?? [] }
    return panels
  }

  private var processorsOfPanels: [any TextProcessing] {
    let others = processors.filter { !($0 is PanelProcessor) }
    guard knowsMarkup, let markup else { return others }
    return others + [MarkupProcessor(dialect: markup.dialect)]
  }

  private nonisolated static let people = [
    "Ada Byron", "Adam Riese", "Emmy Noether", "Grace Hopper", "Sofja Kowalewskaja",
  ]

  /// Returns the names that match, asynchronously as from a server.
  static func names(like query: String) async -> [String] {
    await Task.yield()
    return people.filter { $0.lowercased().contains(query.lowercased()) }
  }

  /// Whether names are being looked up.
  var isBusy: Bool {
    processors.contains { ($0 as? MentionProcessor)?.isSearching == true }
  }

  func register(in editor: EditorView) { editor.register(processors: processors) }

  /// Sets whether punctuation is replaced as it is typed.
  func setPunctuation(_ isSmart: Bool, in editor: EditorView) {
    if isSmart {
      editor.register(processors: [SmartPunctuation()])
    } else {
      editor.unregister(processors: [SmartPunctuation()])
    }
  }

  /// Sets which markup is typed; nil for none.
  func setMarkup(_ dialect: InlineMarkup.Dialect?, in editor: EditorView) {
    guard knowsMarkup else { return }
    markup = dialect.map { MarkupProcessor(dialect: $0) }
    for editor in [editor] + editor.presentNestedEditors {
      editor.unregister(processors: [MarkupProcessor()])
      if let dialect { editor.register(processors: [MarkupProcessor(dialect: dialect)]) }
    }
  }
}

/// The calls of a processor, the latest at the end.
@MainActor
final class ProcessorLog {
  private static let limit = 200
  private(set) var lines: [String] = []

  func add(_ line: String) {
    if lines.count == Self.limit { lines.removeFirst() }
    lines.append(line)
  }
}

/// Logs the calls of a processor.
@MainActor
struct LoggingProcessor: TextProcessing {
  let name = "log"
  let priority = ProcessorPriority.high
  let log: ProcessorLog

  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool {
    log.add("shouldProcess \(range) \(JSONWriter.excerpt(of: text))")
    return true
  }

  func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>
  ) {
    let texts = [deleted, inserted].map { JSONWriter.excerpt(of: $0.text) }
    log.add("willProcess \(range) \(texts[0]) → \(texts[1])")
  }

  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    log.add("handleKeyWithModifiers \(key) \(range)")
    return false
  }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    log.add("process \(range) \(changeInLength)")
    return false
  }

  func processInterrupted(_ editor: EditorView, in range: Range<Int>) {
    log.add("processInterrupted \(range)")
  }

  func selectedRangeChanged(_ editor: EditorView, from old: Range<Int>, to new: Range<Int>) {
    log.add("selectedRangeChanged \(old) → \(new)")
  }

  func didProcess(_ editor: EditorView) { log.add("didProcess") }
}
