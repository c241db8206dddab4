/// Writes characters into the places of a mask, one after the other.
struct MaskWriter {
  let mask: Mask
  /// The cells written so far; from ``next`` on there are only characters of the mask itself.
  private(set) var cells: [MaskCell]
  /// The place before which the caret is.
  private(set) var next: Int
  /// The number of places that were examined so far.
  private(set) var effort = 0
  /// Whether the last character was one of the mask's own, written by the user.
  private var isWithinLiterals = false

  /// Continues after some cells, with the mask's own characters after the caret.
  init(_ mask: Mask, after cells: [MaskCell] = [], before literals: [MaskCell] = []) {
    self.mask = mask
    self.cells = cells + literals
    next = cells.last.map { mask.place(after: $0.element) } ?? 0
  }

  private var elements: [MaskElement] { mask.elements }

  /// The next place that accepts the user's characters.
  var nextPlace: Int { mask.firstPlace(from: next) }

  /// Writes a character as the user types it, who may or may not type the mask's own ones.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - prefersLiterals: Whether a character that could be both counts as one of the mask's own.
  /// - Returns: Whether the character was accepted.
  mutating func write(_ character: Character, prefersLiterals: Bool = false) -> Bool {
    writeIntoPlace(character, prefersLiterals: prefersLiterals) || closePlaces(with: character)
  }

  private mutating func writeIntoPlace(_ character: Character, prefersLiterals: Bool) -> Bool {
    var start = next
    while true {
      let place = mask.firstPlace(from: start)
      effort += 1 + place - start
      let literal = (start..<place).first { elements[$0].shows(character) }
      if let literal, literal == start || prefersLiterals { return step(after: literal) }
      if place < elements.count, elements[place].takes(character) {
        return put(character, in: place)
      }
      if let literal { return step(after: literal) }
      if start == next, let passed = passedLiteral(character) { return step(after: passed) }
      guard place < elements.count, elements[place].isSkippable else { return false }
      start = place + 1
    }
  }

  /// Moves past optional places if the user types a separator other than the mask's.
  ///
  /// In `[09]{.}[0000]` a slash after `1` ends the first part, as the point does.
  private mutating func closePlaces(with character: Character) -> Bool {
    guard character.isSeparator, cells.last?.isEntered ?? false else { return false }
    let end = elements[next...].firstIndex { !$0.isSkippable } ?? elements.count
    let place = mask.firstPlace(from: end)
    guard end < place, elements[end..<place].allSatisfy(\.isSeparator) else { return false }
    effort += 1 + end - next
    writeLiterals(to: place)
    noteLiteralsWritten([end])
    return true
  }

  /// Writes a character into the next place that accepts it, never as one of the mask's own.
  mutating func writeEntered(_ character: Character) -> Bool {
    var place = nextPlace
    while place < elements.count {
      effort += 1
      if elements[place].takes(character) { return put(character, in: place) }
      guard elements[place].isSkippable else { return false }
      place = mask.firstPlace(from: place + 1)
    }
    return false
  }

  /// Writes a character of a value: the user's, or one that the mask has in braces.
  mutating func writeValue(_ character: Character) -> Bool {
    let place = nextPlace
    let value = (next..<place).first { index in
      if case .literal(_, isValue: true) = elements[index] { true } else { false }
    }
    if let value, elements[value].shows(character) { return step(after: value) }
    return writeEntered(character)
  }

  /// Writes a cell where it was in another text, with blanks for mandatory places that are empty
  /// before it.
  mutating func writeInPlace(_ cell: MaskCell) -> Bool {
    guard cell.element >= next else { return false }
    effort += 1 + cell.element - next
    for index in next..<cell.element {
      if elements[index].isLiteral { writeLiterals(to: index + 1) }
      guard elements[index].isMandatory else { continue }
      cells.append(MaskCell(character: mask.blank, kind: .blank, element: index))
      next = index + 1
    }
    return put(cell.character, in: cell.element)
  }

  /// Writes one of the mask's own characters, as if the user typed it.
  mutating func write(literal index: Int) { _ = step(after: index) }

  /// Moves past one of the mask's own characters if there are only optional places before it.
  mutating func pass(literal index: Int) -> Bool {
    guard next <= index else { return next == index + 1 }
    guard elements[next..<index].allSatisfy({ !$0.isMandatory }) else { return false }
    return step(after: index)
  }

  /// Remembers which of the mask's own characters the user has written.
  mutating func noteLiteralsWritten(_ places: Set<Int>) {
    for index in cells.indices where places.contains(cells[index].element) {
      cells[index].isWritten = true
    }
  }

  /// Adds the cost of other attempts.
  mutating func addEffort(_ more: Int) { effort += more }

  /// Writes the mask's own characters up to a place.
  mutating func writeLiterals(to end: Int) {
    removeLiterals(from: next)
    for index in next..<end {
      guard case .literal(let character, let isValue) = elements[index] else { continue }
      cells.append(
        MaskCell(character: character, kind: isValue ? .value : .literal, element: index))
    }
    next = max(next, end)
  }

  /// Writes the mask's own characters that follow what the user wrote.
  ///
  /// Before places that may all stay empty it only closes brackets: a card number of 16 digits ends
  /// with its last digit, not with the space before three more.
  mutating func complete() {
    let last = cells.last { !$0.isLiteral }
    guard mask.autocomplete, !isWithinLiterals, last != nil, !isAmbiguous else { return }
    let place = nextPlace
    guard mask.isNeeded(from: place) else {
      return writeLiterals(to: elements[next..<place].firstIndex { !$0.closesBracket } ?? place)
    }
    writeLiterals(to: place)
  }

  /// Whether the mask's next own character could count as the user's.
  private var isAmbiguous: Bool {
    let place = nextPlace
    guard next < place, place < elements.count else { return false }
    guard case .literal(let first, _) = elements[next] else { return false }
    return elements[place].takes(first)
  }

  /// The one of the mask's own characters directly before the caret that the user writes once more.
  ///
  /// A separator can be written repeatedly, but not a letter or a digit: a user who types 77 after
  /// the mask's 7 means another one.
  private func passedLiteral(_ character: Character) -> Int? {
    var index = next
    var found: Int?
    while index > 0, elements[index - 1].isLiteral {
      index -= 1
      let isSpent = !elements[index].isSeparator && isWritten(index)
      if isSpent { break }
      if elements[index].shows(character) { found = index }
    }
    return found
  }

  private func isWritten(_ literal: Int) -> Bool {
    cells.last { $0.element == literal }?.isWritten ?? false
  }

  private mutating func put(_ character: Character, in place: Int) -> Bool {
    writeLiterals(to: place)
    let kept = elements[place].kept(character)
    cells.append(MaskCell(character: kept, kind: .entered, element: place))
    next = mask.place(after: place)
    isWithinLiterals = false
    return true
  }

  private mutating func step(after literal: Int) -> Bool {
    if literal >= next {
      let isThere = cells.last.map { $0.isLiteral && $0.element >= literal } ?? false
      if !isThere { writeLiterals(to: literal + 1) }
    }
    if let cell = cells.lastIndex(where: { $0.element == literal }) { cells[cell].isWritten = true }
    next = literal + 1
    isWithinLiterals = true
    return true
  }

  private mutating func removeLiterals(from place: Int) {
    while let last = cells.last, last.isLiteral, last.element >= place { cells.removeLast() }
  }
}

extension MaskWriter {
  /// The text written so far, with the caret where the next character would go.
  var text: MaskedText {
    var trimmed = cells
    while trimmed.last?.kind == .blank { trimmed.removeLast() }
    return MaskedText(cells: trimmed, caret: caret, mask: mask)
  }

  /// The caret's offset, in Unicode scalars.
  var caret: Int {
    cells.reversed().drop { $0.isLiteral && $0.element >= next }.reduce(0) { $0 + $1.length }
  }
}

extension Mask {
  /// Whether the mask's own characters before a place are part of every complete text.
  ///
  /// They are not if all places from there on may stay empty.
  func isNeeded(from place: Int) -> Bool {
    let places = elements[min(place, elements.count)...].filter { !$0.isLiteral }
    return places.isEmpty || places.contains(where: \.isMandatory)
  }

  /// The first element from an index on that is not one of the mask's own characters.
  func firstPlace(from index: Int) -> Int {
    var place = index
    while place < elements.count, elements[place].isLiteral { place += 1 }
    return place
  }

  func place(after index: Int) -> Int {
    if case .repetition = elements[index] { index } else { index + 1 }
  }
}
