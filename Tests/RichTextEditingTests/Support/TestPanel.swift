import GtkCore
import RichTextModel

@testable import RichTextEditing

/// Editors, one below another, as one character of a text.
final class TestPanel: Attachment {
  static let contentType = ContentType("panel")

  /// Does nothing; shows that an editor is one of a panel.
  private struct Processor: TextProcessing {
    let name = "panel"
    let priority = ProcessorPriority.exclusive

    func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool { false }
  }

  /// Whether the text follows attributes that are set on the text around it.
  private var relays = false

  static func make(
    _ content: RichText, relays: Bool = false, context: EditorViewContext
  ) -> TestPanel {
    let saved = AttachmentContent(
      name: contentType, isBlock: true, size: .fullWidth, editors: [content])
    let panel = make(saved, saved.editors, context)
    panel.relays = relays
    return panel
  }

  /// Returns the saved panel, whose editors get their texts from the document that it is inserted
  /// into; nil for another kind of attachment.
  static func make(for saved: AttachmentContent, context: EditorViewContext) -> TestPanel? {
    guard saved.name == contentType else { return nil }
    return make(saved, saved.editors.map { _ in RichText() }, context)
  }

  private static func make(
    _ saved: AttachmentContent, _ texts: [RichText], _ context: EditorViewContext
  ) -> TestPanel {
    let editors = texts.map { text in
      let editor = EditorView(context: context)
      editor.content = text
      editor.selectedRange = editor.textEndRange
      editor.register(processors: [Processor()])
      return editor
    }
    let panel = TestPanel(
      name: saved.name, content: Box(.vertical, editors), size: saved.size,
      isBlock: saved.isBlock, editors: editors, id: saved.id, data: saved.data)
    panel.takesFocusOnInsertion = true
    panel.selectOnTap = true
    panel.selectBeforeDelete = true
    return panel
  }

  override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
    guard relays else { return }
    for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
  }

  override func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {
    guard relays else { return }
    for editor in editors { editor.removeAttributes(attributes, in: 0..<editor.contentLength) }
  }
}
