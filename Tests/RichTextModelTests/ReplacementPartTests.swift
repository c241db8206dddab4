import TestSupport
import Testing

@testable import RichTextModel

/// The part of a text in which several changes are made.
@Suite struct ReplacementPartTests {
  @Test func partsAreCountedInTheTextBeforeAllChanges() {
    let changes = [
      Replacement(at: 8, removed: "ab", inserted: "a"),
      Replacement(at: 2, removed: "", inserted: "xyz"),
      Replacement(at: 6, removed: "c", inserted: ""),
    ]
    #expect(changes.part(ofLength: 20) == 2..<10)
    #expect([Replacement]().part(ofLength: 3) == 3..<3)
  }

  @Test func whatIsAroundThePartStays() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<500 {
      let before = RichText(String((0..<30).map { Character(Unicode.Scalar(UInt8(65 + $0))) }))
      var (text, changes) = (before, [Replacement]())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = Int.random(in: start...min(start + 4, text.count), using: &random)
        let new = RichText(String(repeating: "-", count: Int.random(in: 0...4, using: &random)))
        changes.append(Replacement(at: start, removed: text.part(start..<end), inserted: new))
        text.replace(start..<end, with: new)
      }
      let part = changes.part(ofLength: before.count)
      let rest = before.count - part.upperBound
      #expect(text.text.hasPrefix(before.part(0..<part.lowerBound).text))
      #expect(text.text.hasSuffix(before.part(part.upperBound..<before.count).text))
      #expect(part.lowerBound + rest <= text.count)
    }
  }
}
