import FoundationEssentials
import RichTextModel

/// Changing the text, its attributes and the selection by code.
extension EditorNode {
  /// Selects a part, and scrolls to the caret if the editor has the focus.
  func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<content.count)
    area.buffer.select(anchor: range.lowerBound, caret: range.upperBound)
    if area.textView.isFocus { area.textView.scrollToCaret() }
  }

  /// Keeps the caret where it is, with nothing selected.
  package func collapseSelection() {
    let buffer = area.buffer
    if !buffer.selection.isEmpty { buffer.caret = buffer.caret }
  }

  /// Sets the content of an editor that is being made, without a step to undo.
  func fill(with text: RichText) {
    let removed = content.content
    guard removed != text else { return }
    content.apply(Replacement(at: 0, removed: removed, inserted: text))
  }

  /// Replaces a part by other content, as one step that can be undone.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - new: The new content.
  ///   - keepsAttributes: Whether the content gets attributes of the first replaced character where
  ///     it has none.
  func replace(_ range: Range<Int>, with new: RichText, keepsAttributes: Bool) {
    let attributes =
      keepsAttributes ? content.textAttributes(at: max(range.lowerBound, 0)) : .init()
    session.perform(.command) {
      content.replace(range, with: keepsAttributes ? new.carryingOver(attributes) : new)
    }
  }

  /// Changes the attributes of a part, as one step that can be undone; attachments in it are
  /// notified.
  func changeAttributes(in range: Range<Int>, _ change: (inout AttributeContainer) -> Void) {
    let range = range.clamped(to: 0..<content.count)
    session.perform(.command) {
      let previous = content.attachments.all(in: range).compactMap { attachment in
        content.attachments.offset(of: attachment).map {
          (attachment, content.textAttributes(at: $0))
        }
      }
      content.changeAttributes(in: range) { attributes in
        let attachment = attributes[AttachmentKey.self]
        change(&attributes)
        attributes[AttachmentKey.self] = attachment
      }
      for (attachment, old) in previous { relay(from: old, to: attachment) }
    }
  }

  /// Notifies an attachment of how the attributes of its character have changed.
  private func relay(from old: AttributeContainer, to attachment: Attachment) {
    guard let offset = content.attachments.offset(of: attachment) else { return }
    let change = AttributeChange(from: old, to: content.textAttributes(at: offset))
    if change.removed != AttributeContainer() {
      attachment.removedAttributesFromContainingRange(change.removed)
    }
    if change.added != AttributeContainer() {
      attachment.addedAttributesOnContainingRange(change.added)
    }
  }
}
