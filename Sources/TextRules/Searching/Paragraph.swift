import TextParagraphs

/// One paragraph of a text that is searched, without what ends it.
struct Paragraph {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where it begins in the text, in Unicode scalars.
  let start: Int
  let isASCII: Bool

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls with each paragraph that is not empty, until the answer is no.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Paragraph) -> Bool) {
    var splitter = ParagraphSplitter(bytes)
    while let paragraph = splitter.next() {
      guard body(paragraph) else { return }
    }
  }
}

/// Goes through a text from paragraph to paragraph.
private struct ParagraphSplitter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var scalars = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next paragraph that is not empty.
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

  /// Goes to the end of the paragraph; whether all of it is ASCII.
  private mutating func passText() -> Bool {
    var all: UInt8 = 0
    while position < bytes.count, ParagraphEnd.length(in: bytes, at: position) == 0 {
      let byte = bytes[position]
      all |= byte
      // Every byte but a continuation byte begins a scalar.
      if byte & 0xC0 != 0x80 { scalars += 1 }
      position += 1
    }
    return all < 0x80
  }

  private mutating func passSeparator() {
    guard position < bytes.count else { return }
    let length = ParagraphEnd.length(in: bytes, at: position)
    position += length
    // CR and LF are two, the three bytes of U+2029 one.
    scalars += length == 3 ? 1 : length
  }
}
