extension UndoStep {
  /// Joins another step to this one as users expect of typing: a word is one step, and so is a run
  /// of deletions.
  ///
  /// - Returns: The joined step; nil if the other one is a step of its own.
  func joined(with next: UndoStep) -> UndoStep? {
    guard kind == next.kind, replacements.count == 1, next.replacements.count == 1,
      let first = replacements.first, let second = next.replacements.first,
      first.path == second.path, after == next.before,
      let joined = joined(first, second)
    else { return nil }
    return UndoStep(
      kind, [joined], before: before, after: next.after, weight: weight + next.weight)
  }

  private func joined(_ first: Replacement, _ second: Replacement) -> Replacement? {
    switch kind {
    case .typing: joinedTyping(first, second)
    case .deleting: joinedDeletion(first, second)
    case .command, .automatic: nil
    }
  }

  private func joinedTyping(_ first: Replacement, _ second: Replacement) -> Replacement? {
    guard second.removed.count == 0, second.offset == first.insertedRange.upperBound,
      let last = first.inserted.text.unicodeScalars.last,
      let next = second.inserted.text.unicodeScalars.first,
      !Self.beginsWord(next, after: last)
    else { return nil }
    var joined = first
    joined.inserted.append(second.inserted)
    return joined
  }

  /// Whether a scalar begins a new step: a word includes the space after it, and a new line begins
  /// a step.
  private static func beginsWord(_ next: Unicode.Scalar, after last: Unicode.Scalar) -> Bool {
    if next == "\n" || last == "\n" { return true }
    return last.properties.isWhitespace && !next.properties.isWhitespace
  }

  private func joinedDeletion(_ first: Replacement, _ second: Replacement) -> Replacement? {
    guard first.inserted.count == 0, second.inserted.count == 0 else { return nil }
    var joined = first
    if second.removedRange.upperBound == first.offset {
      // Backspace: what is deleted later was before it.
      joined.offset = second.offset
      joined.removed = second.removed + first.removed
      return joined
    }
    guard second.offset == first.offset else { return nil }
    joined.removed.append(second.removed)
    return joined
  }
}
