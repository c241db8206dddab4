import TestSupport
import Testing

@testable import TextRules

/// Masks of places of one kind, whose edits are not read again.
@Suite struct EndlessMaskTests {
  /// The same mask twice: the second has a prefix, which is never written, and so reads everything
  /// again.
  private static func masks(_ source: String) throws -> (fast: Mask, thorough: Mask) {
    let notations = FormatterMasks.passwordNotations
    return (
      try Mask(source, notations: notations),
      try Mask(source, notations: notations, prefixAliases: ["\u{1}"])
    )
  }

  @Test(arguments: ["[ssssssss…]", "[ss][s…]", "[0…]", "[A…]", "[000…]"])
  func editsAreThoseThatReadEverythingAgain(source: String) throws {
    var random = SeededRandom(seed: TestEffort.seed)
    let (mask, thorough) = try Self.masks(source)
    let pieces = [
      "a", "b", "7", "٥", "é", "e\u{301}", "\u{301}", " ", "-", "ab", "12", "👍🏽", "\r\n", "",
    ]
    for _ in 0..<200 {
      var (text, expected) = (mask.empty, thorough.empty)
      for _ in 0..<12 {
        let count = text.text.unicodeScalars.count
        let start = Int.random(in: 0...count, using: &random)
        let end = Int.random(in: start...min(count, start + 2), using: &random)
        let piece = pieces.randomElement(using: &random) ?? ""
        let edit = TextEdit(replacing: start..<end, with: piece)
        let (one, other) = (mask.apply(edit, to: text), thorough.apply(edit, to: expected))
        (text, expected) = (one.text, other.text)
        #expect(one == other, "\(edit) in \(source)")
        #expect(one.isRejected == other.isRejected && one.rejectedText == other.rejectedText)
        #expect(text.text.isSpelledLike(expected.text) && text.rawText == expected.rawText)
        #expect(text.entry == expected.entry && text.missingCount == expected.missingCount)
        #expect(text.enteredText == expected.enteredText)
      }
    }
  }

  @Test func aKeyLooksAtItsOwnCharacterAlone() throws {
    let mask = try Self.masks("[ssssssss…]").fast
    for length in [10, 1_000, 10_000] {
      let text = mask.format(String(repeating: "x", count: length))
      for place in [0, length / 2, length] {
        #expect(mask.apply(.insertion(of: "y", at: place), to: text).effort == 1)
      }
    }
  }

  @Test func otherMasksReadOn() throws {
    for source in ["+7 [0…]", "[09…]", "[0A…]", "[0000]"] {
      #expect(try Self.masks(source).fast.endlessKind == nil, "\(source)")
    }
  }
}
