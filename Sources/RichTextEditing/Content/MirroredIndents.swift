import GtkCore
import TextMetrics

/// The indents of right-to-left paragraphs, which GTK would have at the left as well.
///
/// A tag moves the margin to the other side. It is not part of the content, and changes no width
/// and no height.
@MainActor
final class MirroredIndents {
  private let buffer: TextBuffer
  private var tags: [Int: TextTag] = [:]
  /// How many lines before one without letters are searched for a direction.
  private static let farthest = 50
  /// How many characters of a line are examined.
  private static let longest = 1_000

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  /// Updates the lines that a range touches.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction of text without letters.
  ///   - indent: Returns the indent of the paragraph that contains a character, in pixels.
  func update(in range: Range<Int>, direction: GtkCore.TextDirection, indent: (Int) -> Int) {
    let lines =
      buffer.line(containing: range.lowerBound)...buffer.line(containing: range.upperBound)
    for line in lines {
      let start = buffer.offset(ofLine: line)
      let end = start + buffer.scalarCount(ofLine: line)
      guard start < end else { continue }
      let indent = indent(start)
      let isMirrored = indent > 0 && runsToLeft(line, or: direction == .rightToLeft)
      show(isMirrored ? indent : nil, from: start, to: end)
    }
  }

  /// Whether a line is right-to-left, by the first letter of the line or of one before it.
  func runsToLeft(_ line: Int, or fallback: Bool) -> Bool {
    var line = line
    let first = max(line - Self.farthest, 0)
    while line >= first {
      let start = buffer.offset(ofLine: line)
      let end = min(start + buffer.scalarCount(ofLine: line), start + Self.longest)
      var text = buffer.text(from: start, to: end)
      let direction = text.withUTF8 { TextMetrics.TextDirection(firstStrongIn: $0) }
      if let direction { return direction == .rightToLeft }
      line -= 1
    }
    return fallback
  }

  private func show(_ indent: Int?, from start: Int, to end: Int) {
    for (width, tag) in tags where width != indent && buffer.has(tag, at: start) {
      buffer.remove(tag, from: start, to: end)
    }
    guard let indent else { return }
    let tag = tag(for: indent)
    guard buffer.nextToggle(of: tag, after: start, limit: end) < end || !buffer.has(tag, at: start)
    else { return }
    buffer.apply(tag, from: start, to: end)
  }

  private func tag(for indent: Int) -> TextTag {
    let tag = tags[indent] ?? makeTag(indent)
    buffer.setGreatestPriority(tag)
    return tag
  }

  private func makeTag(_ indent: Int) -> TextTag {
    let tag = buffer.makeTag()
    tag[.leftMargin] = 0
    tag[.rightMargin] = indent
    tags[indent] = tag
    return tag
  }
}
