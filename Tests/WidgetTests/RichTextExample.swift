import Concertina
import GtkCore

@MainActor
func makeRichEditor() -> Widget {
  let context = EditorViewContext()
  let editor = EditorView(context: context)
  let toolbar = FormattingToolbar(context: context)
  editor.content = "Mind the gap"
  let inner = EditorView(context: context)
  inner.content = "between train and platform"
  let panel = Attachment(
    name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true, editors: [inner])
  editor.insertAttachment(panel, in: 12..<12)
  editor.maxHeight = .max(300)
  return Box(.vertical, spacing: 6, [toolbar, editor])
}
