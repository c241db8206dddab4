import Concertina
import TextTranslation

/// Attachments of all five sizes, each named after its size.
@MainActor
enum RichEditorSizes {
  static func fill(_ stage: RichEditorStage) {
    let (editor, values) = (stage.editor, stage.knobs.values)
    editor.content = RichText()
    for (title, size) in sizes(values) {
      let end = editor.contentLength
      let lead = editor.isEmpty || editor.text.hasSuffix("\n") ? "" : "\n"
      editor.appendCharacters(RichText("\(lead)\(title) "))
      let place = end + lead.count + title.count + 1
      editor.insertAttachment(
        PanelAttachment.make(RichText("text"), size: size, title: title, context: stage.context),
        in: place..<place)
    }
    editor.forgetHistory()
  }

  static func resize(_ stage: RichEditorStage) {
    // Saved attachments have sizes of their own.
    guard stage.knobs[RichTextKnobs.content].isEmpty else { return }
    for (attachment, (_, size)) in zip(stage.editor.attachments, sizes(stage.knobs.values)) {
      attachment.size = size
    }
  }

  /// Returns the code for attachments of the sizes that the knobs set.
  nonisolated static func code(_ values: KnobValues) -> String {
    let (least, most) = (values[RichTextKnobs.minimum], values[RichTextKnobs.maximum])
    return """
      let sizes: [AttachmentSize] = [
        .matchContent, .fullWidth, .fixed(\(values[RichTextKnobs.fixed])),
        .range(minWidth: \(least), maxWidth: \(most)), .percent(\(values[RichTextKnobs.percent])),
      ]
      for size in sizes {
        let inner = EditorView(context: context)
        let panel = Attachment(
          name: ContentType("panel"), content: inner, size: size, editors: [inner])
        editor.insertAttachment(panel, in: editor.textEndRange)
      }

      """
  }

  private static func sizes(_ values: KnobValues) -> [(String, AttachmentSize)] {
    [
      (translated("Content"), .matchContent), (translated("Line"), .fullWidth),
      (translated("Fixed"), .fixed(values[RichTextKnobs.fixed])),
      (
        translated("Range"),
        .range(minWidth: values[RichTextKnobs.minimum], maxWidth: values[RichTextKnobs.maximum])
      ),
      (translated("Percent"), .percent(Double(values[RichTextKnobs.percent]))),
    ]
  }
}
