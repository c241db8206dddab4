import TextRules

/// Decides whether a change that the user makes is allowed, before any of it happens.
@MainActor
final class EditorGate {
  /// The rule for line breaks beside block attachments.
  let blockLines: BlockLines
  /// The greatest number of characters; nil for any.
  var maxLength: Int?
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
    if hasRoom(for: edit), mayReplace(edit), blockLines.keep(in: edit) {
      if node.attachment?.replaceSelection(with: edit, in: node) != true {
        gaps.makeParagraph(of: edit)
      }
      return true
    }
    // GTK reports text that it copies piece by piece: pieces that are already inserted are
    // reverted.
    node.session.rejectAction()
    return false
  }

  /// Whether the text is not longer than allowed after an edit, or becomes shorter.
  private func hasRoom(for edit: TextEdit) -> Bool {
    guard let maxLength, !edit.text.isEmpty else { return true }
    let (content, range) = (node.content, edit.range.clamped(to: 0..<node.content.count))
    // No text has more characters than scalars.
    let scalars = content.count - range.count + edit.text.unicodeScalars.count
    guard scalars > maxLength else { return true }
    let text = content.buffer.text
    var after = text.unicodeScalars
    let lower = after.index(after.startIndex, offsetBy: range.lowerBound)
    let upper = after.index(lower, offsetBy: range.count)
    after.replaceSubrange(lower..<upper, with: edit.text.unicodeScalars)
    let count = String(after).count
    return count <= maxLength || count < text.count
  }
}
