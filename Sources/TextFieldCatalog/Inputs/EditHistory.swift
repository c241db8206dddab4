/// What of a line can be undone and done again.
///
/// Each step holds the whole content, so that undoing brings back text, mask and caret as they were.
/// Letters that are typed one after the other are one step, up to the next space.
struct EditHistory {
  /// The most steps that are kept.
  static let mostSteps = 200

  private var undoable: [LineContent] = []
  private var redoable: [LineContent] = []
  /// Where the caret stands if the next letter goes on with what is being typed.
  private var typingCaret: Int?

  /// Whether there is something to undo.
  var canUndo: Bool { !undoable.isEmpty }
  /// Whether there is something to do again.
  var canRedo: Bool { !redoable.isEmpty }

  /// Notes what stood there before an edit.
  ///
  /// - Parameters:
  ///   - before: The content before.
  ///   - after: The content afterwards.
  ///   - typed: What was typed; nil for any other edit.
  ///   - joinsLastStep: Whether the edit is taken back with the one before.
  mutating func record(
    _ before: LineContent, after: LineContent, typed: String?, joinsLastStep: Bool = false
  ) {
    redoable = []
    if joinsLastStep, let start = undoable.last {
      // Who came back to the beginning has nothing to take back.
      if after.isSpelledLike(start) { undoable.removeLast() }
      typingCaret = nil
      return
    }
    let isLetter = typed.map { $0.count == 1 && !$0.contains(where: \.isWhitespace) } ?? false
    let goesOn = isLetter && before.selection.isEmpty && typingCaret == before.caret
    if !goesOn { undoable.append(before) }
    if undoable.count > Self.mostSteps { undoable.removeFirst() }
    typingCaret = isLetter ? after.caret : nil
  }

  /// Forgets the last step: it was a part of one that follows.
  mutating func forgetLastStep() { _ = undoable.popLast() }

  /// Takes the last step back; nil if there is none.
  mutating func undo(from content: LineContent) -> LineContent? {
    typingCaret = nil
    guard let before = undoable.popLast() else { return nil }
    redoable.append(content)
    return before
  }

  /// Does the step that was taken back last again; nil if there is none.
  mutating func redo(from content: LineContent) -> LineContent? {
    typingCaret = nil
    guard let after = redoable.popLast() else { return nil }
    undoable.append(content)
    return after
  }
}
