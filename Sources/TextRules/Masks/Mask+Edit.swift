extension Mask {
  /// What an edit makes of a text.
  ///
  /// ```swift
  /// let mask = try Mask("[00]/[00]")
  /// mask.apply(.backspace(at: 3), to: mask.format("12")).text.text  // "1", not "12"
  /// ```
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before, which this mask made.
  /// - Returns: The text afterwards with its caret, and how much of the insertion had no room.
  public func apply(_ edit: TextEdit, to old: MaskedText) -> MaskEdit {
    let cut = MaskCut(edit, in: old.cells, of: self)
    if cut.inserted.isEmpty { return MaskEdit(text: delete(cut, edit, in: old), rejectedCount: 0) }
    if cut.isWhole, let read = read(cut.inserted, after: cut) { return read.edit }
    return insert(cut, edit, in: old)
  }

  private func delete(_ cut: MaskCut, _ edit: TextEdit, in old: MaskedText) -> MaskedText {
    guard cut.removesEntered else {
      if old.enteredText.isEmpty, !edit.range.isEmpty { return empty }
      return old.movingCaret(to: edit.range.lowerBound)
    }
    guard cut.tail.contains(where: \.isEntered) else {
      let last = cut.head.lastIndex(where: \.isEntered)
      return MaskWriter(self, after: Array(cut.head[..<(last.map { $0 + 1 } ?? 0)])).text
    }
    let head = MaskWriter(self, after: cut.head)
    guard var writer = place(cut.tail, after: head) else { return old }
    writer.complete()
    return writer.text.movingCaret(to: cut.head.reduce(0) { $0 + $1.length })
  }

  private func insert(_ cut: MaskCut, _ edit: TextEdit, in old: MaskedText) -> MaskEdit {
    let characters = Array(cut.inserted)
    let nothing = MaskEdit(
      text: old.movingCaret(to: edit.range.lowerBound), rejectedCount: characters.count)
    if let all = insert(characters[...], cut) {
      let changes = all.rejectedCount < characters.count || cut.removesEntered
      return changes ? all : nothing
    }
    var most = cut.removesEntered ? insert([], cut) ?? nothing : nothing
    var (fitting, tooMany) = (0, characters.count)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      if let edit = insert(characters[..<count], cut) {
        most = edit.adding(rejected: characters.count - count)
        fitting = count
      } else {
        tooMany = count
      }
    }
    return most
  }

  private func insert(_ characters: ArraySlice<Character>, _ cut: MaskCut) -> MaskEdit? {
    var head = MaskWriter(self, after: cut.head, before: cut.literalsBehind)
    let rejected = head.write(characters, prefersLiterals: false)
    guard cut.tail.contains(where: \.isEntered) else {
      return MaskEdit(text: head.text, rejectedCount: rejected, effort: head.effort)
    }
    guard var writer = place(cut.tail, after: head) else { return nil }
    writer.complete()
    return MaskEdit(
      text: writer.text.movingCaret(to: head.caret), rejectedCount: rejected,
      effort: writer.effort)
  }

  /// Writes what stood behind an edit: moved up if it fits there, and else where it was.
  func place(_ tail: [MaskCell], after head: MaskWriter) -> MaskWriter? {
    let end = tail.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    var moved = head
    if tail[..<end].allSatisfy({ moved.writeMoved($0) }) { return moved }
    var kept = head
    return tail[..<end].allSatisfy { !$0.isEntered || kept.writeInPlace($0) } ? kept : nil
  }
}

extension MaskWriter {
  /// Writes characters as a person does; returns how many have no place.
  mutating func write(_ characters: some Sequence<Character>, prefersLiterals: Bool) -> Int {
    var rejected = 0
    for character in characters {
      let isWritten = write(character, prefersLiterals: prefersLiterals)
      if isWritten { complete() } else { rejected += 1 }
    }
    return rejected
  }

  /// Writes a cell at the next place that takes it.
  ///
  /// A character of the mask that ends places of which some may be empty, as a decimal point, is
  /// not moved over.
  fileprivate mutating func writeMoved(_ cell: MaskCell) -> Bool {
    if cell.isEntered { return writeEntered(cell.character) }
    guard cell.isLiteral, mask.endsOptionalPlaces(cell.element) else { return true }
    return pass(literal: cell.element)
  }
}

extension MaskEdit {
  fileprivate func adding(rejected: Int) -> MaskEdit {
    MaskEdit(text: text, rejectedCount: rejectedCount + rejected, effort: effort)
  }
}

extension Mask {
  fileprivate func endsOptionalPlaces(_ literal: Int) -> Bool {
    guard literal > 0 else { return false }
    return elements[..<literal].reversed().prefix { !$0.isLiteral }.contains(where: \.isSkippable)
  }
}
