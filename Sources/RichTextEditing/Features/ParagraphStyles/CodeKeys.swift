import FoundationEssentials
import GtkCore
import RichTextModel

/// The keys of code.
///
/// | key | effect |
/// | --- | --- |
/// | Tab, Shift+Tab | indents the selected lines more, or less |
/// | Return | begins a line with the same indent |
/// | Return after two empty lines at the end | leaves the code |
/// | Ctrl+Return | leaves the code |
/// | Down in the last line of the text | leaves the code |
@MainActor
final class CodeKeys {
  /// The text that Tab inserts where no line begins with a tab.
  private static let spaces = "  "

  private let node: EditorNode
  private let editing: UserEditing
  private let styling: StyleEditing

  init(_ node: EditorNode, _ editing: UserEditing, _ typing: TypingAttributes) {
    self.node = node
    self.editing = editing
    styling = StyleEditing(node, typing)
  }

  private var content: RichTextBuffer { node.content }
  private var buffer: TextBuffer { node.content.buffer }

  /// Handles a key; returns whether it is one of these.
  func pressed(_ key: KeyPress) -> Bool {
    guard content.mayHaveStyles, node.area.isEditable, node.area.textView.showsCaret,
      content.isLiteral(at: buffer.selection.lowerBound)
    else { return false }
    switch (key.symbol, key.modifiers) {
    case (.tab, []): indent()
    case (.tab, .shift): outdent()
    case (.enter, []): return leaveEmptyLines() || continueIndent()
    case (.enter, .control): leave()
    case (.down, []):
      guard isInLastLineOfText else { return false }
      leave()
    default: return false
    }
    return true
  }

  // MARK: Indents

  private var selectedLines: ClosedRange<Int> { content.lines(touching: buffer.selection) }

  /// The indent of the lines of this code.
  private var step: String {
    let lines = block(around: selectedLines.lowerBound)
    return lines.contains { text(ofLine: $0).hasPrefix("\t") } ? "\t" : Self.spaces
  }

  private func indent() {
    guard !buffer.selection.isEmpty else {
      editing.replace(
        buffer.selection, with: RichText(step, attributes: content.typingAttributes))
      return node.area.textView.scrollToCaret()
    }
    let step = step
    changeIndents { $0.isEmpty ? "" : step + $0 }
  }

  private func outdent() {
    changeIndents { indent in
      guard !indent.hasPrefix("\t") else { return String(indent.dropFirst()) }
      let removed = indent.prefix(Self.spaces.count).prefix { $0 == " " }
      return String(indent.dropFirst(removed.count))
    }
  }

  /// Changes the beginnings of the selected lines, as one step, and keeps them selected.
  private func changeIndents(_ change: (_ line: String) -> String) {
    let selection = content.selection
    var (caret, anchor) = (selection.caret, selection.anchor)
    node.session.perform(.command) {
      for line in selectedLines {
        let (start, old) = (buffer.offset(ofLine: line), text(ofLine: line))
        let new = change(old)
        let distance = new.unicodeScalars.count - old.unicodeScalars.count
        guard distance != 0 else { continue }
        let attributes = content.textAttributes(at: start)
        let inserted = distance > 0 ? String(new.unicodeScalars.prefix(distance)) : ""
        content.replace(
          start..<(start + max(-distance, 0)), with: RichText(inserted, attributes: attributes))
        caret = Self.moved(caret, by: distance, at: start)
        anchor = Self.moved(anchor, by: distance, at: start)
      }
    }
    node.enter(EditorSelection(caret: caret, anchor: anchor))
  }

  private static func moved(_ offset: Int, by distance: Int, at start: Int) -> Int {
    guard offset > start || (offset == start && distance < 0) else { return offset }
    return max(offset + distance, start)
  }

  private func continueIndent() -> Bool {
    let selection = buffer.selection
    let line = buffer.line(containing: selection.lowerBound)
    let start = buffer.offset(ofLine: line)
    let before = buffer.text(from: start, to: selection.lowerBound)
    let indent = before.prefix { $0 == " " || $0 == "\t" }
    guard !indent.isEmpty else { return false }
    editing.replace(
      selection, with: RichText("\n" + indent, attributes: content.typingAttributes))
    node.area.textView.scrollToCaret()
    return true
  }

  // MARK: Leaving

  /// Makes the second of two empty lines at the end of the code a paragraph after it, and removes
  /// the first one.
  private func leaveEmptyLines() -> Bool {
    let line = buffer.line(containing: buffer.caret)
    guard buffer.selection.isEmpty, line > 0, block(around: line).upperBound == line,
      block(around: line).lowerBound < line, text(ofLine: line).isEmpty,
      text(ofLine: line - 1).isEmpty
    else { return false }
    let start = buffer.offset(ofLine: line - 1)
    node.session.perform(.command) {
      content.replace(content.range(ofLine: line - 1), with: RichText())
      styling.set(.body, at: start)
    }
    node.enter(EditorSelection(caret: start))
    return true
  }

  /// Moves to the paragraph after the code, which is inserted if there is none.
  private func leave() {
    let last = block(around: buffer.line(containing: buffer.selection.upperBound)).upperBound
    let end = buffer.endOfLine(containing: buffer.offset(ofLine: last))
    if last == buffer.lineCount - 1 {
      node.session.perform(.command) {
        content.replace(
          end..<end, with: RichText("\n", attributes: content.textAttributes(at: max(end - 1, 0))))
        styling.set(.body, at: end + 1)
      }
    }
    node.enter(EditorSelection(caret: buffer.offset(ofLine: last + 1)))
  }

  private var isInLastLineOfText: Bool {
    guard buffer.selection.isEmpty else { return false }
    let last = node.area.textView.displayLine(at: buffer.scalarCount)
    return buffer.caret >= last.lowerBound
  }

  // MARK: Lines

  private func text(ofLine line: Int) -> String {
    let start = buffer.offset(ofLine: line)
    return buffer.text(from: start, to: buffer.endOfLine(containing: start))
  }

  /// Returns the lines of the code that a line is in.
  private func block(around line: Int) -> ClosedRange<Int> {
    func continues(_ other: Int) -> Bool {
      let (format, before) = (content.format(ofLine: other), content.format(ofLine: other - 1))
      return !format.beginsBlock && format.style == before.style
        && format.language == before.language
    }
    var (first, last) = (line, line)
    while first > 0, continues(first) { first -= 1 }
    while last + 1 < buffer.lineCount, continues(last + 1) { last += 1 }
    return first...last
  }
}
