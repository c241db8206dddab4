import FoundationEssentials

/// Writes the runs of a paragraph as nested spans, such as bold text in a link.
struct MarkdownSpans {
  private typealias Node = CmarkLibrary.Node

  /// What surrounds a piece of text.
  fileprivate enum Span: Hashable {
    case link(String)
    case strikethrough, strong, emphasis
  }

  fileprivate struct Piece {
    var text: String
    var spans: Set<Span>
    var isCode = false
    /// Whether it is a line break, which has no text.
    var isBreak = false
    /// The picture that it is, whose alternative text is the text.
    var picture: PictureSource?
  }

  private let library: CmarkLibrary

  init(_ library: CmarkLibrary) { self.library = library }

  /// Writes a paragraph.
  ///
  /// - Parameters:
  ///   - text: The text; white space at its ends and around line breaks is left out, which Markdown
  ///     takes for something else.
  ///   - breaksLines: Whether there are line breaks; otherwise, each is a space.
  ///   - parent: The node of the paragraph.
  func write(_ text: RichText, breaksLines: Bool, to parent: CmarkLibrary.Node) {
    var lines: [[Piece]] = [[]]
    var breaks: [Piece] = []
    text.forEachPiece { text, attributes in
      if let picture = attributes[AttachmentKey.self]?.picture {
        let piece = Self.piece(picture, attributes)
        lines[lines.count - 1] += text.unicodeScalars.map { _ in piece }
        return
      }
      let parts = text.withoutAttachments.split(
        separator: "\u{2028}", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          lines.append([])
          breaks.append(Piece(text: "", spans: Self.spans(of: attributes), isBreak: breaksLines))
        }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(Self.piece(String(part), attributes))
      }
    }
    write(Self.joined(lines.map(Self.tidied), breaks)[...], within: [], to: parent)
  }

  /// Returns the pieces of all lines: a break is in the spans that go on after it.
  private static func joined(_ lines: [[Piece]], _ breaks: [Piece]) -> [Piece] {
    var pieces = lines[0]
    for (line, lineBreak) in zip(lines.dropFirst(), breaks) {
      var lineBreak = lineBreak
      let around = (pieces.last?.spans ?? []).intersection(line.first?.spans ?? [])
      lineBreak.spans.formIntersection(around)
      if !lineBreak.isBreak { lineBreak.text = " " }
      pieces.append(lineBreak)
      pieces += line
    }
    return pieces
  }

  private static func piece(_ text: String, _ attributes: AttributeContainer) -> Piece {
    let traits = attributes[FontTraitsKey.self] ?? []
    return Piece(text: text, spans: spans(of: attributes), isCode: traits.contains(.monospace))
  }

  private static func piece(_ picture: PictureContent, _ attributes: AttributeContainer) -> Piece {
    Piece(
      text: picture.alternativeText, spans: spans(of: attributes), picture: picture.source)
  }

  private static func spans(of attributes: AttributeContainer) -> Set<Span> {
    let traits = attributes[FontTraitsKey.self] ?? []
    let spans: [Span?] = [
      attributes[LinkKey.self].map(Span.link),
      attributes[StrikethroughKey.self] == true ? .strikethrough : nil,
      traits.contains(.bold) ? .strong : nil, traits.contains(.italic) ? .emphasis : nil,
    ]
    return Set(spans.compactMap { $0 })
  }

  // MARK: White space

  /// Returns a line without white space at its ends, and with that at the ends of spans outside
  /// them: `**a **b` is not bold.
  private static func tidied(_ line: [Piece]) -> [Piece] {
    var pieces = line.flatMap(divided)
    while let first = pieces.first, first.isBlank { pieces.removeFirst() }
    while let last = pieces.last, last.isBlank { pieces.removeLast() }
    for index in pieces.indices where pieces[index].isBlank {
      // Not at the ends, where there is none any more.
      let before = pieces[..<index].last { !$0.isBlank }?.spans ?? []
      let after = pieces[index...].first { !$0.isBlank }?.spans ?? []
      pieces[index].spans.formIntersection(before.intersection(after))
    }
    return pieces
  }

  /// Divides a piece into white space at its start, text, and white space at its end.
  private static func divided(_ piece: Piece) -> [Piece] {
    guard !piece.isCode, piece.picture == nil else { return [piece] }
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

  private func write(
    _ pieces: ArraySlice<Piece>, within open: Set<Span>, to parent: Node
  ) {
    var rest = pieces
    while let first = rest.first {
      guard let (span, count) = Self.longestSpan(of: rest, without: open) else {
        write(first, to: parent)
        rest = rest.dropFirst()
        continue
      }
      write(rest.prefix(count), in: span, within: open, to: parent)
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

  private func write(
    _ pieces: ArraySlice<Piece>, in span: Span, within open: Set<Span>, to parent: Node
  ) {
    guard let node = library.append(span.kind, to: parent) else { return }
    if case .link(let address) = span { _ = library.setAddress(node, address) }
    if span == .strikethrough {
      _ = library.setOnEnter(node, "~~")
      _ = library.setOnExit(node, "~~")
    }
    write(pieces, within: open.union([span]), to: node)
  }

  private func write(_ piece: Piece, to parent: Node) {
    guard !piece.isBreak else { return _ = library.append(.lineBreak, to: parent) }
    guard !piece.isCode else { return writeCode(piece.text, to: parent) }
    guard let picture = piece.picture else { return write(piece.text, to: parent) }
    // The library's own node would percent-encode the address, which is read as it is.
    guard let node = library.append(.custom, to: parent) else { return }
    _ = library.setOnEnter(node, "![")
    _ = library.setOnExit(node, "](\(picture.address.asMarkdownDestination))")
    write(piece.text.withoutLineEnds, to: node)
  }

  private func writeCode(_ code: String, to parent: Node) {
    guard code.allSatisfy({ $0 == " " }) else { return append(.codeSpan, code, to: parent) }
    // The library surrounds spaces at the ends with others, which belong to a code of spaces alone.
    if let node = library.append(.custom, to: parent) {
      _ = library.setOnEnter(node, "`\(code)`")
    }
  }

  private func write(_ text: String, to parent: Node) {
    var plain = ""
    for character in text {
      // Signs that only mean something in GitHub's Markdown; the last one, at the start of a link.
      guard "~|^".contains(character) else {
        plain.append(character)
        continue
      }
      if !plain.isEmpty { append(.text, plain, to: parent) }
      plain = ""
      if let node = library.append(.custom, to: parent) {
        _ = library.setOnEnter(node, "\\\(character)")
      }
    }
    if !plain.isEmpty { append(.text, plain, to: parent) }
  }

  private func append(_ kind: CmarkLibrary.Kind, _ literal: String, to parent: Node) {
    if let node = library.append(kind, to: parent) { _ = library.setLiteral(node, literal) }
  }
}

extension MarkdownSpans.Piece {
  fileprivate var isBlank: Bool {
    !isCode && picture == nil && text.unicodeScalars.allSatisfy(\.isBlank)
  }
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

  fileprivate var kind: CmarkLibrary.Kind {
    switch self {
    case .link: .link
    case .strikethrough: .custom
    case .strong: .strong
    case .emphasis: .emphasis
    }
  }
}

extension Unicode.Scalar {
  /// Whether Markdown ignores the character at the end of a line.
  fileprivate var isBlank: Bool { properties.isWhitespace && self != "\u{A0}" }
}

extension String {
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
