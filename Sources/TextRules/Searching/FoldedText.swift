/// A text in the form in which it is compared, and where each part of it comes from.
///
/// One letter may become several (`ß` becomes `ss`), and several may become one. So it records at
/// which positions of the folded form a character of the text begins, and where that character is
/// in the text.
struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// For each position in the folded form, and for its end, the offset in the text; -1 within a
  /// character.
  private var offsets = [0]
  /// The number of scalars in the text.
  private var length: Int { offsets[offsets.count - 1] }

  init() {}

  init(_ text: String, _ memory: inout FoldingMemory) { append(text, &memory) }

  /// Adds the bytes of a line.
  mutating func append(_ line: UnsafeBufferPointer<UInt8>, _ memory: inout FoldingMemory) {
    guard line.allSatisfy({ $0 < 0x80 }) else {
      return append(String(decoding: line, as: UTF8.self), &memory)
    }
    let start = length
    for byte in line {
      scalars.append(
        Unicode.Scalar(CaseFolding.folded(byte, matchesCase: memory.matchesCase)))
    }
    offsets.append(contentsOf: (start + 1)..<(start + line.count + 1))
  }

  /// Adds a line break, which is an LF in the folded form.
  mutating func appendLineBreak(ofScalars count: Int) {
    scalars.append("\n")
    offsets.append(length + count)
  }

  private mutating func append(_ text: String, _ memory: inout FoldingMemory) {
    let source = Array(text.unicodeScalars)
    scalars.reserveCapacity(scalars.count + source.count)
    offsets.reserveCapacity(offsets.count + source.count)
    var offset = 0
    while offset < source.count {
      let end = Self.endOfPart(from: offset, in: source)
      if end == offset + 1, source[offset].standsAlone {
        append(memory.form(of: source[offset]), ofScalars: 1)
      } else {
        append(charactersOf: source[offset..<end], memory)
      }
      offset = end
    }
  }

  /// The end of the next part: a position between two scalars that never belong to one character.
  ///
  /// Dividing every text into Swift's characters would take several times as long.
  private static func endOfPart(from start: Int, in source: [Unicode.Scalar]) -> Int {
    var end = start + 1
    while end < source.count, !source[end - 1].standsAlone || !source[end].standsAlone { end += 1 }
    return end
  }

  private mutating func append(
    charactersOf part: ArraySlice<Unicode.Scalar>, _ memory: FoldingMemory
  ) {
    for character in String(String.UnicodeScalarView(part)) {
      append(memory.form(of: character), ofScalars: character.unicodeScalars.count)
    }
  }

  private mutating func append(_ form: [Unicode.Scalar], ofScalars count: Int) {
    let end = length + count
    for (index, scalar) in form.enumerated() {
      scalars.append(scalar)
      offsets.append(index == form.count - 1 ? end : -1)
    }
  }

  /// The range in the text of a query in folded form, if it is found at a position of this form.
  func range(of query: [Unicode.Scalar], at place: Int) -> Range<Int>? {
    let end = place + query.count
    guard end <= scalars.count, scalars[place] == query[0], let range = range(from: place, to: end)
    else { return nil }
    for index in 1..<query.count where scalars[place + index] != query[index] { return nil }
    return range
  }

  /// The range in the text of a part of the folded form, unless it begins or ends within a
  /// character.
  func range(from start: Int, to end: Int) -> Range<Int>? {
    guard offsets[start] >= 0, offsets[end] >= 0 else { return nil }
    return offsets[start]..<offsets[end]
  }
}

/// The folded forms of the scalars so far: a text has few different ones, which occur very often.
struct FoldingMemory {
  let matchesCase: Bool
  private let ignoresMarks: Bool
  private var forms: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  init(for query: TextQuery) {
    matchesCase = query.matchesCase
    // Users who type an accent mean it.
    let form = CaseFolding.folded(query.text, matchesCase: query.matchesCase)
    ignoresMarks = !query.matchesCase && !form.unicodeScalars.contains(where: \.isMarkOnLetter)
  }

  mutating func form(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let known = forms[scalar] { return known }
    let form = form(of: Character(scalar))
    forms[scalar] = form
    return form
  }

  func form(of character: Character) -> [Unicode.Scalar] {
    let form = CaseFolding.folded(String(character), matchesCase: matchesCase).unicodeScalars
    guard ignoresMarks else { return Array(form) }
    let bare = form.filter { !$0.isMarkOnLetter }
    return Array(bare.isEmpty ? form : bare)
  }
}

extension Unicode.Scalar {
  /// Whether this is an accent or a similar mark on the letter before it.
  var isMarkOnLetter: Bool { (0x300...0x36F).contains(value) }

  /// Whether this scalar is always a character of its own next to others of this kind.
  var standsAlone: Bool {
    switch value {
    // Letters and signs of Latin, Greek, Cyrillic, Armenian and Hebrew, without combining marks.
    case 0x20...0x7E, 0xA1...0xA8, 0xAA...0xAC, 0xAF...0x2FF, 0x370...0x482, 0x48A...0x556,
      0x561...0x587, 0x5D0...0x5EA, 0x1E00...0x1FFC,
      // Chinese and Japanese, with their punctuation.
      0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }
}
