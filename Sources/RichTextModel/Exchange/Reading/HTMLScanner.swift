/// Divides HTML into text and tags in one pass over the bytes, whatever they are.
///
/// Comments, declarations and the contents of scripts and style sheets are left out. It is no error
/// if something is still open at the end.
struct HTMLScanner {
  /// A part of a document.
  enum Token {
    /// Text as written, including its character references.
    case text(Range<Int>)
    case start(HTMLTag)
    case end(name: String)
    /// The comment that other programs put around the copied part.
    case fragment(isStart: Bool)
  }

  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token; nil at the end.
  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<"), let kind = byte(position + 1) else {
        return .text(text())
      }
      switch kind {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        if let fragment = skipDeclaration() { return fragment }
      case UInt8(ascii: "/"): if let token = endTag() { return token }
      case let letter where letter.isASCIILetter: if let tag = startTag() { return .start(tag) }
      default: return .text(text())
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Scans the text up to the next character that may begin a tag; at least one byte.
  private mutating func text() -> Range<Int> {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return start..<position
  }

  // MARK: Skipping

  private mutating func skipDeclaration() -> Token? {
    guard starts(with: "<!--") else {
      skip(past: ">", from: position + 2)
      return nil
    }
    let start = position + 4
    skip(past: "-->", from: start)
    let comment = bytes[start..<max(start, min(position - 3, start + 16))]
    if comment.elementsEqual("StartFragment".utf8) { return .fragment(isStart: true) }
    return comment.elementsEqual("EndFragment".utf8) ? .fragment(isStart: false) : nil
  }

  /// Moves to the end tag of a script or a style sheet that has just begun.
  mutating func skipContent(of name: String) {
    let end = Array("</\(name)".utf8)
    while position < bytes.count {
      if bytes[position] == end[0], matches(end, at: position) { return }
      position += 1
    }
  }

  /// The number of bytes in which the code of a `pre` begins: there is little else in it.
  private static let longestPreamble = 2_048

  /// Whether code begins before the `pre` that is open ends.
  var isBeforeCode: Bool {
    let (code, end) = (Array("<code".utf8), Array("</pre".utf8))
    let next = bytes[position...].prefix(Self.longestPreamble).indices.first {
      bytes[$0] == code[0] && (matches(code, at: $0) || matches(end, at: $0))
    }
    return next.map { matches(code, at: $0) } ?? false
  }

  private func matches(_ lowercase: [UInt8], at start: Int) -> Bool {
    guard start + lowercase.count <= bytes.count else { return false }
    return lowercase.indices.allSatisfy { bytes[start + $0].lowercased == lowercase[$0] }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { matches(Array($0), at: position) }
  }

  /// Moves past the next occurrence of some ASCII characters, or to the end.
  private mutating func skip(past signs: String, from start: Int) {
    let signs = Array(signs.utf8)
    position = start
    while position < bytes.count {
      position += 1
      if position >= start + signs.count,
        bytes[(position - signs.count)..<position].elementsEqual(signs)
      {
        return
      }
    }
  }

  // MARK: Tags

  private mutating func endTag() -> Token? {
    position += 2
    let name = name()
    skip(past: ">", from: position)
    return name.isEmpty ? nil : .end(name: name)
  }

  private mutating func startTag() -> HTMLTag? {
    position += 1
    var tag = HTMLTag(name: name())
    while let next = byte(position), next != UInt8(ascii: ">") {
      if next.isHTMLSpace || next == UInt8(ascii: "/") || next == UInt8(ascii: "=") {
        position += 1
      } else {
        attribute(of: &tag)
      }
    }
    guard position < bytes.count else { return nil }
    position += 1
    return tag
  }

  /// Scans the name of an element or an attribute, in lowercase.
  private mutating func name() -> String {
    let start = position
    while let next = byte(position), !next.isHTMLSpace, next != UInt8(ascii: ">"),
      next != UInt8(ascii: "/"), next != UInt8(ascii: "=")
    {
      position += 1
    }
    // No known name is longer.
    let known = bytes[start..<min(position, start + 24)]
    return String(decoding: known.map(\.lowercased), as: UTF8.self)
  }

  private mutating func attribute(of tag: inout HTMLTag) {
    let name = name()
    skipSpaces()
    guard byte(position) == UInt8(ascii: "=") else { return tag.add(name, []) }
    position += 1
    skipSpaces()
    tag.add(name, bytes[value()])
  }

  private mutating func value() -> Range<Int> {
    guard let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      let start = position
      while let next = byte(position), !next.isHTMLSpace, next != UInt8(ascii: ">") {
        position += 1
      }
      return start..<position
    }
    let start = position + 1
    position = start
    while let next = byte(position), next != quote { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return min(start, bytes.count)..<max(min(start, bytes.count), position)
  }

  private mutating func skipSpaces() {
    while let next = byte(position), next.isHTMLSpace { position += 1 }
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is white space in HTML.
  var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
