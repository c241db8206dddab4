import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// Determines the attributes of text typed next, from the text at the caret.
@MainActor
final class TypingAttributes {
  private let node: EditorNode
  private let defaults: EditorDefaults
  /// Whether the attributes were set explicitly; they are valid until the caret is moved.
  private var isOwn = false
  /// Whether text was deleted since the attributes were determined.
  private var mayBeStale = false

  init(_ node: EditorNode, _ defaults: EditorDefaults) {
    self.node = node
    self.defaults = defaults
  }

  private var area: GrowingTextArea { node.area }
  private var content: RichTextBuffer { node.content }

  /// Changes the attributes of text typed next, until the caret is moved.
  func set(_ change: (inout AttributeContainer) -> Void) {
    change(&content.typingAttributes)
    isOwn = true
    mayBeStale = false
    setLastLine()
    node.caretChanged.notify(())
    node.notifyContext()
  }

  /// Takes the typing attributes from new content.
  func contentWasSet() {
    content.typingAttributes = AttributeContainer()
    defaults.lastLine = nil
    restart()
  }

  /// Takes the typing attributes from the present text, whatever they were before.
  func restart() {
    isOwn = false
    update()
  }

  // MARK: Changes

  /// Notes that text was deleted.
  func noteDeletion() { mayBeStale = true }

  /// Updates the attributes after a deletion before the caret.
  func textWentAway() {
    mayBeStale = false
    guard !area.isReplacingByComposition else { return }
    // An emptied text has no attributes.
    if area.buffer.isEmpty { isOwn = false }
    update()
  }

  /// Updates the attributes after an action of the user, which may have deleted text before the
  /// caret.
  func actionDone() {
    if mayBeStale { textWentAway() }
    setLastLine()
  }

  /// Takes the typing attributes from the character before the caret on its line; at the start of a
  /// line, from the one after it.
  private func update() {
    guard !isOwn else { return }
    let (caret, selection) = (area.buffer.caret, area.buffer.selection)
    // Text that replaces a selection has its attributes.
    var attributes =
      selection.isEmpty
      ? attributes(at: caret) : content.textAttributes(at: selection.lowerBound)
    // A link continues within it, but not at its ends.
    if attributes[LinkKey.self] != content.textAttributes(at: caret)[LinkKey.self] || caret == 0 {
      attributes[LinkKey.self] = nil
    }
    attributes.removeLocked()
    content.typingAttributes = attributes.inheritedByTyping
    setLastLine()
  }

  /// Gives an empty last line the format of text typed there, so that the caret is where a letter
  /// would be.
  private func setLastLine() {
    guard node.hasWidget else { return }
    let (buffer, end) = (area.buffer, area.buffer.scalarCount)
    guard buffer.caret == end, buffer.offset(ofLine: buffer.lineCount - 1) == end else {
      // Without the caret, GTK aligns the line by the letters around it.
      if defaults.lastLine?.isTurned == true { defaults.lastLine?.isTurned = false }
      return
    }
    guard let format = content.typingAttributes[ParagraphKey.self],
      format != defaults.paragraphFormat
    else { return defaults.lastLine = nil }
    let isMirrored = content.runsToLeft(line: buffer.lineCount - 1)
    let keyboardRunsToLeft = Keyboard.current?.runsToTheLeft ?? false
    defaults.lastLine = LastLine(
      format: format, isMirrored: isMirrored, isTurned: isMirrored != keyboardRunsToLeft)
  }

  /// Notes that the user types in another direction now.
  func keyboardDirectionChanged() { setLastLine() }

  private func attributes(at caret: Int) -> AttributeContainer {
    let buffer = area.buffer
    let start = buffer.offset(ofLine: buffer.line(containing: caret))
    guard caret == start else { return content.textAttributes(at: caret - 1) }
    guard buffer.endOfLine(containing: caret) == caret else {
      return content.textAttributes(at: caret)
    }
    var attributes = content.textAttributes(at: max(caret - 1, 0))
    var format = content.format(ofLine: buffer.line(containing: caret))
    // An emptied text has no format, but an emptied item is still one.
    if buffer.isEmpty { format.style = .body }
    attributes[ParagraphKey.self] =
      buffer.isEmpty && format.list == nil ? nil : format.ifNotPlain
    return attributes
  }
}
