import TestSupport
import Testing
import TextRules

@Suite("A set of offsets that moves with the text")
struct OffsetSetTests {
  private func set(_ ranges: Range<Int>...) -> OffsetSet {
    var set = OffsetSet()
    for range in ranges { set.insert(range) }
    return set
  }

  @Test func touchingRangesBecomeOne() {
    #expect(set(5..<7, 1..<2).ranges == [1..<2, 5..<7])
    #expect(set(1..<3, 3..<5).ranges == [1..<5])
    #expect(set(1..<3, 5..<7, 2..<6).ranges == [1..<7])
    #expect(set(3..<3).isEmpty)
  }

  @Test func aRangeTakenOutLeavesWhatIsBesideIt() {
    var ranges = set(0..<10)
    ranges.remove(3..<5)
    #expect(ranges.ranges == [0..<3, 5..<10])
    ranges.remove(0..<3)
    ranges.remove(8..<20)
    #expect(ranges.ranges == [5..<8])
    #expect(ranges.first(in: 0..<6) == 5..<6)
    #expect(ranges.first(in: 0..<5) == nil)
  }

  @Test func insertionsMoveAndStretch() {
    var ranges = set(2..<4, 8..<10)
    ranges.noteInsertion(3..<6)
    #expect(ranges.ranges == [2..<7, 11..<13])
    ranges.noteInsertion(0..<1)
    #expect(ranges.ranges == [3..<8, 12..<14])
    ranges.noteInsertion(14..<20)
    #expect(ranges.ranges == [3..<8, 12..<14])
  }

  @Test func deletionsShrinkAndJoin() {
    var ranges = set(2..<4, 8..<10)
    ranges.noteDeletion(4..<8)
    #expect(ranges.ranges == [2..<6])
    ranges.noteDeletion(0..<3)
    #expect(ranges.ranges == [0..<3])
    ranges.noteDeletion(0..<9)
    #expect(ranges.isEmpty)
  }

  /// Compares the set with a flag for each character of a text.
  @Test(arguments: [UInt64](0..<20)) func randomEdits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = [Bool](repeating: false, count: 40)
    var ranges = OffsetSet()
    for _ in 0..<300 {
      let start = Int.random(in: 0...model.count, using: &random)
      let end = Int.random(in: start...min(start + 6, model.count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        ranges.insert(start..<end)
        for index in start..<end { model[index] = true }
      case 1:
        ranges.remove(start..<end)
        for index in start..<end { model[index] = false }
      case 2:
        ranges.noteDeletion(start..<end)
        model.removeSubrange(start..<end)
      default:
        let isInside = start > 0 && start < model.count && model[start - 1] && model[start]
        ranges.noteInsertion(start..<(start + 3))
        model.insert(contentsOf: [Bool](repeating: isInside, count: 3), at: start)
      }
      let members = (0..<model.count).filter { index in
        ranges.ranges.contains { $0.contains(index) }
      }
      #expect(members == model.indices.filter { model[$0] })
    }
  }
}
