import GtkCore
import RichTextModel
import WidgetSupport

extension KeySymbol {
  fileprivate var isSideways: Bool { self == .left || self == .right }

  fileprivate var isArrow: Bool { isSideways || self == .up || self == .down }

  /// Whether an arrow key moves forward in text of the given direction.
  fileprivate func isForward(runsToTheLeft: Bool) -> Bool {
    switch self {
    case .left: runsToTheLeft
    case .right: !runsToTheLeft
    default: self == .down
    }
  }
}

/// Moves the caret into the editors of attachments and out of them, by keys.
@MainActor
final class EdgeCrossing {
  private let node: EditorNode
  private let gaps: BlockGaps

  init(_ node: EditorNode, _ gaps: BlockGaps) {
    self.node = node
    self.gaps = gaps
  }

  private var area: GrowingTextArea { node.area }
  private var content: RichTextBuffer { node.content }

  /// Moves into an editor beside the caret, or out of this one; with Shift, moving out selects.
  func move(_ key: KeyPress) -> Bool {
    let arrow = key.symbol
    guard arrow.isArrow else { return false }
    if key.shift { return selectContainingAttachment(arrow) }
    if !arrow.isSideways, gaps.moveAcross(goingDown: arrow == .down) { return true }
    return enterAttachment(arrow) || leaveAttachment(arrow)
  }

  /// Moves into an editor in the direction of an arrow.
  private func enterAttachment(_ arrow: KeySymbol) -> Bool {
    guard arrow.isSideways, area.buffer.selection.isEmpty else { return false }
    let caret = area.buffer.caret
    // In bidirectional text there may be one on each side of the same offset.
    for (offset, isForward) in [(caret, true), (caret - 1, false)] {
      guard let attachment = content.attachments.attachment(at: offset),
        arrow.isForward(runsToTheLeft: area.textView.runsToTheLeft(at: offset)) == isForward,
        let inner = attachment.outerNode(atEnd: !isForward)
      else { continue }
      enter(inner, arrow)
      return true
    }
    return false
  }

  /// Moves the caret to the end of an editor's text where an arrow enters it.
  private func enter(_ inner: EditorNode, _ arrow: KeySymbol) {
    let isForward = arrow.isForward(runsToTheLeft: inner.content.paragraphRunsToTheLeft(at: 0))
    inner.enter(EditorSelection(caret: isForward ? 0 : inner.content.count))
  }

  /// Moves out of this editor at its ends, to beside the attachment that contains it.
  private func leaveAttachment(_ arrow: KeySymbol) -> Bool {
    guard area.buffer.selection.isEmpty, let (parent, range, isForward) = exit(arrow) else {
      return false
    }
    if node.attachment?.moveCaret(from: node, arrow, selects: false) == true { return true }
    parent.enter(EditorSelection(caret: isForward ? range.upperBound : range.lowerBound))
    return true
  }

  /// Extends a selection that would leave this editor to the whole attachment that contains it.
  private func selectContainingAttachment(_ arrow: KeySymbol) -> Bool {
    guard let (parent, range, isForward) = exit(arrow) else { return false }
    if node.attachment?.moveCaret(from: node, arrow, selects: true) == true { return true }
    parent.enter(
      EditorSelection(
        caret: isForward ? range.upperBound : range.lowerBound,
        anchor: isForward ? range.lowerBound : range.upperBound))
    return true
  }

  /// Returns where an arrow key leads that moves no further in this editor; nil if it does, or
  /// leads nowhere.
  private func exit(
    _ arrow: KeySymbol
  ) -> (parent: EditorNode, range: Range<Int>, isForward: Bool)? {
    guard let parent = node.parent, let range = node.attachment?.rangeInContainer else {
      return nil
    }
    let buffer = area.buffer
    let isForward = arrow.isForward(
      runsToTheLeft: content.paragraphRunsToTheLeft(at: buffer.caret))
    guard isAtEnd(forward: isForward, sideways: arrow.isSideways) else { return nil }
    let runsToTheLeft = parent.area.textView.runsToTheLeft(at: range.lowerBound)
    return (parent, range, arrow.isForward(runsToTheLeft: runsToTheLeft))
  }

  private func isAtEnd(forward: Bool, sideways: Bool) -> Bool {
    let buffer = area.buffer
    guard !sideways else { return buffer.caret == (forward ? buffer.scalarCount : 0) }
    // Checks the laid-out line, not the paragraph: on the first one, the top of the caret is less
    // than half its height below the top of the text.
    let (line, lastLine) = (buffer.line(containing: buffer.caret), buffer.lineCount - 1)
    guard line == (forward ? lastLine : 0) else { return false }
    let caret = area.textView.caretRectangleInText
    guard forward else { return caret.y < caret.height / 2 }
    let last = area.textView.verticalExtent(ofLine: lastLine)
    return caret.y + caret.height * 1.5 > Double(last.y + last.height)
  }

  // MARK: Leaving and selecting

  /// Leaves the editor downward on Ctrl+Return, to a line after a block.
  func leaveDownward(_ key: KeyPress) -> Bool {
    guard key.control, !key.shift, key.symbol == .enter, area.textView.showsCaret,
      let parent = node.parent, let attachment = node.attachment,
      let range = attachment.rangeInContainer
    else { return false }
    let caret = attachment.isBlock ? lineAfterBlock(at: range, in: parent) : range.upperBound
    parent.enter(EditorSelection(caret: caret))
    return true
  }

  /// Returns the start of the line after a block, which is inserted if there is none to type in.
  private func lineAfterBlock(at range: Range<Int>, in parent: EditorNode) -> Int {
    let content = parent.content
    let end = range.upperBound
    let isEnded = end < content.count && content.isLineEnd(end)
    let isBeforeBlock = isEnded && content.isBlock(at: end + 1)
    guard !isEnded || isBeforeBlock, parent.area.isEditable else {
      return min(end + 1, content.count)
    }
    parent.session.perform(.command) { content.replace(end..<end, with: "\n") }
    return end + 1
  }

  /// Selects the whole document if everything in a nested editor is selected already.
  func selectDocument() -> Bool {
    guard node.parent != nil, area.buffer.selection == 0..<content.count, area.textView.showsCaret,
      let root = node.session.root
    else { return false }
    root.enter(EditorSelection(caret: root.content.count, anchor: 0))
    return true
  }
}
