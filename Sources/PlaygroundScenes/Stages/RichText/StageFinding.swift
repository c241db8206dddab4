import Concertina

/// The find bar of a stage, set by knobs.
@MainActor
final class StageFinding {
  /// The bar.
  let bar: FindBar

  /// Makes a bar for an editor.
  init(_ editor: EditorView, _ events: SceneEvents) {
    bar = FindBar(for: editor)
    bar.onFinderChanged = { [weak bar] in
      guard let finder = bar?.finder, finder.isSettled else { return }
      events.send(
        SceneEvent(name: "find", detail: "\(finder.currentNumber ?? 0) of \(finder.hitCount)"))
    }
  }

  /// Uses the query and the replacement of the scene's knobs.
  func use(_ values: KnobValues) {
    let text = values.text("query")
    if !text.isEmpty { bar.showReplacing() }
    bar.replacement = values.text("replacement")
    bar.query = TextQuery(
      text, matchesCase: values.toggle("matchesCase"),
      matchesWholeWords: values.toggle("matchesWholeWords"),
      isExpression: values.toggle("isExpression"))
  }

  /// The state, by the names in the scenario format.
  var state: JSONValue { RendererState.find(bar) }
}
