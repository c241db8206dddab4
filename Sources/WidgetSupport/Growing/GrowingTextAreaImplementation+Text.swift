import GtkCore

/// Changes of the text by code.
extension GrowingTextAreaImplementation {
  /// Sets the text, as one step that can be undone, and changes only what differs.
  func setText(_ text: String) {
    let current = buffer.text
    let text = String(sanitizing: text)
    guard current != text || !current.unicodeScalars.elementsEqual(text.unicodeScalars) else {
      return
    }
    let difference = TextDifference(from: current, to: text)
    replaceByProgram(difference.removed, with: difference.inserted)
    if textView.isFocus { textView.scrollToCaret() }
  }

  /// Removes a range of the text, as one step that can be undone; an empty one is no step, which
  /// would end what can be redone.
  func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replaceByProgram(range, with: "")
    if textView.isFocus { textView.scrollToCaret() }
  }

  private func replaceByProgram(_ range: Range<Int>, with text: String) {
    let end = range.lowerBound + text.unicodeScalars.count
    gate.setByProgram(leaving: range.lowerBound..<end) {
      buffer.replace(from: range.lowerBound, to: range.upperBound, with: text)
    }
  }

  /// Sets the initial text, which cannot be undone, unless a handler sets it in the midst of an
  /// action of the user: GTK cannot forget the history then, and the text is a part of the action.
  func resetText(_ text: String) {
    guard !edits.isInAction else { return setText(text) }
    let text = String(sanitizing: text)
    gate.setByProgram(leaving: 0..<text.unicodeScalars.count) {
      buffer.reset(to: text)
      // The caret is nearly always there already, and setting it would make the view invalidate the
      // line again.
      if buffer.caret != buffer.scalarCount { buffer.caret = buffer.scalarCount }
      buffer.isModified = false
    }
    placement.prepareCaretLine()
  }
}
