import GtkCore

/// Selects an attachment on the key that would delete it, if it wants to be selected first.
@MainActor
final class AttachmentDeletion {
  private let node: EditorNode
  private let isSelectedFirst: (Attachment) -> Bool

  /// Creates the rule for the text of an editor.
  ///
  /// - Parameters:
  ///   - node: The editor.
  ///   - isSelectedFirst: Whether an attachment wants to be selected first.
  init(_ node: EditorNode, isSelectedFirst: @escaping (Attachment) -> Bool) {
    self.node = node
    self.isSelectedFirst = isSelectedFirst
  }

  private var buffer: TextBuffer { node.area.buffer }
  private var content: RichTextBuffer { node.content }

  /// Selects an attachment on Backspace after it or Delete before it; returns whether it did.
  func select(on key: KeyPress) -> Bool {
    switch key.symbol {
    case .backspace: selectPrevious()
    case .delete: selectNext()
    default: false
    }
  }

  /// Selects an attachment on the first Backspace after it; returns whether it did.
  ///
  /// The same goes for a Backspace that would put a line of text beside a block.
  func selectPrevious() -> Bool {
    let caret = buffer.caret
    if select(at: caret - 1) { return true }
    let joinsLine =
      caret > 1 && content.isLineEnd(caret - 1) && !content.isLineEnd(caret)
      && content.isBlock(at: caret - 2)
    return joinsLine && select(at: caret - 2)
  }

  private func selectNext() -> Bool {
    let caret = buffer.caret
    if select(at: caret) { return true }
    let joinsLine =
      !content.isLineStart(caret) && content.isLineEnd(caret) && content.isBlock(at: caret + 1)
    return joinsLine && select(at: caret + 1)
  }

  private func select(at offset: Int) -> Bool {
    guard node.area.isEditable, buffer.selection.isEmpty, offset >= 0,
      let attachment = content.attachments.attachment(at: offset),
      isSelectedFirst(attachment)
    else { return false }
    buffer.select(anchor: offset, caret: offset + 1)
    return true
  }
}
