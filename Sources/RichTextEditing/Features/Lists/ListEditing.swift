import RichTextModel

/// Changes the items of lists, and moves paragraphs, as ``ParagraphLines`` decides; every change is
/// one step that can be undone.
@MainActor
struct ListEditing {
  let node: EditorNode
  let typing: TypingAttributes

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    self.typing = typing
  }

  var content: RichTextBuffer { node.content }
  var lineCount: Int { content.buffer.lineCount }

  /// The lines that the selection touches.
  var selectedLines: ClosedRange<Int> { content.lines(touching: content.buffer.selection) }

  /// Returns the list item of a line; nil for any other paragraph.
  func item(_ line: Int) -> ListItem? { content.item(ofLine: line) }

  /// The lines as they are now.
  var lines: ParagraphLines {
    ParagraphLines(
      count: lineCount, styles: content.tags.paragraphs.styles,
      headings: { content.headings.current }, hidden: content.sections.hiddenLines
    ) { node.paragraphFormat(ofLine: $0) }
  }

  // MARK: Items

  /// Makes the paragraph at an offset an item; one that is an item already stays on its level.
  func setItem(_ item: ListItem, at offset: Int) {
    change { $0.setItem(item, at: content.buffer.line(containing: offset)) }
  }

  /// Whether all selected paragraphs are items of a kind.
  func isOn(_ kind: ListItem.Kind, _ numberFormat: ListNumberFormat?) -> Bool {
    lines.isOn(kind, numberFormat: numberFormat, in: selectedLines)
  }

  /// Makes the selected paragraphs items of a kind, or ordinary ones if all of them are.
  func toggle(_ kind: ListItem.Kind, _ numberFormat: ListNumberFormat?) {
    change { $0.toggle(kind, numberFormat: numberFormat, in: selectedLines) }
  }

  /// Whether the selected items can be nested in the item before them.
  var canNest: Bool { lines.canNest(selectedLines) }

  /// Whether the lines are wide enough to indent the selected paragraphs further.
  var hasRoomToIndent: Bool {
    !content.tags.paragraphs.isLimited(content.format(ofLine: selectedLines.lowerBound))
  }

  /// Moves the selected items one level further in.
  func nest() {
    guard hasRoomToIndent else { return }
    change { $0.nest(selectedLines) }
  }

  /// Moves the selected items one level further out; on the outermost one, they become ordinary
  /// paragraphs.
  func unnest() { change { $0.unnest(selectedLines) } }

  /// Ticks the box of a task, or removes the tick.
  func toggleTick(ofLine line: Int) { change { $0.toggleTick(at: line) } }

  /// Ticks all selected tasks, or removes the ticks if all of them have one.
  func toggleTicks() { change { $0.toggleTicks(in: selectedLines) } }

  private func change(_ change: (inout ParagraphLines) -> Void) {
    var lines = lines
    change(&lines)
    carryOut(lines)
  }

  private func carryOut(_ lines: ParagraphLines) {
    guard let changed = lines.changedLines else { return }
    let changes = lines.changes
    node.changeFormats(ofLines: changed, typing) { line, format in
      if let changed = changes[line] { format.list = changed.list }
    }
  }

  // MARK: Moving

  /// Moves the selected paragraphs above the one before them, or below the one after them; returns
  /// whether there is one.
  @discardableResult
  func move(down: Bool) -> Bool {
    let isLastEmpty = content.range(ofLine: lineCount - 1).isEmpty
    guard let move = lines.move(selectedLines, down: down, isLastEmpty: isLastEmpty) else {
      return false
    }
    let first = content.range(ofLines: move.upper)
    let second = content.range(ofLines: move.lower)
    let selection = content.selection
    // The upper part moves by the length of the lower one, and the other way round; the last
    // paragraph of a text has no line break, but gets one.
    let isLast = second.upperBound == content.count && !content.isLineStart(second.upperBound)
    carryOut(move)
    let distance = down ? second.count + (isLast || second.isEmpty ? 1 : 0) : -first.count
    node.enter(
      EditorSelection(
        caret: min(selection.caret + distance, content.count),
        anchor: min(selection.anchor + distance, content.count)))
    return true
  }

  /// Moves a block to before another line, as one step; the block is selected then.
  ///
  /// - Parameters:
  ///   - block: The lines of the block.
  ///   - target: The line, or the number of lines for the end of the text.
  /// - Returns: Whether the block has moved.
  @discardableResult
  func move(_ block: ClosedRange<Int>, toLine target: Int) -> Bool {
    guard let move = lines.move(block, toLine: target) else { return false }
    carryOut(move)
    let first = target < block.lowerBound ? target : target - block.count
    select(first...(first + block.count - 1))
    return true
  }

  private func carryOut(_ move: LineMove) {
    node.session.perform(.command) {
      swap(move.upper, move.lower)
      carryOut(move.lines)
    }
  }

  private func swap(_ upper: ClosedRange<Int>, _ lower: ClosedRange<Int>) {
    let (first, second) = (content.range(ofLines: upper), content.range(ofLines: lower))
    var (above, below) = (content.content(in: first), content.content(in: second))
    let lastFormat = content.format(ofLine: upper.upperBound)
    let isEnded = !second.isEmpty && content.isLineStart(second.upperBound)
    if !isEnded {
      // The last paragraph gets the line break of the one that is the last now.
      var attributes = above.part((above.count - 1)..<above.count).runs[0].attributes
      attributes[ParagraphKey.self] = content.format(ofLine: lower.upperBound).ifNotPlain
      attributes[FollowingParagraphKey.self] = nil
      above = above.part(0..<(above.count - 1))
      below.append(RichText("\n", attributes: attributes))
    }
    content.replace(first.lowerBound..<second.upperBound, with: below + above)
    guard !isEnded, content.isLineStart(content.count),
      let part = content.continuation.following(lastFormat)
    else { return }
    content.changeAttributes(in: part.range, part.change)
  }

  /// Selects the text of lines, without the line break at their end.
  ///
  /// If that is hidden, it is selected, too: a caret in a collapsed section would expand it.
  func select(_ lines: ClosedRange<Int>) {
    let range = content.range(ofLines: lines)
    let last = content.range(ofLine: lines.upperBound).lowerBound
    let end = max(content.buffer.endOfLine(containing: last), last)
    let isHidden = content.sections.isHidden(lines.upperBound)
    node.enter(
      EditorSelection(caret: isHidden ? range.upperBound : end, anchor: range.lowerBound))
  }
}
