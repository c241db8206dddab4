/// Several masks for one field, of which the one that fits the text best applies.
extension Mask {
  /// The masks that may apply to a text, this one first.
  var members: [Mask] { [self] + alternatives }

  /// Formats a text with the mask that fits it best.
  func bestOfMembers(_ text: String) -> MaskEdit {
    for member in members {
      guard let exact = member.exact(text) else { continue }
      return MaskEdit(text: exact.text, rejectedCount: 0, effort: exact.effort)
    }
    var reader = AffineReader(members)
    reader.read(text)
    return reader.edit
  }

  /// Returns the result of an edit in the mask that fits the whole text best.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before.
  ///   - result: The result of the edit in the mask that applied before.
  /// - Returns: The resulting text, and how much of the insertion is rejected.
  func bestOfMembers(_ edit: TextEdit, _ old: MaskedText, _ result: MaskEdit) -> MaskEdit {
    let cut = MaskCut(edit, in: old.cells, of: members[old.member])
    var reader = AffineReader(members)
    reader.read(head(of: edit, cut, old, result))
    guard reader.rejectedCount == 0 else { return result }
    guard !cut.inserted.isEmpty else {
      return reader.isBest(result) ? result : reader.edit
    }
    reader.beginInsertion()
    reader.read(cut.inserted)
    guard cut.hasEnteredAfter else { return reader.edit(insteadOf: old, edit) }
    let caret = reader.enteredCount
    reader.read(MaskReader.source(of: cut.tail))
    guard reader.rejectedCount < result.rejectedCount else { return result }
    return reader.edit.movingCaret(toEntered: caret)
  }

  /// The characters written before an insertion, or those that a deletion leaves.
  private func head(
    of edit: TextEdit, _ cut: MaskCut, _ old: MaskedText, _ result: MaskEdit
  ) -> [Character] {
    if cut.inserted.isEmpty { return MaskReader.source(of: result.text.cells) }
    let isAppended = edit.range.isEmpty && edit.range.lowerBound == old.caret
    if isAppended, !cut.hasEnteredAfter, let source = old.source { return source }
    return MaskReader.source(of: cut.head)
  }
}

/// Reads characters with all masks of a field, and chooses the best mask.
private struct AffineReader {
  private var readers: [MaskReader]
  private var best = 0
  private var source: [Character] = []
  private var takenCount = 0
  /// The number of characters that were rejected by all of them.
  private(set) var rejectedCount = 0
  private var rejectedText = ""

  init(_ masks: [Mask]) { readers = masks.map { MaskReader($0) } }

  mutating func read(_ text: some Sequence<Character>) {
    for character in text { read(character) }
  }

  private mutating func read(_ character: Character) {
    var longer = readers
    for index in longer.indices { longer[index].read(CollectionOfOne(character)) }
    let choice = longer.indices.min { longer[$0].suits(before: longer[$1]) } ?? 0
    let isTaken = longer[choice].takenCount > readers[choice].takenCount
    guard isTaken, longer[choice].rejectedCount == 0 else {
      if longer[best].rejectedCount > readers[best].rejectedCount {
        rejectedCount += 1
        rejectedText.append(character)
      }
      return
    }
    (readers, best) = (longer, choice)
    source.append(character)
    takenCount += 1
  }

  /// Starts counting accepted and rejected characters from here on.
  mutating func beginInsertion() { (rejectedCount, takenCount, rejectedText) = (0, 0, "") }

  func isBest(_ edit: MaskEdit) -> Bool { edit.text.member == best }

  var enteredCount: Int { readers[best].writer.cells.count(where: \.isEntered) }

  var edit: MaskEdit {
    let edit = readers[best].edit
    var text = edit.text
    text.source = source
    return MaskEdit(
      text: text, rejectedCount: rejectedCount, isRejected: takenCount == 0,
      rejectedText: rejectedText, effort: edit.effort)
  }

  /// The result of the insertion; if nothing of it was accepted, the old text.
  func edit(insteadOf old: MaskedText, _ edit: TextEdit) -> MaskEdit {
    guard takenCount == 0 else { return self.edit }
    return MaskEdit(
      text: old.movingCaret(to: edit.range.lowerBound), rejectedCount: rejectedCount,
      isRejected: true, rejectedText: rejectedText)
  }
}

extension MaskReader {
  fileprivate func suits(before other: MaskReader) -> Bool {
    if rejectedCount != other.rejectedCount { return rejectedCount < other.rejectedCount }
    return writtenLiteralCount > other.writtenLiteralCount
  }

  private var writtenLiteralCount: Int {
    writer.cells.count { $0.isLiteral && $0.isWritten }
  }
}

extension MaskEdit {
  /// The same edit with the caret after that many of the user's characters.
  fileprivate func movingCaret(toEntered count: Int) -> MaskEdit {
    var (position, entered) = (0, 0)
    for cell in text.cells where entered < count {
      position += cell.length
      if cell.isEntered { entered += 1 }
    }
    return MaskEdit(
      text: text.movingCaret(to: position), rejectedCount: rejectedCount, isRejected: isRejected,
      rejectedText: rejectedText, effort: effort)
  }
}
