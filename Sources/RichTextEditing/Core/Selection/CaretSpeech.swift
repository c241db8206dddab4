import GtkCore

/// Says where the caret has come to: into a table, to another paragraph, into a link, past an
/// attachment.
///
/// A screen reader reads the letters at the caret, and finds nothing there that says so.
@MainActor
final class CaretSpeech {
  private let node: EditorNode
  private let attachments: AttachmentSpeech
  private let paragraph: ParagraphSpeech
  private let link: LinkSpeech
  private var hasSpoken = false

  init(_ node: EditorNode) {
    self.node = node
    attachments = AttachmentSpeech(node)
    paragraph = ParagraphSpeech(node)
    link = LinkSpeech(node)
  }

  /// Called when the caret has moved.
  func caretMoved() { say([attachments.news(), paragraph.news(), link.news()]) }

  /// Called when an edit may have changed what is at the caret.
  func update() { say([paragraph.news(), link.news()]) }

  /// Called when the focus has come to the text, or has left it.
  func focusChanged(_ hasFocus: Bool) {
    guard hasFocus else { return sayNothing() }
    // Not before a screen reader has been told that the text has the focus.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.entered() }
  }

  private func entered() {
    guard node.hasWidget, node.area.textView.isFocus else { return }
    paragraph.forget()
    link.forget()
    say([node.attachment?.wordsOnEntering(node), paragraph.news(), link.news()])
  }

  /// Says what is new, if the text has the focus; nil is what has not changed, and an empty text
  /// that there is nothing to say any more.
  private func say(_ news: [String?]) {
    let news = news.compactMap { $0 }
    guard !news.isEmpty, node.area.textView.isFocus else { return }
    let message = news.filter { !$0.isEmpty }.joined(separator: ", ")
    guard !message.isEmpty else { return sayNothing() }
    hasSpoken = true
    node.area.textView.say(message)
  }

  private func sayNothing() {
    guard hasSpoken else { return }
    hasSpoken = false
    node.area.textView.sayNothing()
  }
}
