import FoundationEssentials

/// The runs of a paragraph as nested spans, such as bold text in a link.
struct MarkdownSpans {
  /// A kind of markup that surrounds a piece of text.
  fileprivate enum Span: Hashable {
    case link(String)
    case strikethrough, strong, emphasis
  }

  fileprivate struct Piece {
    enum Kind: Equatable {
      case text, code, markup, lineBreak
      case picture(PictureSource)
    }

    var text: String
    var spans: Set<Span>
    var kind = Kind.text
  }

  private var line = MarkdownLine()

  /// Writes a paragraph.
  ///
  /// - Parameter text: The text; white space at its ends and around line breaks is left out, which
  ///   Markdown takes for something else.
  init(_ text: RichText) {
    var lines: [[Piece]] = [[]]
    text.forEachPiece { text, attributes in
      let spans = Self.spans(of: attributes)
      if let picture = attributes[AttachmentKey.self]?.picture {
        let piece = Piece(
          text: picture.alternativeText, spans: spans, kind: .picture(picture.source))
        lines[lines.count - 1] += text.unicodeScalars.map { _ in piece }
        return
      }
      let text = text.withoutAttachments
      let kind = Self.kind(of: attributes)
      guard kind != .markup else {
        let markup = text.replacing("\u{2028}", with: "\n")
        return lines[lines.count - 1].append(Piece(text: markup, spans: spans, kind: kind))
      }
      let parts = text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([Piece(text: "", spans: spans, kind: .lineBreak)]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(Piece(text: String(part), spans: spans, kind: kind))
      }
    }
    write(Self.joined(lines)[...], within: [])
  }

  /// Returns the lines that were written, at least one.
  func lines(in place: MarkdownLine.Place) -> [String] { line.lines(in: place) }

  /// Returns the pieces of all lines: a break is in the spans that go on after it.
  private static func joined(_ lines: [[Piece]]) -> [Piece] {
    var pieces = tidied(lines[0])
    for line in lines.dropFirst() {
      let next = tidied(Array(line.dropFirst()))
      var lineBreak = line[0]
      let around = (pieces.last?.spans ?? []).intersection(next.first?.spans ?? [])
      lineBreak.spans.formIntersection(around)
      pieces.append(lineBreak)
      pieces += next
    }
    // A break at the end would be text.
    while pieces.last?.kind == .lineBreak { pieces.removeLast() }
    return pieces
  }

  private static func kind(of attributes: AttributeContainer) -> Piece.Kind {
    if attributes[ContentTypeKey.self] == .markup { return .markup }
    return attributes[FontTraitsKey.self]?.contains(.monospace) == true ? .code : .text
  }

  private static func spans(of attributes: AttributeContainer) -> Set<Span> {
    let traits = attributes[FontTraitsKey.self] ?? []
    var spans: Set<Span> = []
    if let link = attributes[LinkKey.self] { spans.insert(.link(link)) }
    if attributes[StrikethroughKey.self] == true { spans.insert(.strikethrough) }
    if traits.contains(.bold) { spans.insert(.strong) }
    if traits.contains(.italic) { spans.insert(.emphasis) }
    return spans
  }

  // MARK: White space

  /// Returns a line without white space at its ends, and with that at the ends of spans outside
  /// them: `**a **b` is not bold.
  private static func tidied(_ line: [Piece]) -> [Piece] {
    var pieces = line.flatMap(divided)
    pieces = Array(pieces.drop(while: \.isBlank))
    while pieces.last?.isBlank == true { pieces.removeLast() }
    for index in pieces.indices where pieces[index].isBlank {
      // Not at the ends, where there is none any more, and never beside another one.
      let around = pieces[index - 1].spans.intersection(pieces[index + 1].spans)
      pieces[index].spans.formIntersection(around)
    }
    return pieces
  }

  /// Divides a piece into white space at its start, text, and white space at its end.
  private static func divided(_ piece: Piece) -> [Piece] {
    guard piece.kind == .text, !piece.spans.isEmpty || piece.text.hasBlankEnd else {
      return [piece]
    }
    let scalars = piece.text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return [piece] }
    let end = scalars.index(after: last)
    return [scalars[..<first], scalars[first..<end], scalars[end...]].compactMap {
      $0.isEmpty ? nil : Piece(text: String($0), spans: piece.spans)
    }
  }

  // MARK: Spans

  private mutating func write(_ pieces: ArraySlice<Piece>, within open: Set<Span>) {
    var rest = pieces
    while let first = rest.first {
      guard let (span, count) = Self.longestSpan(of: rest, without: open) else {
        write(first, within: open)
        rest = rest.dropFirst()
        continue
      }
      write(rest.prefix(count), in: span, within: open)
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the span of the first piece that contains the most pieces, and their number.
  ///
  /// A span that ends earlier is inside it, so that no two of them end at the same place.
  private static func longestSpan(
    of pieces: ArraySlice<Piece>, without open: Set<Span>
  ) -> (span: Span, count: Int)? {
    guard let first = pieces.first else { return nil }
    let order: [Span] = first.spans.subtracting(open).sorted { $0.rank < $1.rank }
    let lengths = order.map { span in
      (span: span, count: pieces.prefix { $0.spans.contains(span) }.count)
    }
    return lengths.max { $0.count < $1.count }
  }

  private mutating func write(
    _ pieces: ArraySlice<Piece>, in span: Span, within open: Set<Span>
  ) {
    let inner = open.union([span])
    switch span {
    case .emphasis, .strong, .strikethrough:
      line.append(span.sign, .opening)
      write(pieces, within: inner)
      line.append(span.sign, .closing)
    case .link(let address):
      if let short = Self.shortLink(pieces, address) { return line.append(short, .markup) }
      line.append("[", .markup)
      write(pieces, within: inner)
      line.append("](\(address.isEmpty ? "" : address.asMarkdownDestination))", .markup)
    }
  }

  /// Returns a link whose text is its address.
  private static func shortLink(_ pieces: ArraySlice<Piece>, _ address: String) -> String? {
    guard pieces.count == 1, let piece = pieces.first, piece.kind == .text,
      LinkAddress(address).isHarmless, !address.contains(where: { "<>\\&".contains($0) }),
      piece.text == address || "mailto:" + piece.text == address
    else { return nil }
    return "<\(piece.text)>"
  }

  // MARK: Pieces

  private mutating func write(_ piece: Piece, within open: Set<Span>) {
    let isInLink = open.contains(where: \.isLink)
    switch piece.kind {
    case .text: line.append(piece.text, isInLink ? .linkText : .text)
    case .markup: line.append(piece.text, .markup)
    case .lineBreak: line.append("\n", .lineBreak)
    case .code: line.append(Self.code(piece.text), .markup)
    case .picture(let source):
      line.append("![", .markup)
      line.append(piece.text.withoutLineEnds, .linkText)
      line.append("](\(source.address.asMarkdownDestination))", .markup)
    }
  }

  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    // One space at each end is not part of the code, unless there is nothing else.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`")
      || (text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " })
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}

extension MarkdownSpans.Piece {
  fileprivate var isBlank: Bool { kind == .text && text.unicodeScalars.allSatisfy(\.isBlank) }
}

extension MarkdownSpans.Span {
  /// The order of spans of the same length, from the innermost one.
  fileprivate var rank: Int {
    switch self {
    case .emphasis: 0
    case .strong: 1
    case .strikethrough: 2
    case .link: 3
    }
  }

  fileprivate var sign: String {
    switch self {
    case .emphasis: "*"
    case .strong: "**"
    case .strikethrough: "~~"
    case .link: ""
    }
  }

  fileprivate var isLink: Bool {
    if case .link = self { return true }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether Markdown ignores the character at the end of a line.
  fileprivate var isBlank: Bool { properties.isWhitespace && self != "\u{A0}" }
}

extension String {
  fileprivate var hasBlankEnd: Bool {
    unicodeScalars.first?.isBlank == true || unicodeScalars.last?.isBlank == true
  }

  /// The text as the destination of a link or a picture.
  fileprivate var asMarkdownDestination: String {
    let signs = "/:.-_~%?=+,;@#"
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0) }
    guard !isPlain else { return self }
    var destination = "<"
    for character in withoutLineEnds {
      if "<>\\&".contains(character) { destination.append("\\") }
      destination.append(character)
    }
    return destination + ">"
  }

  /// The text with spaces in place of line ends, which a description in Markdown cannot have.
  fileprivate var withoutLineEnds: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      let isEnd = scalar.properties.generalCategory == .control || scalar == "\u{2028}"
      return isEnd ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
