import RichTextModel

/// The headings of a tree of editors.
extension EditorNode {
  /// The headings of this editor and of those nested in it, in the order of the document.
  package var outline: [OutlineHeading] {
    var outline = OutlineBuilder()
    let root = path
    visitHeadings { node, heading in
      let start = node.content.buffer.offset(ofLine: heading.line)
      let end = node.content.buffer.endOfLine(containing: start)
      outline.append(
        node.content.buffer.text(from: start, to: end), level: heading.level,
        isCollapsed: heading.isCollapsed,
        at: EditorPath(Array(node.path.steps.dropFirst(root.steps.count))), start..<end)
    }
    return outline.headings
  }

  /// Returns the index in the outline of the heading with the section that contains an offset of an
  /// editor in this tree; nil if it is above all headings.
  package func outlineIndex(of offset: Int, in editor: EditorNode) -> Int? {
    let line = editor.content.buffer.line(containing: offset)
    let own = editor.content.headings.current
    if let index = own.index(ofSectionContaining: line) {
      return indexInOutline { $0 === editor && $1 == own.headings[index] }
    }
    // Above the headings of a nested editor, its place in the containing one counts.
    guard editor !== self, let parent = editor.parent,
      let place = editor.attachment?.rangeInContainer?.lowerBound
    else { return nil }
    return outlineIndex(of: place, in: parent)
  }

  private func indexInOutline(_ isWanted: (EditorNode, HeadingLines.Heading) -> Bool) -> Int? {
    var (index, found) = (0, Int?.none)
    visitHeadings { node, heading in
      if found == nil, isWanted(node, heading) { found = index }
      index += 1
    }
    return found
  }

  /// Calls a closure with each heading, in the order of the document.
  private func visitHeadings(_ body: (EditorNode, HeadingLines.Heading) -> Void) {
    var rest = content.headings.current.headings[...]
    for attachment in content.attachments.all where !attachment.nodes.isEmpty {
      let place = attachment.rangeInContainer?.lowerBound ?? 0
      let line = content.buffer.line(containing: place)
      while let heading = rest.first, heading.line <= line {
        body(self, heading)
        rest.removeFirst()
      }
      for node in attachment.nodes { node.visitHeadings(body) }
    }
    for heading in rest { body(self, heading) }
  }

  // MARK: Changes

  /// Reports changes of the outline from now on.
  package func followOutline() {
    guard !root.isOutlineFollowed else { return }
    root.isOutlineFollowed = true
    // What there is already is no change.
    _ = content.headings.takeChange()
  }

  /// Reports a change of the headings in this editor to all editors around it, if changes of the
  /// outline are followed.
  func noteOutline() {
    guard root.isOutlineFollowed, content.headings.takeChange() else { return }
    var next: EditorNode? = self
    while let node = next {
      node.outlineChanged.notify(())
      next = node.parent
    }
  }
}
