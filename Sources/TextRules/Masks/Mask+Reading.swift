extension Mask {
  /// How a text was read, and where writing ended.
  struct Reading {
    let writer: MaskWriter
    let rejectedCount: Int

    var edit: MaskEdit {
      MaskEdit(text: writer.text, rejectedCount: rejectedCount, effort: writer.effort)
    }
  }

  /// Reads a text for a field in which nothing else is; nil if nothing of it can be written.
  ///
  /// A text that has the form of the mask stays as it is. Otherwise characters that could be the
  /// mask's own are a person's, unless then others have no room: `79161234567` is `+7 (916) …`, and
  /// `7161234567` is `+7 (716) …`.
  func read(_ text: String, after cut: MaskCut) -> Reading? {
    if let exact = exact(text), cut.head.isEmpty || exact.cells.contains(where: \.isEntered) {
      return Reading(writer: exact, rejectedCount: 0)
    }
    let first = reading(of: text, after: cut, prefersLiterals: false)
    guard first.rejectedCount > 0 else { return first }
    let second = reading(of: text, after: cut, prefersLiterals: true)
    let best = second.rejectedCount < first.rejectedCount ? second : first
    return best.rejectedCount == text.count && !cut.removesEntered ? nil : best
  }

  private func reading(of text: String, after cut: MaskCut, prefersLiterals: Bool) -> Reading {
    var writer = MaskWriter(self, after: cut.head, before: cut.literalsBehind)
    let rejected = writer.write(text, prefersLiterals: prefersLiterals)
    return Reading(writer: writer, rejectedCount: rejected)
  }

  /// Reads a text that has the form of the mask already.
  private func exact(_ text: String) -> MaskWriter? {
    guard text.utf8.count <= ExactReading.longestText else { return nil }
    var reading = ExactReading(mask: self, characters: Array(text))
    guard reading.read(from: 0, place: 0) else { return nil }
    let end = reading.cells.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    let placed = place(Array(reading.cells[..<end]), after: MaskWriter(self))
    guard var writer = placed else { return nil }
    writer.complete()
    for literal in reading.cells[end...].prefix(while: \.isLiteral) {
      writer.write(literal: literal.element)
    }
    return writer
  }
}

/// Finds out whether a text has the form of a mask, in each way that empty places allow.
private struct ExactReading {
  static let longestText = 512

  let mask: Mask
  let characters: [Character]
  private(set) var cells: [MaskCell] = []
  /// Where reading is known to fail, so that no mask can make it take long.
  private var failures: Set<Int> = []

  init(mask: Mask, characters: [Character]) {
    self.mask = mask
    self.characters = characters
  }

  mutating func read(from index: Int, place: Int) -> Bool {
    guard index < characters.count else { return true }
    let key = index * (mask.elements.count + 1) + place
    guard place < mask.elements.count, !failures.contains(key) else { return false }
    if readOn(from: index, place: place) { return true }
    failures.insert(key)
    return false
  }

  private mutating func readOn(from index: Int, place: Int) -> Bool {
    let element = mask.elements[place]
    if let kind = kind(of: characters[index], in: element) {
      cells.append(
        MaskCell(character: element.kept(characters[index]), kind: kind, element: place))
      if read(from: index + 1, place: mask.place(after: place)) { return true }
      cells.removeLast()
    }
    return element.isSkippable && read(from: index, place: place + 1)
  }

  private func kind(of character: Character, in element: MaskElement) -> MaskCell.Kind? {
    if case .literal(_, let isValue) = element {
      return element.shows(character) ? (isValue ? .value : .literal) : nil
    }
    if element.takes(character) { return .entered }
    return element.isMandatory && character == mask.blank ? .blank : nil
  }
}
