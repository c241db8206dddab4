import RichTextModel

/// Several changes that are one edit.
extension RichTextBuffer {
  /// Makes changes of a part one edit: all that follows from an edit, as measuring the lines and
  /// finding the caret, is done once, when all of them are made, and not for each.
  package func changeAsOne(in part: Range<Int>, _ body: () -> Void) {
    let rest = count - part.upperBound
    buffer.performUserAction {
      attachments.area.changeByProgram {
        body()
        return part.lowerBound..<max(part.lowerBound, count - rest)
      }
    }
  }

  /// Applies changes in their order, as one edit, without reporting them.
  func apply(_ replacements: some RandomAccessCollection<Replacement>) {
    guard replacements.count > 1 else { return replacements.forEach { apply($0) } }
    changeAsOne(in: Array(replacements).part(ofLength: count)) {
      for replacement in replacements { apply(replacement) }
    }
  }
}
