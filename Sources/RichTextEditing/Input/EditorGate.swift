import TextRules

/// Decides whether a change that the user makes is allowed, before any of it happens.
@MainActor
final class EditorGate {
  /// The rule for line breaks beside block attachments.
  let blockLines: BlockLines
  private let node: EditorNode
  private let gaps: BlockGaps
  private let mayReplace: (TextEdit) -> Bool

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - node: The editor.
  ///   - blockLines: The rule for line breaks beside block attachments.
  ///   - gaps: The gaps beside them, where typing inserts a paragraph.
  ///   - mayReplace: Whether every text processor allows a change.
  init(
    _ node: EditorNode, _ blockLines: BlockLines, _ gaps: BlockGaps,
    mayReplace: @escaping (TextEdit) -> Bool
  ) {
    self.node = node
    self.blockLines = blockLines
    self.gaps = gaps
    self.mayReplace = mayReplace
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
}
