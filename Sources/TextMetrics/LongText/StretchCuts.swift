/// Walks through a paragraph and finds the cuts between its stretches.
struct StretchCuts {
  /// A position between two scalars.
  struct Cut {
    var byte = 0
    var scalar = 0
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let length: Int
  private var last = Cut()

  /// The length of the part of a stretch that is searched for the end of a grapheme cluster.
  private static let clusterWindow = 96

  init(text: UnsafeBufferPointer<UInt8>, length: Int) {
    self.text = text
    self.length = length
  }

  /// Returns the next cut, or `nil` if no full stretch is left.
  mutating func next() -> Cut? {
    let wanted = text.position(afterScalars: length, from: last.byte)
    guard wanted < text.count else { return nil }
    let byte =
      afterSpace(before: wanted) ?? betweenIdeographs(before: wanted)
      ?? afterCluster(before: wanted)
    last = Cut(byte: byte, scalar: last.scalar + text.scalarCount(from: last.byte, to: byte))
    return last
  }

  /// The end of the text, as a cut.
  func end() -> Cut {
    let scalars = text.scalarCount(from: last.byte, to: text.count)
    return Cut(byte: text.count, scalar: last.scalar + scalars)
  }

  /// The nearest position after a run of spaces, searched for in nine tenths of the stretch.
  private func afterSpace(before wanted: Int) -> Int? {
    let floor = last.byte + (wanted - last.byte) / 10
    var position = wanted
    while position > floor {
      if isSpace(position - 1), !isSpace(position) { return position }
      position -= 1
    }
    return nil
  }

  private func isSpace(_ position: Int) -> Bool {
    text[position] == UInt8(ascii: " ")
  }

  /// The nearest position between two Han, kana or Hangul characters, searched for in a tenth of
  /// the stretch.
  private func betweenIdeographs(before wanted: Int) -> Int? {
    let floor = wanted - (wanted - last.byte) / 10
    var position = wanted
    while position > floor {
      if isIdeograph(position), isIdeograph(scalarStart(before: position)) { return position }
      position = scalarStart(before: position)
    }
    return nil
  }

  private func scalarStart(before position: Int) -> Int {
    var start = position - 1
    while start > last.byte, !text.isScalarStart(start) { start -= 1 }
    return start
  }

  /// Whether a Han, kana or precomposed Hangul character starts here: U+3041 to U+D7A3, without
  /// combining marks and without U+A000 to U+ABFF.
  private func isIdeograph(_ position: Int) -> Bool {
    guard position + 2 < text.count, (0xE3...0xED).contains(text[position]) else { return false }
    let high = UInt32(text[position] & 0x0F) << 12
    let value = high | UInt32(text[position + 1] & 0x3F) << 6 | UInt32(text[position + 2] & 0x3F)
    let combines = value == 0x3099 || value == 0x309A || (0xA000..<0xAC00).contains(value)
    return (0x3041...0xD7A3).contains(value) && !combines
  }

  /// The end of the last grapheme cluster that ends before `wanted`.
  private func afterCluster(before wanted: Int) -> Int {
    var start = max(last.byte, wanted - Self.clusterWindow)
    while start < wanted, !text.isScalarStart(start) { start += 1 }
    let stop = min(text.count, text.position(afterScalars: 1, from: wanted))
    let window = String(decoding: text[start..<stop], as: UTF8.self)
    guard window.count > 1, let tail = window.last else { return wanted }
    return stop - tail.utf8.count
  }
}
