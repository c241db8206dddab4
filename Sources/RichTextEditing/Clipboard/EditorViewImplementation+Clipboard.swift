import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// Copying, cutting and pasting with attributes and attachments.
extension EditorViewImplementation {
  func connectClipboard() {
    content.onForeignSpace = { [weak self] in self?.adoptSpace(at: $0) }
    area.textView.onCopy { [weak self] in self?.copySelection(cuts: $0) ?? false }
    area.textView.onSelectAll { [weak self] in self.map { !$0.node.permissions.allows(.selectAll) } ?? false }
    area.listeners.pasteOffered.add { [weak self] offer in
      guard let self, self.hasWidget else { return }
      offer.offer { self.pasteContent(from: $0) }
    }
    area.listeners.selectionOffered.add { [weak self] offer in
      guard let self, self.hasWidget, let offset = offer.offset else { return }
      offer.offer { self.pasteSelected(from: $0, at: offset) }
    }
  }

  /// Copies the selection, and deletes it when cutting; returns false if nothing is selected.
  private func copySelection(cuts: Bool) -> Bool {
    guard hasWidget else { return false }
    let range = area.buffer.selection
    guard !range.isEmpty else { return false }
    guard node.permissions.allows(cuts ? .cut : .copy) else { return true }
    RichClipboard.offer(content.content(in: range), on: area.textView.clipboard)
    guard cuts, area.acceptsInput else { return true }
    replaceAsUser(range, with: RichText())
    return true
  }

  private func pasteContent(from clipboard: Clipboard) -> Bool {
    guard node.permissions.allows(.paste) else { return true }
    guard RichClipboard.offersContent(clipboard) else {
      guard node.permissions.observesPastes, clipboard.offersPlainText else { return false }
      pastePlainText(from: clipboard)
      return true
    }
    RichClipboard.read(clipboard) { [weak self] content in
      guard let self, self.hasWidget else { return }
      // Without rich content, what claims to be more than plain text is not.
      guard let content else { return self.pastePlainText(from: clipboard) }
      self.pasteAsUser(content)
      self.area.buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  /// Rejects a paste with the middle button where pasting is not allowed, and passes what is pasted
  /// to ``EditorView/onPaste``.
  ///
  /// - Returns: Whether the paste is handled here.
  private func pasteSelected(from clipboard: Clipboard, at offset: Int) -> Bool {
    guard node.permissions.allows(.paste) else { return true }
    guard node.permissions.observesPastes, area.acceptsInput, clipboard.offersPlainText,
      DesktopSettings.current?.pastesWithMiddleButton == true
    else { return false }
    let place = area.buffer.makeMark(at: placeOutside(offset, goesAfter: true))
    clipboard.readPlainText { [weak self, buffer = area.buffer] bytes in
      let offset = buffer.offset(of: place)
      buffer.remove(place)
      guard let self, self.hasWidget else { return }
      if let content = self.node.permissions.contentToPaste(from: self.plainText(bytes)), self.area.acceptsInput {
        self.insertAsUser(content, at: offset)
      }
      buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  func plainText(_ bytes: [UInt8]?) -> RichText {
    RichText(String(sanitizing: bytes ?? []), attributes: content.typingAttributes)
  }

  /// Pastes without attributes and attachments.
  func pastePlainText(from clipboard: Clipboard) {
    guard area.acceptsInput, node.permissions.allows(.paste) else { return }
    clipboard.readPlainText { [weak self] bytes in
      guard let self, self.hasWidget else { return }
      self.pasteAsUser(self.plainText(bytes))
      self.area.buffer.notifyPasteDone(from: clipboard)
    }
  }

  private func pasteAsUser(_ content: RichText) {
    if let content = node.permissions.contentToPaste(from: content) { paste(content) }
  }

  /// Replaces the selection by content, as one step.
  ///
  /// Attachments that were cut are inserted again; those that are in use are copied.
  func paste(_ content: RichText) {
    // Another program may have taken its time to answer.
    guard area.acceptsInput, !content.isEmpty else { return }
    replaceAsUser(
      area.buffer.selection, with: copyForInsertion(content, in: area.buffer.selection))
    if area.textView.isFocus { area.textView.scrollToCaret() }
  }

  /// Returns a copy of content to insert in place of a part: attachments that were removed before
  /// are the same ones again, and blocks get lines of their own.
  func copyForInsertion(_ content: RichText, in range: Range<Int>) -> RichText {
    content.withNewAttachments { session.isKept($0) }.withBlocksOnLines(
      after: scalar(at: range.lowerBound - 1), before: scalar(at: range.upperBound))
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard (0..<content.count).contains(offset) else { return nil }
    return area.buffer.text(from: offset, to: offset + 1).unicodeScalars.first
  }

  /// Creates an attachment for a space that GTK has copied, by the middle button or by moving text.
  ///
  /// This waits until GTK has finished.
  private func adoptSpace(at offset: Int) {
    let buffer = area.buffer
    let mark = buffer.makeMark(at: offset)
    let original = content.attachments.attachment(at: offset)?.description
    session.atEndOfAction { [weak self] isReverted in
      let place = buffer.offset(of: mark)
      buffer.remove(mark)
      guard let self, self.hasWidget, !isReverted else { return }
      let copy = original.map { RichText($0).withNewAttachments { self.session.isKept($0) } }
      self.content.replaceForeignSpace(at: place, with: copy ?? RichText())
    }
  }

  /// Changes the text as a key does: text processors are asked, and may respond.
  ///
  /// - Returns: Whether the change was allowed.
  @discardableResult
  func replaceAsUser(_ range: Range<Int>, with new: RichText) -> Bool {
    guard allows(TextEdit(replacing: range, with: new.text)) else { return false }
    session.beginAction()
    content.replace(range, with: new, isTyped: true)
    let end = min(range.lowerBound + new.count, content.count)
    area.buffer.select(anchor: end, caret: end)
    session.endAction()
    return true
  }
}
