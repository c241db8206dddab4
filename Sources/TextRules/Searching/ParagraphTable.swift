import TextParagraphs

/// A text with an LF at the end of each paragraph, whatever ended it, and where its paragraphs
/// were.
///
/// The text buffer counts CR, LF, both together and U+2029 as the same; an expression does not.
struct ParagraphTable {
  /// A paragraph: where it begins in the bytes of this text, and where it began, in Unicode
  /// scalars.
  struct Entry {
    let byte: Int
    let scalar: Int
    /// The number of its bytes, without its end.
    let count: Int
    let isASCII: Bool

    /// The bytes of the paragraph, without its end.
    var bytes: Range<Int> { byte..<(byte + count) }
  }

  /// The bytes of the text.
  private(set) var bytes: [UInt8] = []
  /// The paragraphs, also empty ones; at least one.
  private(set) var entries: [Entry] = []

  init(_ source: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(source.count)
    var (position, scalar) = (0, 0)
    while true {
      let start = position
      while position < source.count, ParagraphEnd.length(in: source, at: position) == 0 {
        position += 1
      }
      let paragraph = source[start..<position]
      // Every byte except a continuation byte begins a scalar.
      let count = paragraph.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      entries.append(
        Entry(
          byte: bytes.count, scalar: scalar, count: paragraph.count,
          isASCII: count == paragraph.count))
      bytes.append(contentsOf: paragraph)
      guard position < source.count else { return }
      let length = ParagraphEnd.length(in: source, at: position)
      bytes.append(0x0A)
      position += length
      scalar += count + (length == 3 ? 1 : length)
    }
  }

  /// Returns the index of the paragraph that contains an offset in Unicode scalars, or ends there.
  func index(atScalar scalar: Int) -> Int { lastIndex { $0.scalar <= scalar } }

  /// Returns the index of the paragraph that contains a byte, or ends there.
  func index(atByte byte: Int) -> Int { lastIndex { $0.byte <= byte } }

  private func lastIndex(_ isBefore: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(entries[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the byte of an offset in Unicode scalars; within the end of a paragraph, that end.
  func byte(ofScalar scalar: Int) -> Int {
    let entry = entries[index(atScalar: scalar)]
    var (byte, left) = (entry.byte, scalar - entry.scalar)
    while left > 0, byte < entry.bytes.upperBound {
      byte += 1
      while byte < entry.bytes.upperBound, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      left -= 1
    }
    return byte
  }

  /// The bytes of a paragraph with some before and after it, without the end of the last one.
  func window(around index: Int, _ count: Int) -> Range<Int> {
    let first = entries[max(index - count, 0)]
    let last = entries[min(index + count, entries.count - 1)]
    return first.byte..<last.bytes.upperBound
  }

  /// The end of a paragraph in bytes, with what ends it.
  func end(of index: Int) -> Int {
    index + 1 < entries.count ? entries[index + 1].byte : bytes.count
  }
}
