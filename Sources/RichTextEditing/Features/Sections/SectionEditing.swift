import RichTextModel

/// Collapses and expands the sections of headings; each change is one step that can be undone.
@MainActor
struct SectionEditing {
  private let node: EditorNode
  private let typing: TypingAttributes

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    self.typing = typing
  }

  private var content: RichTextBuffer { node.content }
  private var sections: CollapsedSections { node.content.sections }
  private var headings: HeadingLines { node.content.headings.current }

  /// The heading whose section contains the caret, or that is at the caret; nil above all headings.
  var current: HeadingLines.Heading? { heading(above: content.buffer.caret) }

  /// Returns the heading whose section contains an offset, or that is there.
  private func heading(above offset: Int) -> HeadingLines.Heading? {
    let headings = headings
    let line = content.buffer.line(containing: offset)
    return headings.index(ofSectionContaining: line).map { headings.headings[$0] }
  }

  /// Whether there is any heading.
  var hasHeadings: Bool { !headings.headings.isEmpty }

  /// Returns the heading at a line; nil if the line is none, or nothing follows it.
  func heading(atLine line: Int) -> HeadingLines.Heading? {
    let headings = headings
    guard let index = headings.index(ofSectionContaining: line),
      headings.headings[index].line == line, !headings.section(of: index).isEmpty
    else { return nil }
    return headings.headings[index]
  }

  // MARK: Changing

  /// Collapses the section of the heading at a line, or expands it.
  func toggle(atLine line: Int) {
    guard let heading = heading(atLine: line) else { return }
    set(!heading.isCollapsed, [heading])
  }

  /// Collapses the section that contains the caret, or expands it.
  func setCurrent(_ isCollapsed: Bool) { set(isCollapsed, at: content.buffer.caret) }

  /// Collapses the section that contains an offset, or expands it.
  func set(_ isCollapsed: Bool, at offset: Int) {
    if let heading = heading(above: offset) { set(isCollapsed, [heading]) }
  }

  /// Collapses or expands all sections.
  func setAll(_ isCollapsed: Bool) { set(isCollapsed, headings.headings) }

  private func set(_ isCollapsed: Bool, _ headings: [HeadingLines.Heading]) {
    let changed = headings.filter { $0.isCollapsed != isCollapsed }
    guard !changed.isEmpty else { return }
    node.session.perform(.command) {
      for heading in changed {
        node.changeFormats(ofLines: heading.line...heading.line, typing) {
          $1.isCollapsed = isCollapsed
        }
      }
      moveOut()
    }
  }

  /// Moves a caret that is hidden now to the end of its heading, with the focus of a widget there.
  func moveOut() {
    let selection = content.buffer.selection
    let hidden = [selection.lowerBound, selection.upperBound].compactMap { hiddenLines(at: $0) }
    guard let first = hidden.first else { return moveOutOfWidgets() }
    enterHeading(above: first)
  }

  private func moveOutOfWidgets() {
    guard let child = node.area.focusChild,
      let attachment = content.attachments.all.first(where: {
        $0.content.identity == child.identity
      }),
      let place = attachment.rangeInContainer?.lowerBound, let hidden = hiddenLines(at: place)
    else { return }
    enterHeading(above: hidden)
  }

  private func hiddenLines(at offset: Int) -> Range<Int>? {
    sections.hiddenLines.range(containing: content.buffer.line(containing: offset))
  }

  private func enterHeading(above lines: Range<Int>) {
    let start = content.buffer.offset(ofLine: lines.lowerBound - 1)
    node.enter(EditorSelection(caret: content.buffer.endOfLine(containing: start)))
  }

  // MARK: Revealing

  /// Expands the sections that hide an end of the selection, here and around the editor.
  ///
  /// When a step is undone that expanded them, the selection moves out of them instead.
  func revealSelection() {
    guard !node.session.isRestoring else { return moveOut() }
    guard node.session.isByUser else { return }
    let selection = content.buffer.selection
    reveal(selection.lowerBound)
    reveal(selection.upperBound)
    guard let parent = node.parent, let outer = parent.implementation,
      let place = node.attachment?.rangeInContainer?.lowerBound
    else { return }
    let editing = SectionEditing(parent, outer.typing)
    editing.reveal(place)
    editing.revealSelection()
  }

  /// Expands the sections that hide an offset; returns whether there were any.
  @discardableResult
  func reveal(_ offset: Int) -> Bool {
    let line = content.buffer.line(containing: offset)
    guard sections.isHidden(line) else { return false }
    let headings = headings
    let around = headings.indices(around: line).map { headings.headings[$0] }
    set(false, around.filter(\.isCollapsed))
    return true
  }
}
