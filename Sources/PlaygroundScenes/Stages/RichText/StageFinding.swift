import Concertina

/// The find bar of a stage, set by knobs.
@MainActor
final class StageFinding {
  /// The bar.
  let bar: FindBar

  private let replaces: Bool

  convenience init(_ editor: EditorView, _ events: SceneEvents) {
    self.init(FindBar(for: editor), replaces: true, events)
  }

  convenience init(_ renderer: RendererView, _ events: SceneEvents) {
    self.init(FindBar(for: renderer), replaces: false, events)
  }

  private init(_ bar: FindBar, replaces: Bool, _ events: SceneEvents) {
    self.bar = bar
    self.replaces = replaces
    bar.onFinderChanged = { [weak bar] in
      guard let finder = bar?.finder, finder.isSettled else { return }
      events.send(
        SceneEvent(name: "find", detail: "\(finder.currentNumber ?? 0) of \(finder.hitCount)"))
    }
  }

  /// Uses the query of the scene's knobs, and the replacement if there can be one.
  func use(_ values: KnobValues) {
    let query = FindKnobs.query(values)
    if replaces {
      if !query.text.isEmpty { bar.showReplacing() }
      bar.replacement = values[FindKnobs.replacement]
    } else if !query.text.isEmpty {
      bar.show()
    }
    bar.query = query
  }

  /// Opens the bar if the focus is in a widget; returns whether it is.
  func open(ifFocusIsIn widget: Widget) -> Bool {
    guard widget.containsFocus else { return false }
    bar.open()
    return true
  }

  /// The state, by the names in the scenario format.
  var state: JSONValue { RendererState.find(bar) }
}
