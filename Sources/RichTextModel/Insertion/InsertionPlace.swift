import FoundationEssentials
import TextParagraphs

/// A part of a text as content lands in its place: the paragraph in which it begins, and the one in
/// which it ends.
struct InsertionPlace {
  /// The part.
  let range: Range<Int>
  /// The format of the paragraph in which the part begins, and of the one in which it ends.
  let format: ParagraphFormat
  let lastFormat: ParagraphFormat
  /// Whether both are the same one.
  let isInOneParagraph: Bool
  /// The characters before and after the part; nil at the ends of the text.
  let previous: Unicode.Scalar?
  let next: Unicode.Scalar?
  /// The attributes of letters typed there.
  let letters: AttributeContainer
  /// Whether letters around the part, or all of it, are code within a line.
  let isInCodeOfLine: Bool
  /// The styles of paragraphs.
  let styles: NamedStyles

  init(
    _ range: Range<Int>, in text: RichText, typing: AttributeContainer?, styles: NamedStyles
  ) {
    self.range = range
    self.styles = styles
    let scalars = Array(text.text.unicodeScalars)
    let attributes = AttributesByOffset(text)
    previous = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : nil
    next = range.upperBound < scalars.count ? scalars[range.upperBound] : nil
    let lines = [range.lowerBound, range.upperBound].map { offset in
      scalars[..<offset].lastIndex(where: ParagraphEnd.isEnd).map { $0 + 1 } ?? 0
    }
    format = attributes.format(ofLineAt: lines[0], typing)
    lastFormat = attributes.format(ofLineAt: lines[1], typing)
    isInOneParagraph = lines[0] == lines[1]
    letters = typing ?? attributes.typed(in: range, scalars)
    isInCodeOfLine = attributes.isCodeOfLine(range, scalars)
  }

  /// Whether text is before the part on the same line, and after it.
  var hasTextBefore: Bool { previous.map { !ParagraphEnd.isEnd($0) } ?? false }
  var hasTextAfter: Bool { next.map { !ParagraphEnd.isEnd($0) } ?? false }

  /// Whether the paragraph means what it says, such as code.
  var isLiteral: Bool { styles[format.style]?.isLiteral == true }
}

/// The attributes of a text, found by offset.
private struct AttributesByOffset {
  private let starts: [Int]
  private let runs: [RichText.Run]
  private let count: Int

  init(_ text: RichText) {
    var start = 0
    starts = text.runs.map { run in
      defer { start += run.length }
      return start
    }
    (runs, count) = (text.runs, text.count)
  }

  /// The attributes of a character; none outside the text.
  subscript(offset: Int) -> AttributeContainer {
    guard (0..<count).contains(offset) else { return AttributeContainer() }
    return runs[starts.partitioningIndex { $0 > offset } - 1].attributes
  }

  /// Returns the format of the paragraph that begins at an offset, as an editor has it.
  func format(ofLineAt start: Int, _ typing: AttributeContainer?) -> ParagraphFormat {
    guard start == count else { return self[start][ParagraphKey.self] ?? ParagraphFormat() }
    guard start > 0 else { return typing?[ParagraphKey.self] ?? ParagraphFormat() }
    let before = self[start - 1]
    if let format = before[FollowingParagraphKey.self], format.isStructured { return format }
    var format = before[ParagraphKey.self] ?? ParagraphFormat()
    (format.list, format.style, format.language) = (nil, .body, nil)
    format.beginsBlock = false
    return format
  }

  /// Returns the attributes of letters typed in place of a part: those of its first letter, or of
  /// the letter before it on the line, or else after it.
  func typed(in range: Range<Int>, _ scalars: [Unicode.Scalar]) -> AttributeContainer {
    let offset = range.lowerBound
    let isAtStart = offset == 0 || ParagraphEnd.isEnd(scalars[offset - 1])
    var attributes = self[range.isEmpty && !isAtStart ? offset - 1 : offset]
    if attributes[LinkKey.self] != self[offset][LinkKey.self] || isAtStart {
      attributes[LinkKey.self] = nil
    }
    attributes[AttachmentKey.self] = nil
    attributes.removeLocked()
    return attributes.inheritedByTyping
  }

  func isCodeOfLine(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let offsets = range.isEmpty ? [range.lowerBound - 1, range.lowerBound] : Array(range)
    return offsets.allSatisfy { offset in
      scalars.indices.contains(offset) && !ParagraphEnd.isEnd(scalars[offset])
        && self[offset][FontTraitsKey.self]?.contains(.monospace) == true
    }
  }
}

extension RichText {
  /// Returns the offset after the end of the paragraph that an offset is in.
  func endOfParagraph(after offset: Int) -> Int {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: min(max(offset, 0), count))
    guard let end = scalars[start...].firstIndex(where: ParagraphEnd.isEnd) else { return count }
    var after = scalars.index(after: end)
    if scalars[end] == "\r", after < scalars.endIndex, scalars[after] == "\n" {
      after = scalars.index(after: after)
    }
    return offset + scalars.distance(from: start, to: after)
  }
}
