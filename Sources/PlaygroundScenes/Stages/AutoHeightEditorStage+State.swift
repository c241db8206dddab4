import Concertina

extension AutoHeightEditorStage {
  var root: Widget { column }
  var main: AutoHeightEditor { editor }
  var growingArea: GrowingTextArea? { editor.area }

  /// Whether the match is about the newest text.
  var isSettled: Bool { editor.isMatchSettled }

  /// Returns the editor, or one of the switches.
  func target(identifier: String) -> Widget? {
    identifier == "editor" ? editor.area.textView : column.descendant(named: identifier)
  }

  var state: JSONValue {
    let area = editor.area
    let figures = area.figures
    var state: JSONObject = [
      "text": .string(editor.text),
      "lineCount": .integer(area.lineCount),
      "visibleLineCount": .integer(figures.visibleLineCount),
      "height": .integer(editor.height),
      "width": .integer(editor.width),
      "textWidth": .integer(figures.textWidth),
      "isEnabled": .bool(editor.isEnabled),
      "isFocused": .bool(area.textView.isFocus),
      "hasBorder": .bool(editor.hasBorder),
      "scrolls": .bool(figures.scrolls),
      "match": .string(editor.match.stateName),
      "caret": .integer(area.buffer.caret),
      "selection": [
        .integer(area.buffer.selection.lowerBound), .integer(area.buffer.selection.upperBound),
      ],
      "preedit": .string(area.preedit),
      "placeholderVisible": .bool(isPlaceholderVisible),
      "maxLine": .integer(editor.maxLines),
    ]
    if let comparison {
      state["estimatedLineCount"] = comparison.estimate.map { .integer($0) } ?? .null
    }
    return .object(state)
  }

  private var isPlaceholderVisible: Bool {
    let area = editor.area
    if let message = area.message { return !message.isEmpty }
    return area.buffer.isEmpty && area.preedit.isEmpty && !area.placeholder.isEmpty
  }
}
