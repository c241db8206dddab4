/// Several masks for one field, of which the one that suits the text best is in force.
extension Mask {
  /// The masks that a text may have the form of, this one first.
  var members: [Mask] { [self] + alternatives }

  /// What a text is in the mask that suits it best.
  func bestOfMembers(_ text: String) -> MaskEdit {
    for member in members {
      guard let exact = member.exact(text) else { continue }
      return MaskEdit(text: exact.text, rejectedCount: 0, effort: exact.effort)
    }
    var reader = AffineReader(members)
    reader.read(text)
    return reader.edit
  }

  /// What an edit comes to in the mask that suits all of the text best.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before.
  ///   - result: What the edit comes to in the mask that was in force.
  /// - Returns: The text afterwards, and what of the insertion has no place.
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
    guard cut.hasEnteredBehind else { return reader.edit(insteadOf: old, edit) }
    let caret = reader.enteredCount
    reader.read(MaskReader.source(of: cut.tail))
    guard reader.rejectedCount < result.rejectedCount else { return result }
    return reader.edit.movingCaret(toEntered: caret)
  }

  /// What was written before an insertion, or is left by a deletion.
  private func head(
    of edit: TextEdit, _ cut: MaskCut, _ old: MaskedText, _ result: MaskEdit
  ) -> [Character] {
    if cut.inserted.isEmpty { return MaskReader.source(of: result.text.cells) }
    let isAppended = edit.range.isEmpty && edit.range.lowerBound == old.caret
    if isAppended, !cut.hasEnteredBehind, let source = old.source { return source }
    return MaskReader.source(of: cut.head)
  }
}

/// Reads characters as all masks of a field do, and chooses the best.
private struct AffineReader {
  private var readers: [MaskReader]
  private var best = 0
  private var source: [Character] = []
  private var takenCount = 0
  /// What was refused by all of them.
  private(set) var rejectedCount = 0

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
      if longer[best].rejectedCount > readers[best].rejectedCount { rejectedCount += 1 }
      return
    }
    (readers, best) = (longer, choice)
    source.append(character)
    takenCount += 1
  }

  /// Counts from here on what is taken and what is refused.
  mutating func beginInsertion() { (rejectedCount, takenCount) = (0, 0) }

  func isBest(_ edit: MaskEdit) -> Bool { edit.text.member == best }

  var enteredCount: Int { readers[best].writer.cells.count(where: \.isEntered) }

  var edit: MaskEdit {
    let edit = readers[best].edit
    var text = edit.text
    text.source = source
    return MaskEdit(
      text: text, rejectedCount: rejectedCount, isRefused: takenCount == 0, effort: edit.effort)
  }

  /// What was inserted; where nothing of it was taken, the text as it was.
  func edit(insteadOf old: MaskedText, _ edit: TextEdit) -> MaskEdit {
    guard takenCount == 0 else { return self.edit }
    return MaskEdit(
      text: old.movingCaret(to: edit.range.lowerBound), rejectedCount: rejectedCount,
      isRefused: true)
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
  /// The same with the caret behind so many characters of a person.
  fileprivate func movingCaret(toEntered count: Int) -> MaskEdit {
    var (position, entered) = (0, 0)
    for cell in text.cells where entered < count {
      position += cell.length
      if cell.isEntered { entered += 1 }
    }
    return MaskEdit(
      text: text.movingCaret(to: position), rejectedCount: rejectedCount, isRefused: isRefused,
      effort: effort)
  }
}
