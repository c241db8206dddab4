import FoundationEssentials
import RichTextModel

/// What the next letter looks like.
extension EditorViewImplementation {
  /// Sets the look of what is typed next; it holds until the caret is moved.
  func setTypingAttributes(_ change: (inout AttributeContainer) -> Void) {
    change(&content.typingAttributes)
    hasOwnTypingAttributes = true
    typingMayBeStale = false
    setLastLine()
    onSelectionChange?()
    tellContext()
  }

  /// Has what is typed next look like what stands there now, whatever it looked like before.
  func startTypingAnew() {
    hasOwnTypingAttributes = false
    updateTypingAttributes()
    tellOfSelection()
  }

  /// What is typed looks like the character before it on its line, at the start of a line like the one after.
  func updateTypingAttributes() {
    guard !hasOwnTypingAttributes else { return }
    let (caret, selection) = (area.buffer.caret, area.buffer.selection)
    // What comes in the place of a selection looks as that did.
    var attributes =
      selection.isEmpty ? look(ofTypingAt: caret) : content.look(at: selection.lowerBound)
    // Within a link it goes on, at its ends it does not.
    if attributes[LinkKey.self] != content.look(at: caret)[LinkKey.self] || caret == 0 {
      attributes[LinkKey.self] = nil
    }
    attributes[TextBlockKey.self] = nil
    if attributes[ContentTypeKey.self]?.isOfLine != true { attributes[ContentTypeKey.self] = nil }
    attributes.removeLocked()
    attributes = attributes.filter(inheritedByAddedText: true)
    content.typingAttributes = attributes
    setLastLine()
  }

  /// Has the caret of an empty last line stand where a letter will.
  func setLastLine() {
    guard hasWidget else { return }
    let (buffer, format) = (area.buffer, content.typingAttributes[ParagraphKey.self])
    guard let format, format != looks.paragraphFormat else { return looks.lastLineFormat = nil }
    let end = buffer.scalarCount
    let isThere =
      buffer.caret == end && buffer.offset(ofLine: buffer.lineCount - 1) == end
      && !content.runsToLeft(line: buffer.lineCount - 1)
    looks.lastLineFormat = isThere ? format : nil
  }

  private func look(ofTypingAt caret: Int) -> AttributeContainer {
    let buffer = area.buffer
    let start = buffer.offset(ofLine: buffer.line(containing: caret))
    guard caret == start else { return content.look(at: caret - 1) }
    guard buffer.endOfLine(containing: caret) == caret else { return content.look(at: caret) }
    // The line break of an empty line says what the line is; the one before it only what that line was.
    let own = content.look(at: caret)
    if own[ContentTypeKey.self]?.isOfLine == true { return own }
    var look = content.look(at: max(caret - 1, 0))
    if look[ContentTypeKey.self] == .heading { BlockMarkup.heading(level: 1).remove(from: &look) }
    return look
  }
}
