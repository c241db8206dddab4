/// A set of offsets in a text, kept as ranges, that moves with the text when it is edited.
///
/// For the parts of a text that something is still to be done with.
public struct OffsetSet: Hashable, Sendable {
  /// The parts, in order; none is empty, and no two touch.
  public private(set) var ranges: [Range<Int>] = []

  /// Makes a set without parts.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Takes all parts out.
  public mutating func removeAll() { ranges = [] }

  /// Adds a part; an empty one adds nothing.
  public mutating func insert(_ range: Range<Int>) {
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

  /// Takes a part out.
  public mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    ranges = ranges.flatMap { other -> [Range<Int>] in
      guard other.overlaps(range) else { return [other] }
      let before = other.lowerBound..<max(other.lowerBound, range.lowerBound)
      let behind = min(other.upperBound, range.upperBound)..<other.upperBound
      return [before, behind].filter { !$0.isEmpty }
    }
  }

  /// Whether all of a range is in the set.
  public func contains(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }

  /// The first part from an offset on, cut there if it begins before; nil if there is none.
  public func first(from offset: Int) -> Range<Int>? {
    ranges.first { $0.upperBound > offset }.map { max($0.lowerBound, offset)..<$0.upperBound }
  }

  /// The first part within a range, cut to it, if there is any.
  public func first(in range: Range<Int>) -> Range<Int>? {
    ranges.first { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  /// The last part within a range, cut to it, if there is any.
  public func last(in range: Range<Int>) -> Range<Int>? {
    ranges.last { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  /// Makes room for text that was inserted; what is inserted inside a part belongs to it.
  public mutating func noteInsertion(_ inserted: Range<Int>) {
    ranges = ranges.map { range in
      if range.lowerBound >= inserted.lowerBound {
        return (range.lowerBound + inserted.count)..<(range.upperBound + inserted.count)
      }
      guard range.upperBound > inserted.lowerBound else { return range }
      return range.lowerBound..<(range.upperBound + inserted.count)
    }
  }

  /// Closes the gap that a deleted text leaves.
  public mutating func noteDeletion(_ deleted: Range<Int>) {
    func moved(_ offset: Int) -> Int {
      offset <= deleted.lowerBound ? offset : max(offset - deleted.count, deleted.lowerBound)
    }
    let old = ranges
    ranges = []
    // One by one: two that were apart may touch now.
    for range in old { insert(moved(range.lowerBound)..<moved(range.upperBound)) }
  }
}
