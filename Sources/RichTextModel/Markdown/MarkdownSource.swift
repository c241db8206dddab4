/// A Markdown document before it is parsed: without its front matter, and within the bounds of the
/// parser.
struct MarkdownSource {
  /// The lines of metadata at the beginning, including those around them; empty if there are none.
  let frontMatter: [String]
  /// The labels of the lines that look like footnotes, in order.
  private(set) var footnoteLabels: [String] = []
  /// The remaining text, as UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The greatest number of quotes and items around a line.
  ///
  /// The time of the parser grows with the square of it.
  static let maxDepth = 64

  init(_ markdown: String) {
    let all = Array(markdown.utf8)
    var matter = FrontMatter(all)
    frontMatter = matter.lines()
    bytes.reserveCapacity(all.count)
    var rest = all[matter.length...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isLineEnd).map { $0 + 1 } ?? rest.endIndex
      append(line: rest[..<end])
      rest = rest[end...]
    }
  }

  private mutating func append(line: ArraySlice<UInt8>) {
    var markers = LineMarkers(line)
    var bound: Int?
    while let marker = markers.next() {
      if markers.count == Self.maxDepth { bound = marker }
    }
    if let label = Self.footnoteLabel(markers.rest) { footnoteLabels.append(label) }
    guard let bound, !Self.isRule(line) else { return bytes += line }
    // From here on it is text.
    bytes += line[..<bound]
    bytes.append(UInt8(ascii: "\\"))
    bytes += line[bound...]
  }

  /// Whether a line of signs is a line between two parts of a text.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.filter { !$0.isHTMLSpace }
    return signs.allSatisfy { $0 == signs.first }
  }

  /// Returns the label of the footnote that begins with a line.
  private static func footnoteLabel(_ line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: "[^".utf8) else { return nil }
    let label = line.dropFirst(2).prefix { $0 != UInt8(ascii: "]") && !$0.isHTMLSpace }
    guard !label.isEmpty, line[label.endIndex...].starts(with: "]:".utf8) else { return nil }
    return String(decoding: label, as: UTF8.self)
  }
}

/// The signs of quotes and items at the start of a line.
private struct LineMarkers {
  /// The rest of the line.
  private(set) var rest: ArraySlice<UInt8>
  /// The number of signs so far.
  private(set) var count = 0

  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// Returns where an escape would make the next sign text; nil if there is none.
  mutating func next() -> Int? {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let digits = rest.prefix(9).prefix(while: \.isASCIIDigit)
    let after = rest[digits.endIndex...]
    guard let sign = after.first, Self.isSign(sign, isNumber: !digits.isEmpty) else { return nil }
    let isQuote = sign == UInt8(ascii: ">")
    guard isQuote || after.dropFirst().first?.isHTMLSpace != false else { return nil }
    rest = after.dropFirst()
    count += 1
    return after.startIndex
  }

  private static func isSign(_ byte: UInt8, isNumber: Bool) -> Bool {
    isNumber
      ? byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
      : [UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(byte)
  }
}

/// The metadata before a document: lines of YAML between `---`, or of TOML between `+++`.
private struct FrontMatter {
  private let bytes: [UInt8]
  /// The number of bytes.
  private(set) var length = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the lines; none if the document begins with its text.
  mutating func lines() -> [String] {
    guard bytes.starts(with: "---".utf8) || bytes.starts(with: "+++".utf8) else { return [] }
    let fence = String(decoding: bytes.prefix(3), as: UTF8.self)
    var (lines, rest) = ([String](), bytes[...])
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isLineEnd }
      rest = rest[line.endIndex...]
      if rest.first == UInt8(ascii: "\r") { rest = rest.dropFirst() }
      if rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
      let text = String(decoding: line, as: UTF8.self)
      guard !lines.isEmpty || text == fence else { return [] }
      lines.append(text)
      guard lines.count > 1 else { continue }
      if text == fence { return accepted(lines, fence, before: rest) }
    }
    return []
  }

  /// Returns the lines if they are metadata: a rule before a heading looks almost the same.
  private mutating func accepted(
    _ lines: [String], _ fence: String, before rest: ArraySlice<UInt8>
  ) -> [String] {
    let first = lines.dropFirst().first { !$0.hasPrefix("#") } ?? fence
    let name = first.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
    guard fence == "+++" || (!name.isEmpty && first.dropFirst(name.count).hasPrefix(":")) else {
      return []
    }
    length = rest.startIndex
    return lines
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
