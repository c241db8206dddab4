/// The line breaks beside a block attachment that stay when the user deletes the text around it.
public enum PreserveBlockAttachmentNewline: Hashable, Sendable {
  /// None: text may end up beside the attachment.
  case none
  /// The one before it, the one after it, or both.
  case before, after, both
}
