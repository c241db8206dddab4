import RichTextEditing

/// Four editors, each of which except the first is in an attachment of the one before.
@MainActor
enum NestedEditors {
  private static let count = 4
  private static let firstWidth = 400
  /// The width by which each editor is narrower than the one that contains it.
  private static let narrowing = 20

  /// Creates the editors, the outermost first.
  static func make() -> [EditorView] {
    let editors = (0..<count).map { _ in EditorView() }
    for editor in editors { editor.maxHeight = .infinite }
    for (level, (outer, inner)) in zip(editors, editors.dropFirst()).enumerated() {
      outer.content = "before\n\nafter"
      let size = AttachmentSize.fixed(firstWidth - (level + 1) * narrowing)
      let attachment = Attachment(
        name: ContentType("editor"), content: inner, size: size, isBlock: true, editors: [inner])
      outer.insertAttachment(attachment, in: 7..<7)
    }
    return editors
  }
}
