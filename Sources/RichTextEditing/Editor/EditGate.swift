import TextRules

/// Decides whether a change that the user makes is allowed, before any of it happens.
@MainActor
final class EditGate {
  /// What keeps the lines of block attachments.
  let blockLines: BlockLines
  private let node: EditorNode
  private let processing: EditorProcessing
  private let gaps: BlockGaps

  init(
    _ node: EditorNode, _ processing: EditorProcessing, _ blockLines: BlockLines, _ gaps: BlockGaps
  ) {
    self.node = node
    self.processing = processing
    self.blockLines = blockLines
    self.gaps = gaps
  }

  /// Whether a change is allowed; always, if it is not made by the user.
  func allows(_ edit: TextEdit) -> Bool {
    guard node.hasWidget, node.session.isByUser else { return true }
    if mayReplace(edit), blockLines.keep(in: edit) {
      gaps.makeParagraph(of: edit)
      return true
    }
    // GTK reports text that it copies piece by piece: pieces that are already inserted are
    // reverted.
    node.session.rejectAction()
    return false
  }

  private func mayReplace(_ edit: TextEdit) -> Bool {
    guard !processing.register.isEmpty, let editor = node.editor else { return true }
    return processing.mayReplace(edit.range, with: edit.text, in: editor)
  }
}
