import Concertina

/// The part of the state that a bar and its text view alone have in common.
@MainActor
enum ComposerState {
  /// Returns the state of a message that has not arrived, as one line.
  static func state(of message: PendingMessage) -> JSONValue {
    switch message.state {
    case .waiting: .string("waiting: \(message.text)")
    case .sending: .string("sending: \(message.text)")
    case .failed: .string("failed: \(message.text)")
    }
  }

  /// Returns the state of a text view.
  ///
  /// - Parameters:
  ///   - view: The text view.
  ///   - width: The width that the scene's `width` sets.
  /// - Returns: The state, by the names in the scenario format.
  static func state(of view: ExpandableTextView, width: Int) -> JSONObject {
    let area = view.area
    let figures = area.figures
    let selection = area.buffer.selection
    return [
      "text": .string(view.text),
      "lineCount": .integer(area.lineCount),
      "visibleLineCount": .integer(figures.visibleLineCount),
      "height": .integer(view.height),
      "width": .integer(width),
      "textWidth": .integer(figures.textWidth),
      "isEnabled": .bool(area.isEditable),
      "isFocused": .bool(area.textView.isFocus),
      "hasBorder": .bool(true),
      "scrolls": .bool(figures.scrolls),
      "match": .string("none"),
      "caret": .integer(area.buffer.caret),
      "selection": [.integer(selection.lowerBound), .integer(selection.upperBound)],
      "preedit": .string(area.preedit),
      "placeholderVisible": .bool(
        area.buffer.isEmpty && area.preedit.isEmpty && !area.placeholder.isEmpty),
      "maxNumberOfLines": .integer(view.maxLines),
    ]
  }
}
