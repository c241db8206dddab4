/// A set of offsets in a text, kept as ranges, that moves with the text when it is edited.
struct OffsetRanges: Equatable {
  /// In order; none is empty, and no two touch.
  private(set) var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  mutating func removeAll() { ranges = [] }

  /// Adds a range; an empty one adds nothing.
  mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var joined = range
    ranges.removeAll { other in
      guard other.lowerBound <= joined.upperBound, other.upperBound >= joined.lowerBound else {
        return false
      }
      let (lower, upper) = (joined.lowerBound, joined.upperBound)
      joined = min(lower, other.lowerBound)..<max(upper, other.upperBound)
      return true
    }
    let place = ranges.firstIndex { $0.lowerBound > joined.lowerBound } ?? ranges.endIndex
    ranges.insert(joined, at: place)
  }

  /// Takes a range out.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    ranges = ranges.flatMap { other -> [Range<Int>] in
      guard other.overlaps(range) else { return [other] }
      let before = other.lowerBound..<max(other.lowerBound, range.lowerBound)
      let behind = min(other.upperBound, range.upperBound)..<other.upperBound
      return [before, behind].filter { !$0.isEmpty }
    }
  }

  /// The first stretch within a range, if there is any.
  func first(in range: Range<Int>) -> Range<Int>? {
    ranges.first { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  /// Makes room for text that was inserted; what is inserted inside a range belongs to it.
  mutating func noteInsertion(_ inserted: Range<Int>) {
    ranges = ranges.map { range in
      if range.lowerBound >= inserted.lowerBound {
        return (range.lowerBound + inserted.count)..<(range.upperBound + inserted.count)
      }
      guard range.upperBound > inserted.lowerBound else { return range }
      return range.lowerBound..<(range.upperBound + inserted.count)
    }
  }

  /// Closes the gap that deleted text leaves.
  mutating func noteDeletion(_ deleted: Range<Int>) {
    func moved(_ offset: Int) -> Int {
      offset <= deleted.lowerBound
        ? offset : max(offset - deleted.count, deleted.lowerBound)
    }
    let old = ranges
    ranges = []
    // One by one: two that were apart may touch now.
    for range in old { insert(moved(range.lowerBound)..<moved(range.upperBound)) }
  }
}
