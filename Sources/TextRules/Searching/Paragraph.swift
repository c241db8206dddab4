import TextParagraphs

/// One paragraph of a searched text, without its separator.
struct Paragraph {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset in the text at which it begins, in Unicode scalars.
  let start: Int
  let isASCII: Bool

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with each paragraph that is not empty, until it returns `false`.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Paragraph) -> Bool) {
    var splitter = ParagraphSplitter(bytes)
    while let paragraph = splitter.next() {
      guard body(paragraph) else { return }
    }
  }
}

/// Walks through a text from paragraph to paragraph.
private struct ParagraphSplitter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var scalars = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the next paragraph that is not empty.
  mutating func next() -> Paragraph? {
    while position < bytes.count {
      let start = (byte: position, scalar: scalars)
      let isASCII = passText()
      let end = position
      passSeparator()
      guard end > start.byte else { continue }
      return Paragraph(
        bytes: UnsafeBufferPointer(rebasing: bytes[start.byte..<end]), start: start.scalar,
        isASCII: isASCII)
    }
    return nil
  }

  /// Moves to the end of the paragraph; returns whether all of it is ASCII.
  private mutating func passText() -> Bool {
    var all: UInt8 = 0
    while position < bytes.count, ParagraphEnd.length(in: bytes, at: position) == 0 {
      let byte = bytes[position]
      all |= byte
      // Every byte except a continuation byte begins a scalar.
      if byte & 0xC0 != 0x80 { scalars += 1 }
      position += 1
    }
    return all < 0x80
  }

  private mutating func passSeparator() {
    guard position < bytes.count else { return }
    let length = ParagraphEnd.length(in: bytes, at: position)
    position += length
    // CR and LF are two scalars, the three bytes of U+2029 are one.
    scalars += length == 3 ? 1 : length
  }
}
