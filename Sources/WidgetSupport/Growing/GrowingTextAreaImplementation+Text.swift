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

  /// Replaces a range of the text, which is one edit to everybody else.
  private func replaceByProgram(_ range: Range<Int>, with text: String) {
    gate.setByProgram {
      edits.coalesce {
        buffer.replace(from: range.lowerBound, to: range.upperBound, with: text)
        return range.lowerBound..<(range.lowerBound + text.unicodeScalars.count)
      }
    }
  }

  /// Removes a range of the text, as one step that can be undone.
  func remove(_ range: Range<Int>) {
    gate.setByProgram { buffer.replace(from: range.lowerBound, to: range.upperBound, with: "") }
    if textView.isFocus { textView.scrollToCaret() }
  }

  /// Sets the initial text, which cannot be undone.
  func resetText(_ text: String) {
    gate.setByProgram {
      edits.coalesce {
        buffer.reset(to: String(sanitizing: text))
        return 0..<buffer.scalarCount
      }
      // The caret is nearly always there already, and setting it would make the view invalidate the
      // line again.
      if buffer.caret != buffer.scalarCount { buffer.caret = buffer.scalarCount }
    }
    placement.prepareCaretLine()
  }
}
