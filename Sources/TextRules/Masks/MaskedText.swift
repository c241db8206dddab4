/// A text in the form of a mask, with its caret.
///
/// It is created by a ``Mask`` and changed by ``Mask/apply(_:to:)``. An undo history that keeps
/// it can restore both text and caret.
public struct MaskedText: Equatable, Sendable {
  /// The text that the field shows.
  public let text: String
  /// The caret's offset, in Unicode scalars.
  public let caret: Int
  /// The user's characters, without any of the mask's own.
  public let enteredText: String
  /// The value: the user's characters, and those that the mask has in braces.
  public let rawText: String
  /// Whether all mandatory places are filled.
  public let isComplete: Bool

  let cells: [MaskCell]
  /// The index of the mask whose form it has, if there are several.
  let member: Int
  /// The characters in the order in which they were written, if there are several masks; `nil`
  /// after other edits.
  var source: [Character]?
  /// Everything that was entered since the field was empty, with what was left out; `nil` after
  /// any other edit.
  var entry: String?
  /// The number of its characters that are missing, if that can change with what follows.
  var missingCount: Int?

  /// Forgets what was entered, as if the caret had been moved.
  package mutating func forgetTyping() { (entry, missingCount) = (nil, nil) }

  /// Forgets the last character that was entered and left out.
  package mutating func takeBackLast() {
    if !(entry ?? "").isEmpty { entry?.removeLast() }
    missingCount = missingCount.map { max(0, $0 - 1) }
  }

  /// Returns the number of the user's characters before an offset.
  ///
  /// - Parameter offset: The offset, in Unicode scalars.
  /// - Returns: The number of characters, not counting those of the mask.
  public func enteredCount(before offset: Int) -> Int {
    if hasSingleScalars { return min(max(offset, 0), cells.count) }
    var (count, position) = (0, 0)
    for cell in cells {
      position += cell.length
      guard position <= offset else { break }
      if cell.isEntered { count += 1 }
    }
    return count
  }

  /// Returns the same text with the caret at another offset.
  ///
  /// - Parameter caret: The offset, in Unicode scalars.
  /// - Returns: The text with its caret there, or at the nearest end.
  public func movingCaret(to caret: Int) -> MaskedText {
    let length = text.unicodeScalars.count
    return MaskedText(
      text: text, caret: min(max(0, caret), length), enteredText: enteredText, rawText: rawText,
      isComplete: isComplete, cells: cells, member: member,
      source: source, entry: entry, missingCount: missingCount)
  }
}

extension MaskedText {
  /// Compares the results only, not how they were written.
  public static func == (one: MaskedText, other: MaskedText) -> Bool {
    one.caret == other.caret && one.member == other.member && one.isComplete == other.isComplete
      && one.cells == other.cells
  }
}

/// One character of a text in the form of a mask.
struct MaskCell: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case entered, literal, value, blank }

  let character: Character
  let kind: Kind
  /// The index of the mask's element that it belongs to.
  let element: Int
  /// Whether the user has written it, although it is one of the mask's own.
  var isWritten = false

  /// Ignores `isWritten`, since it does not matter who has written one of the mask's own
  /// characters.
  static func == (one: MaskCell, other: MaskCell) -> Bool {
    one.character == other.character && one.kind == other.kind && one.element == other.element
  }

  var isEntered: Bool { kind == .entered }
  var isLiteral: Bool { kind == .literal || kind == .value }
  var isBlank: Bool { kind == .blank }
  var length: Int { character.unicodeScalars.count }
}

extension MaskedText {
  init(cells: [MaskCell], caret: Int, mask: Mask) {
    self.cells = cells
    self.caret = caret
    text = String(cells.lazy.map(\.character))
    enteredText = String(cells.lazy.filter(\.isEntered).map(\.character))
    rawText = String(cells.lazy.filter { $0.isEntered || $0.kind == .value }.map(\.character))
    isComplete = mask.isFilled(by: cells)
    member = mask.member
  }
}

extension Mask {
  fileprivate func isFilled(by cells: [MaskCell]) -> Bool {
    var isFilled = Array(repeating: false, count: elements.count)
    for cell in cells where cell.isEntered || cell.kind == .value { isFilled[cell.element] = true }
    return elements.indices.allSatisfy { index in
      switch elements[index] {
      case .literal(_, isValue: true): isFilled[index] || !isNeeded(from: index)
      case .slot(_, isOptional: false): isFilled[index]
      case .literal, .slot, .repetition: true
      }
    }
  }
}
