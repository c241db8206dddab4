import GtkCore
import RichTextModel
import TextParagraphs
import TextRules
import WidgetSupport

/// The gaps before, between and after block attachments, where typing inserts a paragraph.
extension EditorViewImplementation {
  /// Returns the gap at an offset: beside a block, and beside nothing else on that line.
  func gap(at offset: Int) -> GapCursor.Gap? {
    let (isBehind, isBefore) = (isBlock(at: offset - 1), isBlock(at: offset))
    guard isBehind || isBefore, isBehind || isLineStart(offset), isBefore || isLineEnd(offset)
    else { return nil }
    return GapCursor.Gap(offset: isBefore ? offset : offset - 1, isBehind: !isBefore)
  }

  /// Shows the caret in a gap, like any caret in the active window only.
  func updateGapCursor() {
    guard hasWidget, !content.attachments.isEmpty || content.attachments.gapCursor.gap != nil else {
      return
    }
    let isShown =
      area.textView.hasFocus && area.textView.showsCaret
      && area.buffer.selection.isEmpty
    content.attachments.gapCursor.show(in: isShown ? gap(at: area.buffer.caret) : nil, of: area)
  }

  // MARK: Typing

  /// Makes text that is inserted into a gap a paragraph, as part of the same step.
  func makeParagraph(of edit: TextEdit) {
    let (range, text) = (edit.range, edit.text.unicodeScalars)
    // A replacement of a line break beside a block keeps that break where it has to stay.
    guard let first = text.first, let last = text.last, !content.attachments.isEmpty,
      range.isEmpty || blockLines == .none
    else { return }
    let isBehind = isBlock(at: range.lowerBound - 1)
    let isBefore = isBlock(at: range.upperBound)
    guard isBehind || isBefore, isBehind || isLineStart(range.lowerBound),
      isBefore || isLineEnd(range.upperBound)
    else { return }
    let breaksBefore = isBehind && !ParagraphEnd.isEnd(first)
    let breaksBehind = isBefore && !ParagraphEnd.isEnd(last)
    guard breaksBefore || breaksBehind else { return }
    let (start, end) = (range.lowerBound, range.lowerBound + text.count)
    session.atEndOfAction { [weak self] isTakenBack in
      guard let self, self.hasWidget, !isTakenBack else { return }
      if breaksBehind { self.content.replace(end..<end, with: "\n") }
      if breaksBefore { self.content.replace(start..<start, with: "\n") }
      let caret = breaksBefore ? end + 1 : end
      self.area.buffer.select(anchor: caret, caret: caret)
    }
  }

  // MARK: Moving

  /// Moves with Up and Down through the gaps, and from them into the block.
  func crossesGap(goingDown: Bool) -> Bool {
    guard !content.attachments.isEmpty, area.buffer.selection.isEmpty else { return false }
    let caret = area.buffer.caret
    let gap = gap(at: caret)
    if let gap, gap.isBehind != goingDown { return entersBlock(of: gap) }
    let line = area.textView.displayLine(at: caret)
    guard goingDown else {
      guard isLineStart(line.lowerBound), line.lowerBound > 0 else { return false }
      let end = line.lowerBound - 1
      return goesIntoGap(at: end, isBehind: true)
        || gap != nil && goes(to: area.textView.displayLine(at: end).lowerBound)
    }
    let end = area.buffer.endOfLine(containing: caret)
    guard line.upperBound >= end, end < content.count else { return false }
    return goesIntoGap(at: end + 1, isBehind: false) || gap != nil && goes(to: end + 1)
  }

  private func goesIntoGap(at offset: Int, isBehind: Bool) -> Bool {
    guard let gap = gap(at: offset), gap.isBehind == isBehind else { return false }
    return goes(to: offset)
  }

  /// Moves to an offset: a gap shows its caret at the start of its line, so neighboring lines are
  /// entered there too.
  private func goes(to offset: Int) -> Bool {
    select(EditorSelection(caret: offset))
    return true
  }

  private func entersBlock(of gap: GapCursor.Gap) -> Bool {
    let editors = content.attachments.attachment(at: gap.offset)?.editors ?? []
    guard let inner = gap.isBehind ? editors.last : editors.first else {
      let other = gap.isBehind ? gap.offset : gap.offset + 1
      select(EditorSelection(caret: other))
      return true
    }
    let place = gap.isBehind ? inner.contentLength : 0
    inner.implementation.select(EditorSelection(caret: place))
    return true
  }

  /// Moves the caret before or after a block on a click beside its widget, above or below its
  /// middle.
  func tappedBesideBlock(_ tap: PointerTap.Tap) {
    guard hasWidget, !tap.control, area.buffer.selection.isEmpty else { return }
    let view = area.textView
    let offset = view.offset(x: tap.x, y: tap.y)
    guard let block = [offset, offset - 1].first(where: { isBlock(at: $0) }) else { return }
    let place = view.characterRectangle(at: block)
    let caret = tap.y < place.y + place.height / 2 ? block : block + 1
    guard caret != area.buffer.caret, gap(at: caret) != nil else { return }
    area.buffer.select(anchor: caret, caret: caret)
  }
}
