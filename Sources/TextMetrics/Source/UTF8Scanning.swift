extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte at `position` begins a Unicode scalar.
  func isScalarStart(_ position: Int) -> Bool {
    self[position] & 0xC0 != 0x80
  }

  /// The first `limit` scalars, or everything if there are no more.
  func prefixOfScalars(_ limit: Int) -> UnsafeBufferPointer<UInt8> {
    guard limit < count else { return self }
    return UnsafeBufferPointer(rebasing: self[..<position(afterScalars: limit, from: 0)])
  }

  /// The byte position that is `scalars` scalars after `start`, at most the end.
  func position(afterScalars scalars: Int, from start: Int) -> Int {
    var left = scalars
    var position = start
    while position < count {
      if isScalarStart(position) {
        if left <= 0 { return position }
        left -= 1
      }
      position += 1
    }
    return count
  }

  /// The number of scalars from `start` up to `end`.
  func scalarCount(from start: Int, to end: Int) -> Int {
    var scalars = 0
    for position in start..<end where isScalarStart(position) { scalars += 1 }
    return scalars
  }
}
