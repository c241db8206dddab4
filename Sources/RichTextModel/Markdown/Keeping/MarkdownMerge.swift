import FoundationEssentials

/// Puts a document together of blocks that were read, where they are the same, and of blocks that
/// were written.
struct MarkdownMerge {
  private let source: MarkdownPieces
  /// What the writer makes of the content that was read.
  private let plain: MarkdownPieces?
  private let written: MarkdownPieces
  /// For each paragraph of the new content, that of the old one which it is.
  private let matches: [Int?]

  init(_ source: MarkdownPieces, _ plain: MarkdownPieces?, _ written: MarkdownPieces) {
    self.source = source
    self.plain = plain
    self.written = written
    matches = SequenceMatch.matches(of: written.keys, in: source.keys)
  }

  /// A part of the result: blocks that are kept, or one that was written, with those that it
  /// replaces.
  private enum Segment {
    case kept(Range<Int>, from: Int)
    case written(Int, replacing: Range<Int>)

    /// The number of the first written block of which it is made.
    var start: Int {
      switch self {
      case .kept(_, let index), .written(let index, _): index
      }
    }
  }

  /// Returns the document.
  ///
  /// - Parameter keepsLines: Whether an edited block keeps its lines and markers.
  /// - Returns: The Markdown.
  func text(keepsLines: Bool) -> String {
    var output = Output(source)
    let segments = segments
    // The last item of the source, and how the writer has it.
    var neighbor: (old: Int, written: Int)?
    for (place, segment) in segments.enumerated() {
      let end = place + 1 < segments.count ? segments[place + 1].start : written.pieces.count
      switch segment {
      case .kept(let pieces, let index):
        output.keep(pieces, after: gap(before: index))
        neighbor = (pieces.upperBound - 1, end - 1)
      case .written(let index, let old):
        var piece = written.pieces[index]
        if keepsLines, old.isEmpty {
          piece = marked(piece, like: neighbor ?? following(place, segments))
        } else if keepsLines, old.count == 1 {
          piece.lines = edited(piece, old.lowerBound)
        }
        output.write(piece, replacing: old, after: gap(before: index))
        if let last = old.last { neighbor = (last, index) }
      }
    }
    return output.finish()
  }

  /// Returns the first item of the source after new ones, and how the writer has it.
  private func following(_ place: Int, _ segments: [Segment]) -> (old: Int, written: Int)? {
    for segment in segments[place...] {
      if case .kept(let pieces, let index) = segment { return (pieces.lowerBound, index) }
    }
    return nil
  }

  /// Returns a new item with the marker of one beside it, and with as much space after it.
  private func marked(
    _ piece: MarkdownPieces.Piece, like neighbor: (old: Int, written: Int)?
  ) -> MarkdownPieces.Piece {
    guard let neighbor, let line = piece.lines.first,
      let plain = written.pieces[neighbor.written].lines.first,
      let other = source.pieces[neighbor.old].lines.first
    else { return piece }
    let own = MarkedLine(line)
    guard let marked = own.markedLike(MarkedLine(plain), in: MarkedLine(other)) else {
      return piece
    }
    var result = piece
    let isAsWide = marked.markers.count == own.markers.count
    // The other lines of the item have its indent.
    guard isAsWide || piece.lines.count == 1 else { return piece }
    result.lines[0] = marked.markers + marked.text + line.lineEnd
    let gap = source.pieces[neighbor.old].gap
    if !gap.isEmpty, gap.allSatisfy(\.isEmptyLine) { result.gap = gap }
    return result
  }

  /// Returns the lines that the writer has before a block.
  private func gap(before index: Int) -> [String] {
    index > 0 ? written.pieces[index - 1].gap : []
  }

  /// Returns the lines of an edited block with what is kept of the old ones.
  private func edited(_ piece: MarkdownPieces.Piece, _ old: Int) -> [String] {
    let source = source.pieces[old]
    guard let plain = plain?.piece(of: source.paragraphs) else { return piece.lines }
    return MarkdownEdit(source: source.lines, plain: plain.lines, written: piece.lines).lines
  }

  private var segments: [Segment] {
    let firsts = Dictionary(
      uniqueKeysWithValues: source.pieces.enumerated().map { ($1.paragraphs.lowerBound, $0) })
    let ends = Dictionary(
      uniqueKeysWithValues: source.pieces.enumerated().map { ($1.paragraphs.upperBound, $0) })
    var segments: [Segment] = []
    var (index, next) = (0, 0)
    while index < written.pieces.count {
      if let kept = keptPieces(from: index, firsts, ends), kept.pieces.lowerBound >= next {
        segments.append(.kept(kept.pieces, from: index))
        (index, next) = (kept.end, kept.pieces.upperBound)
        continue
      }
      segments.append(.written(index, replacing: next..<next))
      index += 1
    }
    return Self.withReplaced(segments, count: source.pieces.count)
  }

  /// Returns the blocks that were read as the paragraphs of written ones, as few of these as
  /// possible; nil if there are none.
  private func keptPieces(
    from index: Int, _ firsts: [Int: Int], _ ends: [Int: Int]
  ) -> (pieces: Range<Int>, end: Int)? {
    let start = written.pieces[index].paragraphs.lowerBound
    guard let first = matches[start], let piece = firsts[first] else { return nil }
    for end in index..<min(index + Self.mostJoined, written.pieces.count) {
      let paragraphs = written.pieces[end].paragraphs
      guard paragraphs.allSatisfy({ matches[$0] == first + $0 - start }) else { return nil }
      if let last = ends[first + paragraphs.upperBound - start], last >= piece {
        return (piece..<(last + 1), end + 1)
      }
    }
    return nil
  }

  /// The greatest number of written blocks that are one of those that were read.
  private static let mostJoined = 16

  /// Gives written blocks those that they replace: between two kept parts they are paired where
  /// there are as many.
  private static func withReplaced(_ segments: [Segment], count: Int) -> [Segment] {
    var result = segments
    var (start, next) = (0, 0)
    for index in 0...segments.count {
      var kept = count..<count
      if index < segments.count {
        guard case .kept(let pieces, _) = segments[index] else { continue }
        kept = pieces
      }
      let replaced = next..<max(kept.lowerBound, next)
      if replaced.count == index - start {
        for (offset, place) in (start..<index).enumerated() {
          guard case .written(let piece, _) = segments[place] else { continue }
          let old = replaced.lowerBound + offset
          result[place] = .written(piece, replacing: old..<(old + 1))
        }
      }
      (start, next) = (index + 1, kept.upperBound)
    }
    return result
  }
}

/// Collects the lines of a document.
private struct Output {
  private let source: MarkdownPieces
  private let lineEnd: String
  private var lines: [String]
  /// The first block that was read and has been neither kept nor replaced.
  private var next = 0
  /// The lines that follow the last block, if another one does.
  private var gap: [String] = []
  /// The block that was read which the last one is, or replaces; nil for a new one.
  private var last: Int?

  init(_ source: MarkdownPieces) {
    self.source = source
    lines = source.head
    let first = source.head.first ?? source.pieces.first?.lines.first ?? "\n"
    lineEnd = first.hasSuffix("\r\n") ? "\r\n" : "\n"
  }

  /// Adds blocks as they were read.
  ///
  /// - Parameters:
  ///   - pieces: The blocks.
  ///   - separator: The lines before them, if they did not follow the last block.
  mutating func keep(_ pieces: Range<Int>, after separator: [String]) {
    separate(from: pieces, by: separator)
    for piece in pieces { add(source.pieces[piece].lines, source.pieces[piece].gap) }
    end(with: pieces)
  }

  /// Adds a block that was written, in place of others; none for a new one.
  mutating func write(
    _ piece: MarkdownPieces.Piece, replacing old: Range<Int>, after separator: [String]
  ) {
    separate(from: old, by: separator)
    let gap = old.last.map { source.pieces[$0].gap } ?? ended(piece.gap)
    add(ended(piece.lines), gap)
    end(with: old)
  }

  /// Returns lines with the line ends of the document.
  private func ended(_ lines: [String]) -> [String] {
    lines.map { $0.last == "\n" ? $0.dropLast() + lineEnd : $0 }
  }

  private mutating func separate(from old: Range<Int>, by separator: [String]) {
    drop(upTo: old.lowerBound)
    let followed = last == old.lowerBound - 1 && !old.isEmpty
    guard !followed, gap.isEmpty, !lines.isEmpty else { return }
    gap = ended(separator)
  }

  private mutating func end(with old: Range<Int>) {
    next = max(next, old.upperBound)
    last = old.last
  }

  /// Keeps the definitions after blocks that are gone: others may refer to them.
  private mutating func drop(upTo piece: Int) {
    guard next < piece else { return }
    for piece in source.pieces[next..<piece] where !piece.gap.allSatisfy(\.isEmptyLine) {
      gap += piece.gap
    }
    next = piece
  }

  private mutating func add(_ block: [String], _ following: [String]) {
    endLine()
    lines += gap
    endLine()
    lines += block
    gap = following
  }

  /// Ends the last line, which is the last one of a file without an end of line.
  private mutating func endLine() {
    guard let last = lines.last?.last, !last.isLineEnd else { return }
    lines[lines.count - 1] += lineEnd
  }

  mutating func finish() -> String {
    drop(upTo: source.pieces.count)
    if last != source.pieces.count - 1 { gap.removeAll(where: \.isEmptyLine) }
    if !gap.isEmpty { endLine() }
    var text = (lines + gap).joined()
    let end = source.pieces.last.flatMap { $0.gap.last ?? $0.lines.last }?.last
    if end?.isLineEnd == false, text.last?.isLineEnd == true { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether it ends a line of Markdown.
  var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
