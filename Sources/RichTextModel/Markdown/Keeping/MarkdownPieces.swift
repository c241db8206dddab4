import FoundationEssentials

/// Markdown by its blocks: the lines of each, and the paragraphs that it is.
struct MarkdownPieces: Sendable {
  /// A block.
  struct Piece: Sendable {
    /// The paragraphs, by their numbers among those that Markdown has a form for.
    var paragraphs: Range<Int>
    /// The lines with its text, with their ends.
    var lines: [String]
    /// The lines after it, up to the next block: empty ones, and definitions of references.
    var gap: [String]
  }

  /// The lines before the first block.
  private(set) var head: [String] = []
  /// The blocks.
  private(set) var pieces: [Piece] = []
  /// What tells the paragraphs apart that Markdown has a form for.
  let keys: [ParagraphKey]

  /// What a paragraph is in Markdown: the number of an item, too.
  struct ParagraphKey: Hashable, Sendable {
    let text: RichText
    let format: ParagraphFormat
    let isMarkup: Bool
    let marker: ListMarker?

    fileprivate init(_ paragraph: RichTextParagraph) {
      var (text, format) = (paragraph.text, paragraph.format)
      // A new item with another bullet is not worth another form of the whole document.
      if format.list != nil, format.beginsBlock {
        format.beginsBlock = false
        text.changeAttributes(in: 0..<text.count) {
          $0[RichTextModel.ParagraphKey.self] = format.ifNotPlain
        }
      }
      (self.text, self.format) = (text, format)
      isMarkup = paragraph.attributes[ContentTypeKey.self] == .markup
      marker = paragraph.marker
    }
  }

  /// Returns the block that some paragraphs are; nil if they are not all of one.
  func piece(of paragraphs: Range<Int>) -> Piece? {
    let index = pieces.partitioningIndex { $0.paragraphs.lowerBound >= paragraphs.lowerBound }
    guard index < pieces.count, pieces[index].paragraphs == paragraphs else { return nil }
    return pieces[index]
  }

  /// Returns what tells those paragraphs apart that Markdown has a form for.
  static func keys(of paragraphs: [RichTextParagraph]) -> [ParagraphKey] {
    paragraphs.filter(MarkdownWriter.writes).map { ParagraphKey($0) }
  }

  /// Divides a document that was read; nil if the blocks are not in the order of their lines.
  init?(
    read text: String, _ starts: [MarkdownBlockStart], _ paragraphs: [RichTextParagraph]
  ) {
    self.init(starts, paragraphs, in: text.linesWithEnds) { $0 }
  }

  /// Divides what was written.
  init?(
    written text: String, _ starts: [MarkdownBlockStart], _ paragraphs: [RichTextParagraph]
  ) {
    let lines = text.linesWithEnds
    var (line, offset) = (0, 0)
    self.init(starts, paragraphs, in: lines) { position in
      while line < lines.count, offset < position {
        offset += lines[line].utf8.count
        line += 1
      }
      return line
    }
  }

  private init?(
    _ starts: [MarkdownBlockStart], _ paragraphs: [RichTextParagraph], in lines: [String],
    _ lineAtPosition: (Int) -> Int
  ) {
    let written = paragraphs.indices.filter { MarkdownWriter.writes(paragraphs[$0]) }
    keys = written.map { ParagraphKey(paragraphs[$0]) }
    var firstParagraph: [Int] = []
    var firstLine: [Int] = []
    for start in starts {
      let line = lineAtPosition(start.position)
      let paragraph = written.partitioningIndex { $0 >= start.paragraph }
      guard line >= firstLine.last ?? 0, line <= lines.count, paragraph < written.count,
        paragraph >= firstParagraph.last ?? 0
      else { return nil }
      // What begins in one line with another block is a part of that.
      guard line != firstLine.last, paragraph != firstParagraph.last else { continue }
      firstLine.append(line)
      firstParagraph.append(paragraph)
    }
    guard let top = firstLine.first, firstParagraph[0] == 0 else { return nil }
    head = Array(lines[..<top])
    for index in firstLine.indices {
      let isLast = index + 1 == firstLine.count
      let end = isLast ? lines.count : firstLine[index + 1]
      let own = Array(lines[firstLine[index]..<end])
      let gap = own.lastIndex { !$0.isBetweenBlocks }.map { $0 + 1 } ?? own.count
      pieces.append(
        Piece(
          paragraphs: firstParagraph[index]..<(isLast ? written.count : firstParagraph[index + 1]),
          lines: Array(own[..<gap]), gap: Array(own[gap...])))
    }
  }
}

extension String {
  /// The lines, each with its end: LF, CR LF or CR.
  var linesWithEnds: [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if isAfterReturn, scalar != "\n" {
        lines.append(String(line))
        line = .init()
      }
      line.append(scalar)
      isAfterReturn = scalar == "\r"
      guard scalar == "\n" else { continue }
      lines.append(String(line))
      line = .init()
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }

  /// Whether a line belongs to no block: it is empty, or the definition of a reference.
  fileprivate var isBetweenBlocks: Bool {
    let text = drop { $0.isWhitespace || $0 == ">" }
    guard text.first == "[", !text.hasPrefix("[^") else { return text.isEmpty }
    return text.contains("]:")
  }

  /// Whether a line has nothing on it, but for the signs of quotations.
  var isEmptyLine: Bool { allSatisfy { $0.isWhitespace || $0 == ">" } }
}
