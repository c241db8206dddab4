import GtkCore
import RichTextModel
import TextParagraphs
import TextRules
import WidgetSupport

/// The gaps before, between and after block attachments, where typing inserts a paragraph.
@MainActor
final class BlockGaps {
  private let node: EditorNode
  private let blockLines: BlockLines

  /// Creates the gaps in the text of an editor.
  ///
  /// - Parameters:
  ///   - node: The editor.
  ///   - blockLines: The line breaks beside blocks that stay.
  init(_ node: EditorNode, _ blockLines: BlockLines) {
    self.node = node
    self.blockLines = blockLines
  }

  private var area: GrowingTextArea { node.area }
  private var content: RichTextBuffer { node.content }

  /// Returns the gap at an offset: beside a block, and beside nothing else on that line.
  func gap(at offset: Int) -> GapCursor.Gap? {
    let (isAfter, isBefore) = (content.isBlock(at: offset - 1), content.isBlock(at: offset))
    guard isAfter || isBefore, isAfter || content.isLineStart(offset),
      isBefore || content.isLineEnd(offset)
    else { return nil }
    return GapCursor.Gap(offset: isBefore ? offset : offset - 1, isAfter: !isBefore)
  }

  /// Shows the caret in a gap, like any caret in the active window only.
  func updateCursor() {
    let (attachments, cursor) = (content.attachments, content.attachments.gapCursor)
    guard node.hasWidget, !attachments.isEmpty || cursor.gap != nil else { return }
    let isShown =
      area.textView.hasFocus && area.textView.showsCaret
      && area.buffer.selection.isEmpty
    cursor.show(in: isShown ? gap(at: area.buffer.caret) : nil, of: area)
  }

  // MARK: Typing

  /// Makes text that is inserted into a gap a paragraph, as part of the same step.
  func makeParagraph(of edit: TextEdit) {
    let (range, text) = (edit.range, edit.text.unicodeScalars)
    // A replacement of a line break beside a block keeps that break where it has to stay.
    guard let first = text.first, let last = text.last, !content.attachments.isEmpty,
      range.isEmpty || blockLines.preserved == .none
    else { return }
    let isAfter = content.isBlock(at: range.lowerBound - 1)
    let isBefore = content.isBlock(at: range.upperBound)
    guard isAfter || isBefore, isAfter || content.isLineStart(range.lowerBound),
      isBefore || content.isLineEnd(range.upperBound)
    else { return }
    let breaksBefore = isAfter && !ParagraphEnd.isEnd(first)
    let breaksAfter = isBefore && !ParagraphEnd.isEnd(last)
    guard breaksBefore || breaksAfter else { return }
    let (start, end) = (range.lowerBound, range.lowerBound + text.count)
    node.session.atEndOfAction { [weak node] isReverted in
      guard let node, node.hasWidget, !isReverted else { return }
      if breaksAfter { node.content.replace(end..<end, with: "\n") }
      if breaksBefore { node.content.replace(start..<start, with: "\n") }
      let caret = breaksBefore ? end + 1 : end
      node.area.buffer.select(anchor: caret, caret: caret)
    }
  }

  // MARK: Moving

  /// Moves with Up and Down through the gaps, and from them into the block.
  func moveAcross(goingDown: Bool) -> Bool {
    guard !content.attachments.isEmpty, area.buffer.selection.isEmpty else { return false }
    let caret = area.buffer.caret
    let gap = gap(at: caret)
    if let gap, gap.isAfter != goingDown { return enterBlock(of: gap) }
    let line = area.textView.displayLine(at: caret)
    guard goingDown else {
      guard content.isLineStart(line.lowerBound), line.lowerBound > 0 else { return false }
      let end = line.lowerBound - 1
      return goIntoGap(at: end, isAfter: true)
        || gap != nil && go(to: area.textView.displayLine(at: end).lowerBound)
    }
    let end = area.buffer.endOfLine(containing: caret)
    guard line.upperBound >= end, end < content.count else { return false }
    return goIntoGap(at: end + 1, isAfter: false) || gap != nil && go(to: end + 1)
  }

  private func goIntoGap(at offset: Int, isAfter: Bool) -> Bool {
    guard let gap = gap(at: offset), gap.isAfter == isAfter else { return false }
    return go(to: offset)
  }

  /// Moves to an offset: a gap shows its caret at the start of its line, so neighboring lines are
  /// entered there too.
  private func go(to offset: Int) -> Bool {
    node.enter(EditorSelection(caret: offset))
    return true
  }

  private func enterBlock(of gap: GapCursor.Gap) -> Bool {
    let block = content.attachments.attachment(at: gap.offset)
    guard let inner = block?.outerNode(atEnd: gap.isAfter) else {
      let other = gap.isAfter ? gap.offset : gap.offset + 1
      node.enter(EditorSelection(caret: other))
      return true
    }
    let place = gap.isAfter ? inner.content.count : 0
    inner.enter(EditorSelection(caret: place))
    return true
  }

  /// Moves the caret before or after a block on a click beside its widget, above or below its
  /// middle.
  func tapped(_ tap: Click) {
    guard node.hasWidget, !tap.control, area.buffer.selection.isEmpty else { return }
    let view = area.textView
    let offset = view.offset(x: tap.x, y: tap.y)
    guard let block = [offset, offset - 1].first(where: { content.isBlock(at: $0) }) else { return }
    let place = view.characterRectangle(at: block)
    let caret = tap.y < place.y + place.height / 2 ? block : block + 1
    guard caret != area.buffer.caret, gap(at: caret) != nil else { return }
    area.buffer.select(anchor: caret, caret: caret)
  }
}
