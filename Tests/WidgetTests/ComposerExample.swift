import Concertina
import GtkCore

@MainActor
func makeChat(
  _ conversation: ScrolledWindow, drafts: DraftStore,
  send: @escaping @MainActor (String) async throws -> Void
) -> ComposerPage {
  let text = State(wrappedValue: "")
  let bar = ExpandableToolbar(
    text: text.projectedValue, placeholder: "Message", returnKey: .sends, onSend: send)
  bar.maxLength = 500
  bar.leftButton = Button(icon: "mail-attachment-symbolic", tooltip: "Attach")
  bar.keepDraft(in: drafts, conversation: "room@example.org")
  return ComposerPage(content: conversation, toolbar: bar)
}
