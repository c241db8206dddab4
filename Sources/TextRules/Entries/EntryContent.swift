/// What a field shows at one moment: the text, what its format knows of it, and the caret.
package struct EntryContent: Equatable, Sendable {
  /// The text, with the characters that a mask or a sum adds.
  package var text = ""
  /// The text as formatted by a mask; `nil` without one.
  package internal(set) var masked: MaskedText?
  /// The text as formatted as a sum; `nil` if it is none.
  package internal(set) var sum: MoneyText?
  /// What was entered and is not in the text; `nil` if nothing is missing.
  package internal(set) var loss: EntryLoss?
  /// The caret's offset, in Unicode scalars.
  package var caret = 0
  /// The other end of the selection, in Unicode scalars.
  package var anchor = 0
  /// Everything that was entered since the field was empty, with what was left out; `nil` after
  /// any other edit.
  var raw: String?
  /// What this text was read from, if it was entered in another format.
  var original: EntryOriginal?

  /// The selection, in Unicode scalars.
  package var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The text as a value: empty if there are only the mask's own characters.
  package var valueText: String { masked?.enteredText.isEmpty ?? false ? "" : text }

  /// What is missing of an entry that is partly in the text; `nil` if nothing is, or if it was
  /// rejected completely.
  package var missing: EntryLoss? { loss.flatMap { $0.isPartial ? $0 : nil } }

  /// Creates the content for a text without a format.
  package init(text: String = "", caret: Int = 0, anchor: Int = 0) {
    (self.text, self.caret, self.anchor) = (text, caret, anchor)
  }

  /// Creates the content for a text formatted by a mask, with its caret.
  init(_ masked: MaskedText) {
    (text, self.masked) = (masked.text, masked)
    (caret, anchor) = (masked.caret, masked.caret)
  }

  /// Creates the content for a sum of money, with its caret.
  init(_ sum: MoneyText) {
    (text, self.sum) = (sum.text, sum)
    (caret, anchor) = (sum.caret, sum.caret)
  }

  /// Whether another content has the same scalars; `==` ignores how letters are composed.
  package func isSpelledLike(_ other: EntryContent) -> Bool {
    text.isSpelledLike(other.text)
  }

  /// Forgets what was written at the caret, as if the caret had been moved.
  mutating func forgetTyping() {
    masked?.forgetTyping()
    sum?.forgetTyping()
  }
}

// MARK: - Places

/// Places count the characters that were entered, without those that the format adds: another
/// format, or a separator that comes or goes, leaves them as they are.
extension EntryContent {
  /// The characters that were entered, one for each place.
  var entered: [Character] {
    if let masked { return Array(masked.enteredText) }
    if let sum { return sum.significant }
    return text.unicodeScalars.map(Character.init)
  }

  /// The number of places.
  var placeCount: Int {
    if let masked { return masked.enteredText.count }
    return sum?.significant.count ?? text.unicodeScalars.count
  }

  /// Returns the number of entered characters before an offset in Unicode scalars.
  func place(at offset: Int) -> Int {
    if let masked { return masked.enteredCount(before: offset) }
    return sum?.significantCount(before: offset) ?? min(max(0, offset), placeCount)
  }
}

extension MoneyText {
  /// Returns the number of digits and decimal marks before an offset in Unicode scalars.
  func significantCount(before offset: Int) -> Int {
    var (position, count) = (0, 0)
    for character in text {
      position += character.unicodeScalars.count
      guard position <= offset, count < significant.count else { break }
      // A mark directly before the fraction is its own, and any other separates groups.
      if character.asciiDigit != nil || significant[count] == "." && !isSign(character) {
        count += 1
      }
    }
    return count
  }

  private func isSign(_ character: Character) -> Bool { isNegative && character == "-" }
}

/// What was entered, in the format in which it was.
///
/// It is kept as long as nothing but formats changes, so that there and back is the identity.
final class EntryOriginal: Equatable, Sendable {
  let content: EntryContent
  let format: EntryFormat

  init(_ content: EntryContent, in format: EntryFormat) {
    (self.content, self.format) = (content, format)
  }

  static func == (one: EntryOriginal, other: EntryOriginal) -> Bool {
    one === other || one.content == other.content && one.format == other.format
  }
}
