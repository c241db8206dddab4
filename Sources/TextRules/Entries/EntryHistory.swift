/// The undo history of an entry.
///
/// Each step holds the whole content with its format, so that undoing restores what was entered
/// even if the format has changed since, and the caret. Consecutive letters form one step, up to
/// the next space.
package struct EntryHistory: Sendable {
  /// The greatest number of steps that are kept.
  static let maximumSteps = 200

  private var undoable: [EntryOriginal] = []
  private var redoable: [EntryOriginal] = []
  /// The caret's offset at which a letter continues the step that is being typed.
  private var typingCaret: Int?

  /// Whether there is something to undo.
  package var canUndo: Bool { !undoable.isEmpty }
  /// Whether there is something to redo.
  package var canRedo: Bool { !redoable.isEmpty }

  /// Records the content before an edit.
  ///
  /// - Parameters:
  ///   - before: The content before the edit.
  ///   - after: The content after the edit.
  ///   - typed: The text that was typed; nil for any other edit.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  mutating func record(
    _ before: EntryOriginal, after: EntryContent, typed: String?, joinsLastStep: Bool = false
  ) {
    redoable = []
    if joinsLastStep, let start = undoable.last {
      // An edit that leads back to the start leaves nothing to undo.
      if after.isSpelledLike(start.content) { undoable.removeLast() }
      typingCaret = nil
      return
    }
    let isLetter = typed.map { $0.count == 1 && !$0.contains(where: \.isWhitespace) } ?? false
    let goesOn =
      isLetter && before.content.selection.isEmpty && typingCaret == before.content.caret
    if !goesOn { undoable.append(before) }
    if undoable.count > Self.maximumSteps { undoable.removeFirst() }
    typingCaret = isLetter ? after.caret : nil
  }

  /// Prevents later letters from joining the last step.
  mutating func closeStep() { typingCaret = nil }

  /// Removes the last step, because it is a part of the one that follows.
  mutating func forgetLastStep() { _ = undoable.popLast() }

  /// Undoes the last step, and returns the content to restore; nil if there is none.
  mutating func undo(from content: EntryOriginal) -> EntryOriginal? {
    typingCaret = nil
    guard let before = undoable.popLast() else { return nil }
    redoable.append(content)
    return before
  }

  /// Redoes the step that was last undone, and returns the content to restore; nil if there is
  /// none.
  mutating func redo(from content: EntryOriginal) -> EntryOriginal? {
    typingCaret = nil
    guard let after = redoable.popLast() else { return nil }
    undoable.append(content)
    return after
  }
}
