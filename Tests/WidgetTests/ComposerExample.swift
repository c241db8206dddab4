import Concertina
import GtkCore

@MainActor
func makeChat(
  _ conversation: ScrolledWindow, drafts: DraftStore,
  send: @escaping @MainActor (String) async throws -> Void
) -> ComposerPage {
  let text = State("")
  let bar = ExpandableToolbar(
    text: text.projectedValue, placeholder: "Message", returnKey: .sends, onSend: send)
  bar.maxLength = 500
  bar.leftButton = Button(icon: "mail-attachment-symbolic", tooltip: "Attach")
  bar.conversation = "room@example.org"
  bar.drafts = drafts
  return ComposerPage(content: conversation, toolbar: bar)
}

@MainActor
func addAttachments(
  to bar: ExpandableToolbar,
  send: @escaping @MainActor (String, [MessageAttachment]) async throws -> Void
) {
  let strip = AttachmentStrip()
  bar.attachmentStrip = strip
  bar.onSend = { text in
    let attachments = strip.takeAll()
    do {
      try await send(text, attachments)
    } catch {
      strip.add(attachments)
      throw error
    }
  }
}
