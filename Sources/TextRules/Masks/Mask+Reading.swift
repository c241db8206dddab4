extension Mask {
  /// Reads a text that already has the form of the mask; returns `nil` if it has not.
  func exact(_ text: String) -> MaskWriter? {
    guard text.utf8.count <= MaskForm.longestText else { return nil }
    var reading = ExactReading(mask: self, characters: Array(text))
    guard reading.read(from: 0, place: 0) else { return nil }
    let end = reading.cells.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    let cells = Array(reading.cells[..<end])
    guard var writer = cells.contains(where: \.isBlank) ? placed(cells) : written(cells) else {
      return nil
    }
    writer.complete()
    writer.write(literals: reading.cells[end...])
    writer.noteLiteralsWritten(Set(reading.cells.lazy.filter(\.isLiteral).map(\.element)))
    return writer
  }

  /// Writes characters where they are; gaps are closed if the other characters still fit.
  private func placed(_ cells: [MaskCell]) -> MaskWriter? { place(cells, after: MaskWriter(self)) }

  private func written(_ cells: [MaskCell]) -> MaskWriter? {
    var writer = MaskWriter(self)
    return cells.allSatisfy { !$0.isEntered || writer.writeInPlace($0) } ? writer : nil
  }

  /// Reads a value, which contains none of the mask's own characters except those in braces.
  func exact(rawText: String) -> MaskWriter? {
    guard rawText.utf8.count <= MaskForm.longestText else { return nil }
    var reading = ExactReading(mask: self, characters: Array(rawText), isValue: true)
    guard reading.read(from: 0, place: 0), var writer = written(reading.cells) else { return nil }
    writer.complete()
    let end = reading.cells.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    writer.write(literals: reading.cells[end...])
    return writer
  }
}

extension MaskWriter {
  /// Writes the mask's own characters at the end of a text.
  fileprivate mutating func write(literals cells: ArraySlice<MaskCell>) {
    for literal in cells.prefix(while: \.isLiteral) { write(literal: literal.element) }
  }
}

/// Checks whether a text has the form of a mask, in every way that optional places allow.
private struct ExactReading {
  let mask: Mask
  let characters: [Character]
  /// Whether those of the mask's own characters that are not part of the value are left out.
  let isValue: Bool
  private(set) var cells: [MaskCell] = []
  /// The places at which reading is known to fail, so that no mask can make it take long.
  private var failures: Set<Int> = []

  init(mask: Mask, characters: [Character], isValue: Bool = false) {
    self.mask = mask
    self.characters = characters
    self.isValue = isValue
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
    return canSkip(place) && read(from: index, place: place + 1)
  }

  private func canSkip(_ place: Int) -> Bool {
    if case .literal(_, let isPart) = mask.elements[place] {
      return isValue && (!isPart || !mask.isNeeded(from: place))
    }
    return mask.elements[place].isSkippable
  }

  private func kind(of character: Character, in element: MaskElement) -> MaskCell.Kind? {
    if case .literal(_, let isPart) = element {
      guard element.shows(character), isPart || !isValue else { return nil }
      return isPart ? .value : .literal
    }
    if element.takes(character) { return .entered }
    return element.isMandatory && character == mask.blank ? .blank : nil
  }
}
