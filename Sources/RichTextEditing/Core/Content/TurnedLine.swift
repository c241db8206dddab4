import GtkCore
import RichTextModel

/// Keeps the caret of an item without letters at the side where its text begins.
///
/// While the caret is in such a line, GTK takes its direction from the keyboard and not from the
/// lines around it: where these differ, the line is aligned to its other end.
@MainActor
final class TurnedLine {
  private let node: EditorNode
  private let typing: TypingAttributes
  private var connection: SignalConnection?
  private lazy var tag = makeTag()
  private var isTurned = false

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    self.typing = typing
  }

  /// Starts following the keyboard.
  func connect() {
    connection = Keyboard.current?.onDirectionChanged { [weak self] in
      self?.typing.keyboardDirectionChanged()
      self?.update()
    }
  }

  /// Stops following the keyboard.
  func close() {
    connection?.disconnect()
    connection = nil
  }

  private var content: RichTextBuffer { node.content }
  private var buffer: TextBuffer { node.content.buffer }

  private func makeTag() -> TextTag {
    let tag = buffer.makeTag()
    tag[.justification] = ParagraphFormat.Alignment.natural.justification(isTurned: true)
    return tag
  }

  /// Turns the line with the caret, if it needs that, and no other one.
  func update() {
    guard node.hasWidget, isTurned || content.mayHaveItems else { return }
    let line = buffer.line(containing: buffer.caret)
    let range = content.range(ofLine: line)
    let isTurned = !range.isEmpty && needsTurn(line, range)
    guard isTurned || self.isTurned, !isTurned || !buffer.has(tag, at: range.lowerBound) else {
      return
    }
    buffer.remove(tag, from: 0, to: buffer.scalarCount)
    if isTurned {
      buffer.setGreatestPriority(tag)
      buffer.apply(tag, from: range.lowerBound, to: range.upperBound)
    }
    self.isTurned = isTurned
  }

  private func needsTurn(_ line: Int, _ range: Range<Int>) -> Bool {
    let format = content.format(ofLine: line)
    guard format.list != nil, [.natural, .left].contains(format.alignment),
      !buffer.hasDirection(from: range.lowerBound, to: range.upperBound)
    else { return false }
    return content.runsToLeft(line: line) != (Keyboard.current?.runsToTheLeft ?? false)
  }
}
