import TestSupport
import Testing

@testable import RichTextModel

/// Hits move with the text, and are in the order of the document.
@Suite struct FindingTests {
  /// A text with a simple search: a hit is `aa`, or a single `a`.
  private struct Searched {
    var text: [Character]
    var progress: SearchProgress

    init(_ text: String) {
      self.text = Array(text)
      progress = SearchProgress(count: self.text.count)
    }

    static func hits(in text: ArraySlice<Character>) -> [Range<Int>] {
      var hits: [Range<Int>] = []
      var index = text.startIndex
      while index < text.endIndex {
        let pair = text[index...].prefix(2)
        let length = pair.elementsEqual("aa") ? 2 : pair.first == "a" ? 1 : 0
        if length > 0 { hits.append(index..<(index + length)) }
        index += max(length, 1)
      }
      return hits
    }

    func paragraphs(_ range: Range<Int>) -> Range<Int> {
      let start = text[..<range.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      let end = text[range.upperBound...].firstIndex(of: "\n") ?? text.count
      return start..<end
    }

    mutating func insert(_ new: [Character], at offset: Int) {
      text.insert(contentsOf: new, at: offset)
      let range = offset..<(offset + new.count)
      progress.noteInsertion(range, paragraphs: paragraphs(range))
    }

    mutating func delete(_ range: Range<Int>) {
      progress.noteDeletion(range, paragraphs: paragraphs(range))
      text.removeSubrange(range)
    }

    mutating func searchPart(from offset: Int) {
      guard let part = progress.nextPart(from: offset) else { return }
      let whole = paragraphs(part.lowerBound..<min(part.lowerBound + 5, part.upperBound))
      progress.settle(whole, hits: Self.hits(in: text[whole]))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func hitsAreAlwaysThoseOfThePresentText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var searched = Searched("aab\naaa\n\nbaab\na")
    for step in 0..<400 {
      let count = searched.text.count
      let place = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where count < 60:
        let new = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
          "aab\n".randomElement(using: &random)
        }
        searched.insert(new, at: place)
      case 1:
        searched.delete(place..<min(place + Int.random(in: 0...5, using: &random), count))
      default: searched.searchPart(from: place)
      }
      let all = Searched.hits(in: searched.text[...])
      // Every hit in the searched part is known, and no hit elsewhere is wrong.
      for hit in all
      where !searched.progress.unsearched.ranges.contains(where: { $0.overlaps(hit) }) {
        #expect(searched.progress.hits.ranges.contains(hit), "seed \(seed), step \(step)")
      }
      for hit in searched.progress.hits.ranges {
        #expect(searched.text[hit].allSatisfy { $0 == "a" }, "seed \(seed), step \(step)")
      }
    }
    while !searched.progress.isComplete { searched.searchPart(from: 0) }
    #expect(searched.progress.hits.ranges == Searched.hits(in: searched.text[...]))
  }

  @Test func whatIsNextComesBeforeWhatIsBefore() {
    var progress = SearchProgress(count: 100)
    #expect(progress.nextPart(from: 40) == 40..<100)
    progress.settle(40..<100, hits: [50..<51])
    #expect(progress.nextPart(from: 40) == 0..<40)
    progress.settle(0..<40, hits: [3..<4, 5..<9])
    #expect(progress.isComplete)
    #expect(progress.hits.ranges == [3..<4, 5..<9, 50..<51])
    #expect(progress.hits.firstIndex(from: 4) == 1)
    #expect(progress.hits.firstIndex(from: 51) == 3)
    #expect(progress.hits.index(at: 5) == 1)
    #expect(progress.hits.index(at: 6) == nil)
    #expect(progress.hits.indices(in: 6..<51) == 1..<3)
    progress.searchAgain(0..<10)
    progress.giveUp()
    #expect(progress.isComplete)
  }

  @Test func hitsOfNestedTextsComeWhereTheAttachmentStands() {
    let order = HitOrder([
      .init(text: 0, hits: 0..<2), .init(text: 1, hits: 0..<1), .init(text: 2, hits: 0..<0),
      .init(text: 0, hits: 2..<3),
    ])
    #expect(order.count == 4)
    let places = (0..<4).map { order.place(at: $0) }
    #expect(
      places == [
        .init(text: 0, hit: 0), .init(text: 0, hit: 1), .init(text: 1, hit: 0),
        .init(text: 0, hit: 2),
      ])
    for number in 0..<4 {
      #expect(places[number].flatMap { order.number(of: $0) } == number)
    }
    #expect(order.place(at: 4) == nil)
    #expect(order.place(at: -1) == nil)
    #expect(order.number(of: .init(text: 2, hit: 0)) == nil)
    #expect(order.place(after: .init(text: 0, hit: 2), by: 1) == .init(text: 0, hit: 0))
    #expect(order.place(after: .init(text: 0, hit: 0), by: -1) == .init(text: 0, hit: 2))
    #expect(HitOrder().place(after: .init(text: 0, hit: 0), by: 1) == nil)
  }
}
