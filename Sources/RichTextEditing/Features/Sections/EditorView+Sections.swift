import GtkCore
import RichTextModel
import WidgetSupport

/// Sections: what is below a heading, up to the next one of its level.
extension EditorView {
  package nonisolated static let hasCollapsibleHeadings = Parameter<EditorView, Bool>(
    "collapsible-headings", false, property: "hasCollapsibleHeadings", changesSize: true,
    get: { $0.implementation.content.sections.isOn },
    set: { $0.implementation.triangles?.isOn = $1 })

  /// Whether the sections of headings can be collapsed; false by default.
  ///
  /// A triangle before each heading collapses its section, as do Alt+Shift+Left and
  /// Alt+Shift+Right. What is found, or reached by the caret in another way, is expanded. It
  /// is about the editor's own headings: each nested editor has an option of its own.
  public var hasCollapsibleHeadings: Bool {
    get { self[Self.hasCollapsibleHeadings] }
    set { self[Self.hasCollapsibleHeadings] = newValue }
  }

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
