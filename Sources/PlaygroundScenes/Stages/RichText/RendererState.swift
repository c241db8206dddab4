import Concertina

/// The state of a renderer, by the names in the scenario format.
@MainActor
enum RendererState {
  static func state(
    of renderer: RendererView, _ bar: FindBar, width: Int, rejection: String?
  ) -> JSONValue {
    var state = JSONObject()
    if let rejection { state["refused"] = .string(rejection) }
    let content = renderer.content
    state["text"] = .string(content.text)
    state["content"] = SavedForm.value(of: content) { _ in }
    state["selection"] = json(renderer.selectedRange)
    state["selectedText"] = .string(renderer.selectedText.text)
    state["highlights"] = .array(highlights(of: content).map { json($0) })
    state["find"] = find(bar)
    state["visibleRange"] = json(renderer.visibleRange)
    state["height"] = .integer(renderer.height)
    state["width"] = .integer(width)
    state["isFocused"] = .bool(renderer.containsFocus)
    return .object(state)
  }

  private nonisolated static func json(_ range: Range<Int>) -> JSONValue {
    [.integer(range.lowerBound), .integer(range.upperBound)]
  }

  static func find(_ bar: FindBar) -> JSONValue {
    let finder = bar.finder
    var find = JSONObject()
    find["isOpen"] = .bool(bar.isOpen)
    find["query"] = .string(bar.query.text)
    if bar.isReplacing { find["replacement"] = .string(bar.replacement) }
    find["current"] = .integer(finder.currentNumber ?? 0)
    find["total"] = .integer(finder.hitCount)
    find["status"] = .string(name(of: finder.status))
    return .object(find)
  }

  private static func name(of status: TextFinder.Status) -> String {
    switch status {
    case .idle: "idle"
    case .searching: "searching"
    case .complete: "complete"
    case .gaveUp: "gaveUp"
    case .badExpression: "badExpression"
    }
  }

  /// Returns the highlights; adjacent runs that differ only in other attributes are one highlight.
  private static func highlights(of content: RichText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    content.forEachRun { range, attributes in
      guard attributes[HighlightKey.self] != nil else { return }
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}
