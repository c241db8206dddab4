extension ExpandableToolbar {
  /// Restores the draft of a conversation, and saves what is written from now on.
  ///
  /// A text of another conversation is put away, as if ``conversation`` were set.
  @available(*, deprecated, message: "Set drafts and conversation.")
  public func keepDraft(in drafts: DraftStore?, conversation: String = "") {
    composer.keepDraft(in: drafts, conversation: conversation)
  }
}
