/// The hits of a search in one text, in order, which move with the text when it is edited.
///
/// They are offsets in Unicode scalars, and do not overlap.
public struct FoundRanges: Hashable, Sendable {
  /// The hits, in order.
  public private(set) var ranges: [Range<Int>] = []

  /// Creates a list without hits.
  public init() {}

  /// The number of hits.
  public var count: Int { ranges.count }

  /// Whether there are no hits.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Accesses a hit by its index.
  public subscript(index: Int) -> Range<Int> { ranges[index] }

  /// Returns the index of the first hit that does not begin before an offset; ``count`` if there is
  /// none.
  public func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the hit that begins at an offset; nil if none does.
  public func index(at offset: Int) -> Int? {
    let index = firstIndex(from: offset)
    return index < count && ranges[index].lowerBound == offset ? index : nil
  }

  /// Returns the indices of the hits that overlap a range.
  public func indices(in range: Range<Int>) -> Range<Int> {
    var first = firstIndex(from: range.lowerBound)
    while first > 0, ranges[first - 1].upperBound > range.lowerBound { first -= 1 }
    return first..<max(first, firstIndex(from: range.upperBound))
  }

  /// Returns the indices of the hits that begin in a range.
  public func indices(beginningIn range: Range<Int>) -> Range<Int> {
    let first = firstIndex(from: range.lowerBound)
    return first..<max(first, firstIndex(from: range.upperBound))
  }

  /// Returns the hit that begins before an offset and ends after it; nil if there is none.
  public func hit(across offset: Int) -> Range<Int>? {
    let index = firstIndex(from: offset) - 1
    return index >= 0 && ranges[index].upperBound > offset ? ranges[index] : nil
  }

  /// Replaces the hits that begin in a range by those found there.
  public mutating func replace(beginningIn range: Range<Int>, with hits: [Range<Int>]) {
    ranges.replaceSubrange(indices(beginningIn: range), with: hits)
  }

  /// Replaces the hits that overlap a range by others.
  public mutating func replace(in range: Range<Int>, with hits: [Range<Int>]) {
    ranges.replaceSubrange(indices(in: range), with: hits)
  }

  /// Forgets all hits.
  public mutating func removeAll() { ranges = [] }

  /// Updates the hits after an insertion: later ones move, and one that contains the offset is
  /// dropped.
  public mutating func noteInsertion(_ inserted: Range<Int>) {
    let offset = inserted.lowerBound
    replace(in: offset..<offset, with: [])
    move(from: firstIndex(from: offset), by: inserted.count)
  }

  /// Updates the hits after a deletion: those in the range are dropped, and later ones move.
  public mutating func noteDeletion(_ range: Range<Int>) {
    replace(in: range, with: [])
    move(from: firstIndex(from: range.lowerBound), by: -range.count)
  }

  private mutating func move(from index: Int, by distance: Int) {
    for index in index..<ranges.count {
      let range = ranges[index]
      ranges[index] = (range.lowerBound + distance)..<(range.upperBound + distance)
    }
  }
}
