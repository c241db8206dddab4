import RichTextModel

/// Editors in editors.
extension EditorView {
  /// The editors in the attachments of this one, each followed by those in it.
  public var nestedEditors: [EditorView] {
    attachments.flatMap(\.editors).flatMap { [$0] + $0.nestedEditors }
  }

  /// Whether it stands in no other editor.
  public var isRootEditor: Bool { implementation.parent == nil }

  /// The outermost of the editors that it stands in; the editor itself where it stands in none.
  public var rootEditor: EditorView { parentEditor?.rootEditor ?? self }

  /// The attachment that it is a part of; nil for one that stands in no other editor.
  public var containerAttachment: Attachment? {
    isRootEditor ? nil : implementation.attachment
  }

  /// Whether it is a part of an attachment that stands in another editor.
  public var isContainedInAnAttachment: Bool { containerAttachment != nil }

  /// What the attachment is called that it is a part of; nil for one that stands in no other editor.
  public var contentName: ContentType? { containerAttachment?.name }

  /// The editor that it stands in; nil: none.
  public var parentEditor: EditorView? {
    implementation.parent.flatMap { $0.hasWidget ? EditorView(existing: $0) : nil }
  }

  /// How many editors it stands in.
  public var nestingLevel: Int { implementation.path.steps.count }
}
