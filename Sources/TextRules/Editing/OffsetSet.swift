/// A set of offsets in a text, kept as ranges, which moves with the text when it is edited.
///
/// It is for keeping track of the parts of a text that still have to be processed.
package struct OffsetSet: Hashable, Sendable {
  /// The parts, in order; none is empty, and no two touch.
  package private(set) var ranges: [Range<Int>] = []

  /// Creates an empty set.
  package init() {}

  /// Whether the set is empty.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Removes all parts.
  package mutating func removeAll() { ranges = [] }

  /// Adds a part; an empty range adds nothing.
  package mutating func insert(_ range: Range<Int>) {
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

  /// Removes a part.
  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    ranges = ranges.flatMap { other -> [Range<Int>] in
      guard other.overlaps(range) else { return [other] }
      let before = other.lowerBound..<max(other.lowerBound, range.lowerBound)
      let after = min(other.upperBound, range.upperBound)..<other.upperBound
      return [before, after].filter { !$0.isEmpty }
    }
  }

  /// Whether all of a range is in the set.
  package func contains(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }

  /// Returns the first part after an offset, cut there if it begins before; `nil` if there is none.
  package func first(from offset: Int) -> Range<Int>? {
    ranges.first { $0.upperBound > offset }.map { max($0.lowerBound, offset)..<$0.upperBound }
  }

  /// Returns the first part within a range, cut to it; `nil` if there is none.
  package func first(in range: Range<Int>) -> Range<Int>? {
    ranges.first { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  /// Returns the last part within a range, cut to it; `nil` if there is none.
  package func last(in range: Range<Int>) -> Range<Int>? {
    ranges.last { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  /// Makes room for inserted text; text that is inserted inside a part belongs to the part.
  package mutating func noteInsertion(_ inserted: Range<Int>) {
    ranges = ranges.map { range in
      if range.lowerBound >= inserted.lowerBound {
        return (range.lowerBound + inserted.count)..<(range.upperBound + inserted.count)
      }
      guard range.upperBound > inserted.lowerBound else { return range }
      return range.lowerBound..<(range.upperBound + inserted.count)
    }
  }

  /// Closes the gap that deleted text leaves.
  package mutating func noteDeletion(_ deleted: Range<Int>) {
    func moved(_ offset: Int) -> Int {
      offset <= deleted.lowerBound ? offset : max(offset - deleted.count, deleted.lowerBound)
    }
    let old = ranges
    ranges = []
    // One by one, because two parts that were apart may now touch.
    for range in old { insert(moved(range.lowerBound)..<moved(range.upperBound)) }
  }
}
