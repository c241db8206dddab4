/// Masks that are nothing but places of one kind, any number of them, such as `[ssssssss…]`.
///
/// Their texts may be long, and an edit moves characters from place to place without changing them:
/// it is one of the text, and reads nothing again.
extension Mask {
  /// Returns the result of an edit in a mask of places of one kind; `nil` for any other mask, and
  /// for what may be rejected.
  func editedPlaces(_ edit: TextEdit, _ old: MaskedText) -> MaskEdit? {
    guard let kind = endlessKind, alternatives.isEmpty, prefixAliases.isEmpty,
      old.hasSingleScalars, edit.range.upperBound <= old.cells.count,
      !edit.range.isEmpty || !edit.text.isEmpty
    else { return nil }
    let inserted = Array(edit.text)
    guard inserted.allSatisfy(kind.contains), !joins(inserted.first, edit.range, old) else {
      return nil
    }
    let kept = inserted.map(kind.kept)
    let cells = cells(of: old, replacing: edit.range, with: kept)
    let (text, length) = old.text.replacingScalars(edit.range, with: String(kept))
    let result = MaskedText(
      text: text, caret: edit.range.lowerBound + length, enteredText: text, rawText: text,
      isComplete: cells.count >= elements.count - 1, cells: cells, member: member)
    return MaskEdit(text: result, rejectedCount: 0, effort: inserted.count)
  }

  /// Whether an accent joins the letter before it.
  private func joins(_ first: Character?, _ range: Range<Int>, _ old: MaskedText) -> Bool {
    guard let first, range.lowerBound > 0 else { return false }
    return (String(old.cells[range.lowerBound - 1].character) + String(first)).count < 2
  }

  private func cells(
    of old: MaskedText, replacing range: Range<Int>, with kept: [Character]
  ) -> [MaskCell] {
    let last = elements.count - 1
    var cells = old.cells
    cells.replaceSubrange(
      range, with: kept.map { MaskCell(character: $0, kind: .entered, element: last) })
    // Further on, all are in the last place before and after.
    for index in range.lowerBound..<max(range.lowerBound, min(cells.count, last + kept.count)) {
      cells[index] = MaskCell(
        character: cells[index].character, kind: .entered, element: min(index, last))
    }
    return cells
  }
}

extension [MaskElement] {
  /// What all places accept, if there are no others, and any number of them at the end.
  var endlessKind: MaskCharacters? {
    guard case .repetition(let kind)? = last else { return nil }
    let isOfOneKind = dropLast().allSatisfy {
      if case .slot(kind, isOptional: false) = $0 { true } else { false }
    }
    return isOfOneKind ? kind : nil
  }
}

extension MaskedText {
  /// Whether all characters are the user's, and each is one scalar.
  var hasSingleScalars: Bool {
    text.utf8.count == enteredText.utf8.count && text.unicodeScalars.count == cells.count
  }
}

extension String {
  /// Returns the text with another one in place of a range of scalars, and the number of scalars of
  /// that.
  fileprivate func replacingScalars(
    _ range: Range<Int>, with inserted: String
  ) -> (text: String, count: Int) {
    var scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    let end = scalars.index(start, offsetBy: range.count)
    scalars.replaceSubrange(start..<end, with: inserted.unicodeScalars)
    return (String(scalars), inserted.unicodeScalars.count)
  }
}
