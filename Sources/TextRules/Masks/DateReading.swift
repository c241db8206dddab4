/// Reads dates with a mask for them, and writes them in full.
struct DateReading {
  let mask: Mask
  let dateMask: DateMask

  /// Creates a reading; `nil` if the mask is not for dates.
  init?(_ mask: Mask) {
    guard let dateMask = mask.dateMask else { return nil }
    (self.mask, self.dateMask) = (mask, dateMask)
  }

  /// Reads a text; returns `nil` if it has blanks in other places than the mask.
  func reading(of text: String) -> MaskEdit? {
    if text.contains(mask.blank) { return formWithBlanks(text) }
    let entry = DateEntry(text, dateMask, mask.dateWords)
    var writer = MaskWriter(mask)
    for (part, places) in dateMask.parts {
      for (place, digit) in zip(places, entry.digits[part] ?? "") {
        _ = writer.writeInPlace(MaskCell(character: digit, kind: .entered, element: place))
      }
    }
    writer.complete()
    let count = entry.rejected.count
    return MaskEdit(
      text: writer.text, rejectedCount: count,
      isRejected: writer.text.enteredText.isEmpty && count > 0, rejectedText: entry.rejected,
      missingCount: count, effort: writer.effort)
  }

  /// Reads a text in the form of the mask in which parts are missing.
  private func formWithBlanks(_ text: String) -> MaskEdit? {
    var writer = MaskWriter(mask)
    guard text.count <= mask.elements.count else { return nil }
    for (index, character) in text.enumerated() {
      if mask.elements[index].takes(character) {
        _ = writer.writeInPlace(MaskCell(character: character, kind: .entered, element: index))
      } else if !mask.elements[index].shows(character), character != mask.blank {
        return nil
      }
    }
    writer.complete()
    return MaskEdit(text: writer.text, rejectedCount: 0, effort: writer.effort)
  }

  /// Returns a date with all digits of its year.
  func finished(_ text: MaskedText, in century: Century) -> MaskedText {
    guard !dateMask.hasShortYear, !text.isComplete else { return text }
    var digits: [DateMask.Part: String] = [:]
    for cell in text.cells where cell.isEntered {
      guard let part = dateMask.parts.first(where: { $0.places.contains(cell.element) }) else {
        continue
      }
      digits[part.part, default: ""].append(cell.character)
    }
    guard let day = digits[.day], let month = digits[.month], day.count == 2, month.count == 2,
      let short = digits[.year], short.count == 2, let year = Int(short)
    else { return text }
    digits[.year] = String(century.year(year, month: Int(month) ?? 0, day: Int(day) ?? 0))
    let all = dateMask.parts.map { digits[$0.part] ?? "" }.joined()
    let finished = mask.format(all)
    return finished.isComplete ? finished : text
  }
}
