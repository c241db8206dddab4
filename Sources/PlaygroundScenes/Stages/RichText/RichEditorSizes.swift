import Concertina
import TextTranslation

/// Attachments of all five sizes, each named after its size.
@MainActor
enum RichEditorSizes {
  static func fill(_ editor: EditorView, _ values: KnobValues, _ context: EditorViewContext) {
    editor.content = RichText()
    for (title, size) in sizes(values) {
      let end = editor.contentLength
      let lead = editor.isEmpty || editor.text.hasSuffix("\n") ? "" : "\n"
      editor.appendCharacters(RichText("\(lead)\(title) "))
      let place = end + lead.count + title.count + 1
      editor.insertAttachment(
        PanelAttachment.make(RichText("text"), size: size, title: title, context: context),
        in: place..<place)
    }
    editor.forgetHistory()
  }

  static func resize(_ editor: EditorView, _ values: KnobValues) {
    for (attachment, (_, size)) in zip(editor.attachments, sizes(values)) { attachment.size = size }
  }

  private static func sizes(_ values: KnobValues) -> [(String, AttachmentSize)] {
    [
      (translated("Content"), .matchContent), (translated("Line"), .fullWidth),
      (translated("Fixed"), .fixed(values.wholeNumber("fixed"))),
      (
        translated("Range"),
        .range(minimum: values.wholeNumber("minimum"), maximum: values.wholeNumber("maximum"))
      ),
      (translated("Percent"), .percent(Double(values.wholeNumber("percent")))),
    ]
  }
}
