import GtkCore

/// Announces the names of attachments that the caret moves past, or that are selected.
///
/// A screen reader reads the character that the caret has passed, and finds nothing to speak there.
/// GTK can announce text since 4.14.
struct AttachmentSpeech {
  private var caret = 0
  private var count = 0

  /// Returns the attachment to announce after a movement of the caret; nil if there is none.
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
