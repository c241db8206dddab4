import GtkCore
import WidgetSupport

extension DraftStore {
  /// Brings back what was written in a conversation, and saves what is written from now on.
  ///
  /// A draft takes the place of the area's text, with its caret, and cannot be undone; without a draft
  /// the area stays as it is. The session hears of changes and of the focus on its own, and holds the
  /// text but not the widget: what is typed just before a window is closed is saved too.
  ///
  ///     let session = drafts.attach(to: area, conversation: "room@example.org")
  ///
  /// To change over to another conversation, end the session, empty the area with `reset(to: "")` and
  /// attach it again.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - conversation: Any text that tells conversations apart, byte by byte.
  /// - Returns: What follows the text until it is ended.
  public func attach(to area: GrowingTextArea, conversation: String) -> DraftSession {
    let draft = draft(for: conversation)
    if let draft {
      area.reset(to: draft.text)
      area.buffer.caret = draft.caret
    }
    let buffer = area.buffer
    let session = session(
      for: conversation, text: { buffer.text }, caret: { buffer.caret })
    session.savedCaret = draft?.caret
    session.connections = [
      buffer.onChanged { [weak session] in session?.textChanged() },
      // Both ways: when the focus comes in, nothing is left to be saved.
      area.textView.onChange(of: "has-focus") { [weak session] in session?.focusLost() },
    ]
    return session
  }
}
