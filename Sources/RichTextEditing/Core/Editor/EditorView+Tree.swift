import RichTextModel

/// Nested and containing editors.
extension EditorView {
  /// The editors in the attachments of this one, each followed by those nested in it.
  ///
  /// Those of all cells of tables are created for this, if they do not exist yet.
  public var nestedEditors: [EditorView] {
    attachments.flatMap(\.editors).flatMap { [$0] + $0.nestedEditors }
  }

  /// The same without editors that do not exist yet: they have neither the focus nor a selection.
  package var presentNestedEditors: [EditorView] {
    attachments.flatMap(\.nodes).compactMap(\.editor).flatMap { [$0] + $0.presentNestedEditors }
  }

  /// Whether it is in no other editor.
  public var isRootEditor: Bool { node.parent == nil }

  /// The outermost containing editor; the editor itself if it is in no other one.
  public var rootEditor: EditorView { parentEditor?.rootEditor ?? self }

  /// The attachment that it is part of; nil if it is in no other editor.
  public var containerAttachment: Attachment? {
    isRootEditor ? nil : node.attachment
  }

  /// Whether it is part of an attachment in another editor.
  public var isContainedInAnAttachment: Bool { containerAttachment != nil }

  /// The name of the attachment that it is part of; nil if it is in no other editor.
  public var contentName: ContentType? { containerAttachment?.name }

  /// The containing editor; nil if there is none.
  public var parentEditor: EditorView? { node.parent?.editor }

  /// The number of containing editors.
  public var nestingLevel: Int { node.path.steps.count }
}
