import GtkCore
import RichTextModel
import WidgetSupport

/// Copies and cuts the text of an editor with its attributes and attachments.
@MainActor
final class EditorClipboard {
  private let node: EditorNode
  private let editing: UserEditing

  /// Creates the clipboard of an editor.
  init(_ node: EditorNode, _ editing: UserEditing) {
    self.node = node
    self.editing = editing
  }

  private var area: GrowingTextArea { node.area }
  private var content: RichTextBuffer { node.content }

  /// Takes over copying from the text view.
  func connect() {
    content.onForeignSpace = { [weak self] in self?.adoptSpace(at: $0) }
    area.textView.onCopy { [weak self] in self?.copySelection(cuts: $0) ?? false }
    area.textView.onSelectAll { [weak self] in
      self.map { !$0.node.permissions.allows(.selectAll) } ?? false
    }
  }

  /// Copies the selection, and deletes it when cutting; returns false if nothing is selected.
  private func copySelection(cuts: Bool) -> Bool {
    guard node.hasWidget else { return false }
    let range = area.buffer.selection
    guard !range.isEmpty else { return false }
    guard node.permissions.allows(cuts ? .cut : .copy) else { return true }
    guard let forms = node.offeredForms(of: content.content(in: range)) else { return true }
    area.textView.clipboard.offer(forms)
    guard cuts, area.isEditable else { return true }
    editing.replace(range, with: RichText())
    return true
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
