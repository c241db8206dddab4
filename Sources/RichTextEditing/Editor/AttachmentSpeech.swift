import GtkCore

/// Says the names of attachments that the caret goes over or that are selected.
///
/// A screen reader reads the character that the caret has passed, and finds nothing there that it could
/// say. GTK can have it say something since 4.14.
struct AttachmentSpeech {
  private var caret = 0
  private var count = 0

  /// The attachment to be named after a movement of the caret; nil: there is none.
  @MainActor
  mutating func attachment(
    after selection: (caret: Int, anchor: Int), in content: RichTextBuffer
  ) -> Attachment? {
    let (oldCaret, oldCount) = (caret, count)
    (caret, count) = (selection.caret, content.count)
    guard !content.attachments.isEmpty else { return nil }
    if abs(selection.caret - selection.anchor) == 1 {
      return content.attachments.attachment(at: min(selection.caret, selection.anchor))
    }
    // An edit moves the caret, too.
    guard selection.caret == selection.anchor, abs(caret - oldCaret) == 1, count == oldCount else {
      return nil
    }
    return content.attachments.attachment(at: min(caret, oldCaret))
  }
}

extension EditorViewImplementation {
  func sayAttachment() {
    guard Widget.canAnnounce,
      let attachment = speech.attachment(after: content.selection, in: content),
      area.textView.isFocus
    else { return }
    area.textView.announce(attachment.accessibleName)
  }
}
