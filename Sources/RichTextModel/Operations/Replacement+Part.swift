extension [Replacement] {
  /// Returns the part of a text of a length in which all of them are made, one after the other, as
  /// it is before the first of them.
  package func part(ofLength length: Int) -> Range<Int> {
    var (start, rest, present) = (length, length, length)
    for replacement in self {
      start = Swift.min(start, replacement.offset)
      rest = Swift.min(rest, present - replacement.removedRange.upperBound)
      present += replacement.inserted.count - replacement.removed.count
    }
    return start..<Swift.max(start, length - Swift.max(rest, 0))
  }
}
