import GtkCore
import TextRules

/// Pasting from the clipboard, with nothing lost on the way.
extension GrowingTextAreaImplementation {
  func connectPasting() {
    textView.onPaste { [weak self] in self?.paste() ?? false }
  }

  /// Pastes plain text, and leaves the rest to GTK.
  ///
  /// - Returns: Whether there is plain text.
  private func paste() -> Bool {
    events.pasteRequested?()
    let clipboard = textView.clipboard
    if acceptsInput, events.pasteOffered?(clipboard) == true { return true }
    guard acceptsInput, clipboard.offersPlainText else { return false }
    clipboard.readPlainText { [weak self] bytes in
      guard let self, self.hasWidget else { return }
      if let bytes { self.insertPasted(String(sanitizing: bytes)) }
      self.buffer.announcePasteDone(from: clipboard)
    }
    return true
  }

  private func insertPasted(_ text: String) {
    // The answer of another program may take its time.
    guard acceptsInput, !text.isEmpty else { return }
    buffer.insertAtCaret(text)
    textView.scrollToCaret()
  }
}
