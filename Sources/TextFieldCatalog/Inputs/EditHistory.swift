/// The undo history of a line.
///
/// Each step holds the whole content, so that undoing restores the text, the mask and the caret.
/// Consecutive letters form one step, up to the next space.
struct EditHistory {
  /// The greatest number of steps that are kept.
  static let maximumSteps = 200

  private var undoable: [LineContent] = []
  private var redoable: [LineContent] = []
  /// The caret's offset at which a letter continues the step that is being typed.
  private var typingCaret: Int?

  /// Whether there is something to undo.
  var canUndo: Bool { !undoable.isEmpty }
  /// Whether there is something to redo.
  var canRedo: Bool { !redoable.isEmpty }

  /// Records the content before an edit.
  ///
  /// - Parameters:
  ///   - before: The content before the edit.
  ///   - after: The content after the edit.
  ///   - typed: The text that was typed; nil for any other edit.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  mutating func record(
    _ before: LineContent, after: LineContent, typed: String?, joinsLastStep: Bool = false
  ) {
    redoable = []
    if joinsLastStep, let start = undoable.last {
      // An edit that leads back to the start leaves nothing to undo.
      if after.isSpelledLike(start) { undoable.removeLast() }
      typingCaret = nil
      return
    }
    let isLetter = typed.map { $0.count == 1 && !$0.contains(where: \.isWhitespace) } ?? false
    let goesOn = isLetter && before.selection.isEmpty && typingCaret == before.caret
    if !goesOn { undoable.append(before) }
    if undoable.count > Self.maximumSteps { undoable.removeFirst() }
    typingCaret = isLetter ? after.caret : nil
  }

  /// Removes the last step, because it is a part of the one that follows.
  mutating func forgetLastStep() { _ = undoable.popLast() }

  /// Undoes the last step, and returns the content to restore; nil if there is none.
  mutating func undo(from content: LineContent) -> LineContent? {
    typingCaret = nil
    guard let before = undoable.popLast() else { return nil }
    redoable.append(content)
    return before
  }

  /// Redoes the step that was last undone, and returns the content to restore; nil if there is
  /// none.
  mutating func redo(from content: LineContent) -> LineContent? {
    typingCaret = nil
    guard let after = redoable.popLast() else { return nil }
    undoable.append(content)
    return after
  }
}
