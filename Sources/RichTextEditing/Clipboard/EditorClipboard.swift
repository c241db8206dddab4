import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// Copies, cuts and pastes the text of an editor with its attributes and attachments.
@MainActor
final class EditorClipboard {
  private let node: EditorNode
  private let editing: UserEditing
  private let pictures: PictureIntake
  private let textBlocks: TextBlockCaret

  /// Creates the clipboard of an editor.
  ///
  /// - Parameters:
  ///   - node: The editor.
  ///   - editing: The edits in the name of the user.
  ///   - pictures: The intake for pictures.
  ///   - textBlocks: The rule that keeps pastes out of text blocks.
  init(
    _ node: EditorNode, _ editing: UserEditing, _ pictures: PictureIntake,
    _ textBlocks: TextBlockCaret
  ) {
    self.node = node
    self.editing = editing
    self.pictures = pictures
    self.textBlocks = textBlocks
  }

  private var area: GrowingTextArea { node.area }
  private var content: RichTextBuffer { node.content }

  /// Takes over copying and pasting from the text view.
  func connect() {
    content.onForeignSpace = { [weak self] in self?.adoptSpace(at: $0) }
    area.textView.onCopy { [weak self] in self?.copySelection(cuts: $0) ?? false }
    area.textView.onSelectAll { [weak self] in
      self.map { !$0.node.permissions.allows(.selectAll) } ?? false
    }
    area.events.pasteOffered.add { [weak self] offer in
      guard let self, self.node.hasWidget else { return }
      offer.offer { self.pasteContent(from: $0) }
    }
    area.events.selectionOffered.add { [weak self] offer in
      guard let self, self.node.hasWidget, let offset = offer.offset else { return }
      offer.offer { self.pasteSelected(from: $0, at: offset) }
    }
  }

  /// Copies the selection, and deletes it when cutting; returns false if nothing is selected.
  private func copySelection(cuts: Bool) -> Bool {
    guard node.hasWidget else { return false }
    let range = area.buffer.selection
    guard !range.isEmpty else { return false }
    guard node.permissions.allows(cuts ? .cut : .copy) else { return true }
    RichClipboard.offer(content.content(in: range), on: area.textView.clipboard)
    guard cuts, area.isEditable else { return true }
    editing.replace(range, with: RichText())
    return true
  }

  private func pasteContent(from clipboard: Clipboard) -> Bool {
    guard node.permissions.allows(.paste) else { return true }
    if pastePictures(from: clipboard) { return true }
    guard RichClipboard.offersContent(clipboard) else {
      guard clipboard.offersPlainText else { return false }
      readPlainText(from: clipboard) { $0.pasteOrLink($1) }
      return true
    }
    let permissions = node.permissions
    RichClipboard.read(clipboard, reject: { permissions.reportRejected($0) }) {
      [weak self] content in
      guard let self, self.node.hasWidget else { return }
      // Without rich content, what claims to be more than plain text is not.
      guard let content else {
        return self.readPlainText(from: clipboard) { $0.pasteOrLink($1) }
      }
      self.pasteOrLink(content)
      self.area.buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  /// Pastes files or the picture of another program; returns whether it does.
  private func pastePictures(from clipboard: Clipboard) -> Bool {
    guard pictures.isOpen else { return reportPicture(of: clipboard) }
    if clipboard.offersFiles { return pasteFiles(from: clipboard) }
    guard let mediaType = PictureIntake.mediaType(of: clipboard) else { return false }
    pictures.insert(
      in: area.buffer.selection,
      { await clipboard.readBytes(mediaType).map { [$0] } ?? [] },
      done: { [buffer = area.buffer] _ in buffer.notifyPasteDone(from: clipboard) })
    return true
  }

  /// Reports that a picture is rejected, if nothing else is offered; returns whether it does.
  private func reportPicture(of clipboard: Clipboard) -> Bool {
    guard area.isEditable, PictureIntake.mediaType(of: clipboard) != nil, !clipboard.offersFiles,
      !RichClipboard.offersContent(clipboard)
    else { return false }
    node.permissions.reportRejected(PasteError.picturesNotAccepted)
    return true
  }

  /// Pastes the files that are pictures; the names of files if none is.
  private func pasteFiles(from clipboard: Clipboard) -> Bool {
    pictures.insert(
      in: area.buffer.selection,
      { try await PictureIntake.pictures(among: clipboard.readFiles()) },
      done: { [weak self] isInserted in
        guard let self, self.node.hasWidget else { return }
        if !isInserted { self.pastePlainText(from: clipboard) }
        self.area.buffer.notifyPasteDone(from: clipboard)
      })
    return true
  }

  /// Rejects a paste with the middle button where pasting is not allowed, and passes what is pasted
  /// to ``EditorView/onPaste``.
  ///
  /// - Returns: Whether the paste is handled here.
  private func pasteSelected(from clipboard: Clipboard, at offset: Int) -> Bool {
    guard node.permissions.allows(.paste) else { return true }
    guard node.permissions.observesPastes, area.isEditable, clipboard.offersPlainText,
      DesktopSettings.current?.pastesWithMiddleButton == true
    else { return false }
    let place = area.buffer.makeMark(at: textBlocks.placeOutside(offset, goesAfter: true))
    clipboard.readPlainText { [weak self, buffer = area.buffer] bytes in
      let offset = buffer.offset(of: place)
      buffer.remove(place)
      guard let self, self.node.hasWidget else { return }
      if let content = self.node.permissions.contentToPaste(from: self.editing.plainText(bytes)),
        self.area.isEditable
      {
        self.editing.insert(content, at: offset)
      }
      buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  /// Pastes without attributes and attachments.
  func pastePlainText(from clipboard: Clipboard) {
    guard area.isEditable, node.permissions.allows(.paste) else { return }
    let isOnlyHTML = !clipboard.offersPlainText && clipboard.offers(HTMLForm.mediaType)
    guard isOnlyHTML else { return readPlainText(from: clipboard) { $0.pasteAsUser($1) } }
    RichClipboard.readTextOfHTML(clipboard) { [weak self] text in
      guard let self, self.node.hasWidget else { return }
      self.pasteAsUser(self.editing.plainText(Array(text.utf8)))
      self.area.buffer.notifyPasteDone(from: clipboard)
    }
  }

  /// Reads the plain text, with the typing attributes.
  private func readPlainText(
    from clipboard: Clipboard, _ paste: @escaping @MainActor (EditorClipboard, RichText) -> Void
  ) {
    guard area.isEditable else { return }
    clipboard.readPlainText { [weak self] bytes in
      guard let self, self.node.hasWidget else { return }
      paste(self, self.editing.plainText(bytes))
      self.area.buffer.notifyPasteDone(from: clipboard)
    }
  }

  private func pasteAsUser(_ content: RichText) {
    if let content = node.permissions.contentToPaste(from: content) { editing.paste(content) }
  }

  /// Makes the selection a link if an address is pasted over it.
  private func pasteOrLink(_ content: RichText) {
    guard let address = PastedAddress(content)?.text, canLinkSelection else {
      return pasteAsUser(content)
    }
    guard node.permissions.contentToPaste(from: content) != nil else { return }
    node.changeAttributes(in: area.buffer.selection) { $0[LinkKey.self] = address }
  }

  /// Whether the selection is text within a paragraph, and neither code nor an address itself.
  private var canLinkSelection: Bool {
    let range = area.buffer.selection
    guard area.isEditable, !range.isEmpty, node.permissions.allows(command: EditorLinks.commandName)
    else {
      return false
    }
    let selected = content.content(in: range)
    let line = area.buffer.line(containing: range.lowerBound)
    let style = content.tags.paragraphs.styles[content.format(ofLine: line).style]
    return style?.isLiteral != true && selected.paragraphs.count == 1
      && PastedAddress(selected) == nil
  }

  /// Creates an attachment for a space that GTK has copied, by the middle button or by moving text.
  ///
  /// This waits until GTK has finished.
  private func adoptSpace(at offset: Int) {
    let buffer = area.buffer
    let mark = buffer.makeMark(at: offset)
    let original = content.attachments.attachment(at: offset)?.description
    node.session.atEndOfAction { [weak self] isReverted in
      let place = buffer.offset(of: mark)
      buffer.remove(mark)
      guard let self, self.node.hasWidget, !isReverted else { return }
      let copy = original.map {
        RichText($0).withNewAttachments { self.node.session.attachments.isKept($0) }
      }
      self.content.replaceForeignSpace(at: place, with: copy ?? RichText())
    }
  }
}
