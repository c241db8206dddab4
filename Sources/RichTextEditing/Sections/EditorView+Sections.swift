import RichTextModel

/// Sections: what is below a heading, up to the next one of its level.
extension EditorView {
  /// Collapses the section that contains an offset, or expands it; nothing without a heading above
  /// the offset.
  ///
  /// ```swift
  /// editor.hasCollapsibleHeadings = true
  /// editor.setCollapsed(true, at: editor.outline[2].range.lowerBound)
  /// ```
  ///
  /// It is one step that can be undone, and is saved with the heading
  /// (`ParagraphFormat.isCollapsed`).
  public func setCollapsed(_ isCollapsed: Bool, at offset: Int) {
    SectionEditing(self).set(isCollapsed, at: offset)
  }

  /// Collapses all sections of the editor, or expands them, as one step.
  public func setAllCollapsed(_ isCollapsed: Bool) { SectionEditing(self).setAll(isCollapsed) }

  /// Whether the text at an offset is hidden in a collapsed section.
  public func isHidden(at offset: Int) -> Bool {
    let content = implementation.content
    return content.sections.isHidden(content.buffer.line(containing: offset))
  }
}

extension SectionEditing {
  init(_ editor: EditorView) {
    self.init(editor.implementation.node, editor.implementation.typing)
  }
}
