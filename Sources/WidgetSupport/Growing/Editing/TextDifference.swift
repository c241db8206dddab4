/// The one range in which two texts differ, in Unicode scalars.
package struct TextDifference: Equatable {
  /// The range that is removed from the old text.
  package let removed: Range<Int>
  /// The text that replaces it.
  package let inserted: String

  /// Compares two texts from both ends.
  package init(from old: String, to new: String) {
    var (old, new) = (old, new)
    self = old.withUTF8 { old in new.withUTF8 { new in Self(from: old, to: new) } }
  }

  private init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while cuts(old, at: prefix) || cuts(new, at: prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    while cuts(old, at: old.count - suffix) || cuts(new, at: new.count - suffix) { suffix -= 1 }
    let start = scalarCount(old[..<prefix])
    removed = start..<(start + scalarCount(old[prefix..<(old.count - suffix)]))
    inserted = String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self)
  }

  /// Returns where an offset in the old text is in the new one: after what was inserted there.
  package func offset(after old: Int) -> Int {
    guard old >= removed.lowerBound else { return old }
    let end = removed.lowerBound + inserted.unicodeScalars.count
    return end + max(0, old - removed.upperBound)
  }
}

/// Whether an offset is within a scalar, or between the CR and LF of a line's end: a text buffer
/// takes those that are inserted separately for the ends of two lines.
private func cuts(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
  guard place > 0, place < text.count else { return false }
  return continuesScalar(text[place])
    || text[place - 1] == UInt8(ascii: "\r") && text[place] == UInt8(ascii: "\n")
}

private func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }

private func scalarCount(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  text.reduce(0) { continuesScalar($1) ? $0 : $0 + 1 }
}
