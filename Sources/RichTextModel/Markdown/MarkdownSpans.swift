import FoundationEssentials

/// The runs of a paragraph as nested spans, such as bold text in a link.
struct MarkdownSpans {
  /// A kind of markup that surrounds a piece of text.
  fileprivate enum Span: Hashable {
    case link(String)
    case look(MarkdownLook)
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

  /// A part of the paragraph as it is written, in which the forms of looks are open.
  private enum Part {
    case text(String, MarkdownLine.Role)
    case opening(Int), closing(Int)
  }

  private var parts: [Part] = []
  /// The looks that begin and end in the parts.
  private var looks: [MarkdownLook] = []

  /// Reads a paragraph.
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

  // MARK: Forms of looks

  /// Returns the lines that are written, at least one.
  ///
  /// Looks are written with signs where these are read as what they are, and else as elements of
  /// HTML.
  func lines(in place: MarkdownLine.Place) -> [String] {
    var forms = looks.map(\.firstForm)
    // A change of one look may concern others, but not for ever.
    for _ in 0..<8 {
      let (line, signs) = written(forms)
      let misread = signs.isEmpty ? [] : Self.misread(signs, in: line, place)
      guard !misread.isEmpty else { return line.lines(in: place) }
      for look in misread { forms[look] = looks[look].form(after: forms[look]) }
    }
    return written(looks.map { _ in .tags }).line.lines(in: place)
  }

  /// Returns looks whose signs are not read as what they are, none of them within another one.
  private static func misread(
    _ signs: [(look: Int, pair: MarkdownDelimiters.Pair)], in line: MarkdownLine,
    _ place: MarkdownLine.Place
  ) -> [Int] {
    let pairs = MarkdownDelimiters.pairs(in: line, place)
    let misread = signs.filter { !pairs.contains($0.pair) }
    // Those within another one may be read when that is.
    var outermost: [Int] = []
    var end = 0
    for (look, pair) in misread.sorted(by: { $0.pair.opening < $1.pair.opening })
    where pair.opening >= end {
      outermost.append(look)
      end = pair.closing
    }
    return outermost
  }

  private func written(
    _ forms: [MarkdownLook.Form]
  ) -> (line: MarkdownLine, signs: [(look: Int, pair: MarkdownDelimiters.Pair)]) {
    var line = MarkdownLine()
    var starts = looks.map { _ in 0 }
    var signs: [(look: Int, pair: MarkdownDelimiters.Pair)] = []
    for part in parts {
      switch part {
      case .text(let text, let role): line.append(text, role)
      case .opening(let look):
        starts[look] = line.count
        let sign = looks[look].sign(forms[look])
        line.append(sign ?? "<\(looks[look].element)>", sign == nil ? .markup : .sign)
      case .closing(let look):
        guard let sign = looks[look].sign(forms[look]) else {
          line.append("</\(looks[look].element)>", .markup)
          continue
        }
        let pair = MarkdownDelimiters.Pair(
          opening: starts[look], closing: line.count, width: sign.utf8.count)
        signs.append((look, pair))
        line.append(sign, .sign)
      }
    }
    return (line, signs)
  }

  // MARK: Pieces

  /// Returns the pieces of all lines: a break is in the spans that go on after it.
  private static func joined(_ lines: [[Piece]]) -> [Piece] {
    var pieces = tidied(lines[0])
    for line in lines.dropFirst() {
      let next = tidied(Array(line.dropFirst()))
      var lineBreak = line[0]
      let before = pieces.last?.spans ?? []
      // Another break may follow it.
      let around = next.first.map { before.intersection($0.spans) } ?? before
      lineBreak.spans.formIntersection(around)
      pieces.append(lineBreak)
      pieces += next
    }
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
    if attributes[StrikethroughKey.self] == true { spans.insert(.look(.strikethrough)) }
    if traits.contains(.bold) { spans.insert(.look(.strong)) }
    if traits.contains(.italic) { spans.insert(.look(.emphasis)) }
    if let position = attributes[LetterPositionKey.self] {
      spans.insert(.look(.position(position)))
    }
    return spans
  }

  // MARK: White space

  /// Returns a line without white space at its ends, and with that at the ends of spans outside
  /// them: `**a **b` is not bold.
  private static func tidied(_ line: [Piece]) -> [Piece] {
    var pieces = withJoinedCode(line).flatMap(divided)
    pieces = Array(pieces.drop(while: \.isBlank))
    while pieces.last?.isBlank == true { pieces.removeLast() }
    for index in pieces.indices where pieces[index].isBlank {
      // Not at the ends, where there is none any more, and never beside another one.
      let around = pieces[index - 1].spans.intersection(pieces[index + 1].spans)
      pieces[index].spans.formIntersection(around)
    }
    return pieces
  }

  /// Returns a line in which code that goes on is one piece: the signs of two would be one run.
  private static func withJoinedCode(_ line: [Piece]) -> [Piece] {
    line.reduce(into: []) { pieces, piece in
      guard piece.kind == .code, let last = pieces.last, last.kind == .code,
        last.spans == piece.spans
      else { return pieces.append(piece) }
      pieces[pieces.count - 1].text += piece.text
    }
  }

  /// Divides a piece into white space at its start, text, and white space at its end.
  private static func divided(_ piece: Piece) -> [Piece] {
    guard piece.kind == .text, !piece.spans.isEmpty || piece.text.hasBlankEnd else {
      return [piece]
    }
    let scalars = piece.text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlankInMarkdown }),
      let last = scalars.lastIndex(where: { !$0.isBlankInMarkdown })
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
      // Nothing begins with white space, and nothing ends with it.
      guard !first.isLoose, let (span, count) = Self.longestSpan(of: rest, without: open) else {
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
      let part = pieces.prefix { $0.spans.contains(span) }
      return (span: span, count: part.count - part.reversed().prefix(while: \.isLoose).count)
    }
    return lengths.max { $0.count < $1.count }
  }

  private mutating func write(
    _ pieces: ArraySlice<Piece>, in span: Span, within open: Set<Span>
  ) {
    let inner = open.union([span])
    switch span {
    case .look(let look):
      let index = looks.count
      looks.append(look)
      parts.append(.opening(index))
      write(pieces, within: inner)
      parts.append(.closing(index))
    case .link(let address):
      if let short = Self.shortLink(pieces, address) { return append(short, .markup) }
      append("[", .linkStart)
      write(pieces, within: inner)
      append("]", .linkEnd)
      append("(\(address.isEmpty ? "" : address.asMarkdownDestination))", .markup)
    }
  }

  private mutating func append(_ text: String, _ role: MarkdownLine.Role) {
    parts.append(.text(text, role))
  }

  /// Returns a link whose text is its address.
  private static func shortLink(_ pieces: ArraySlice<Piece>, _ address: String) -> String? {
    guard pieces.count == 1, let piece = pieces.first, piece.kind == .text,
      LinkAddress(address).isHarmless,
      !address.unicodeScalars.contains(where: { "<>\\&".unicodeScalars.contains($0) }),
      piece.text == address || "mailto:" + piece.text == address
    else { return nil }
    return "<\(piece.text)>"
  }

  // MARK: Pieces

  private mutating func write(_ piece: Piece, within open: Set<Span>) {
    let isInLink = open.contains(where: \.isLink)
    switch piece.kind {
    case .text: append(piece.text, isInLink ? .linkText : .text)
    case .markup: append(piece.text, .markup)
    case .lineBreak: append("\n", .lineBreak)
    case .code: append(Self.code(piece.text), .markup)
    case .picture(let source):
      append("![", .markup)
      append(piece.text.withoutLineEnds, .linkText)
      append("](\(source.address.asMarkdownDestination))", .markup)
    }
  }

  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    let scalars = text.unicodeScalars
    // One space at each end is not part of the code, unless there is nothing else.
    let isPadded =
      scalars.first == "`" || scalars.last == "`"
      || (scalars.first == " " && scalars.last == " " && scalars.contains { $0 != " " })
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}

extension MarkdownSpans.Piece {
  /// Whether it is white space, or a line break.
  fileprivate var isLoose: Bool { isBlank || kind == .lineBreak }

  fileprivate var isBlank: Bool {
    kind == .text && text.unicodeScalars.allSatisfy(\.isBlankInMarkdown)
  }
}

extension MarkdownSpans.Span {
  /// The order of spans of the same length, from the outermost one: that in which `***` is read.
  fileprivate var rank: Int {
    switch self {
    case .look(.emphasis): 0
    case .look(.strong): 1
    case .look(.strikethrough): 2
    case .look(.position): 3
    case .link: 4
    }
  }

  fileprivate var isLink: Bool {
    if case .link = self { return true }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether Markdown ignores the character at the end of a line.
  var isBlankInMarkdown: Bool { properties.isWhitespace && self != "\u{A0}" }
}

extension String {
  fileprivate var hasBlankEnd: Bool {
    unicodeScalars.first?.isBlankInMarkdown == true
      || unicodeScalars.last?.isBlankInMarkdown == true
  }

  /// The text as the destination of a link or a picture.
  fileprivate var asMarkdownDestination: String {
    let signs = "/:.-_~%?=+,;@#"
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0) }
    guard !isPlain else { return self }
    var destination = String.UnicodeScalarView("<".unicodeScalars)
    for scalar in withoutLineEnds.unicodeScalars {
      if "<>\\&".unicodeScalars.contains(scalar) { destination.append("\\") }
      destination.append(scalar)
    }
    return String(destination) + ">"
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
