/// A text in the form of a mask, with its caret.
///
/// It is made by a ``Mask`` and changed by ``Mask/apply(_:to:)``. A history of undo that keeps
/// it gives back text and caret.
public struct MaskedText: Equatable, Sendable {
  /// What the field shows.
  public let text: String
  /// Where the caret stands, in Unicode scalars.
  public let caret: Int
  /// What a person wrote, without any of the mask's own characters.
  public let enteredText: String
  /// The value: what a person wrote and what the mask has in braces.
  public let rawText: String
  /// Whether every place that must be filled is filled.
  public let isComplete: Bool

  let cells: [MaskCell]
  /// Which of several masks it has the form of.
  let member: Int
  /// What was written one after the other, where there are several masks; nil after other edits.
  var source: [Character]?

  /// How many characters of a person stand before a place in the text.
  ///
  /// - Parameter offset: The place, in Unicode scalars.
  /// - Returns: How many they are, those of the mask not counted.
  public func enteredCount(before offset: Int) -> Int {
    var (count, position) = (0, 0)
    for cell in cells {
      position += cell.length
      guard position <= offset else { break }
      if cell.isEntered { count += 1 }
    }
    return count
  }

  /// The same text with the caret at another place.
  ///
  /// - Parameter caret: The place, in Unicode scalars.
  /// - Returns: The text with its caret there, or at the nearest end.
  public func movingCaret(to caret: Int) -> MaskedText {
    let length = cells.reduce(0) { $0 + $1.length }
    return MaskedText(
      text: text, caret: min(max(0, caret), length), enteredText: enteredText, rawText: rawText,
      isComplete: isComplete, cells: cells, member: member,
      source: source)
  }
}

extension MaskedText {
  /// How it came to be does not show.
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
  /// The place in the mask that it came from.
  let element: Int
  /// Whether a person has written it, though it is one of the mask's own.
  var isWritten = false

  /// Who has written one of the mask's own characters does not show.
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
