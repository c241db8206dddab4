import GtkCore

/// The indents of right-to-left paragraphs, which GTK would have at the left as well.
///
/// A tag moves the margin to the other side. It is not part of the content, and changes no width
/// and no height.
@MainActor
final class MirroredIndents {
  private let buffer: TextBuffer
  private let directions: LineDirections
  private var tags: [Int: TextTag] = [:]

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    directions = LineDirections(buffer)
  }

  /// Updates the lines that a range touches, and those without letters that have their direction.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction of text without letters.
  ///   - indent: Returns the indent of the paragraph that contains a character, in pixels.
  func update(in range: Range<Int>, direction: GtkCore.TextDirection, indent: (Int) -> Int) {
    let edited =
      buffer.line(containing: range.lowerBound)...buffer.line(containing: range.upperBound)
    for line in directions.linesDepending(on: edited) {
      let start = buffer.offset(ofLine: line)
      let end = start + buffer.scalarCount(ofLine: line)
      guard start < end else { continue }
      let indent = indent(start)
      let isMirrored = indent > 0 && runsToLeft(line, or: direction == .rightToLeft)
      show(isMirrored ? indent : nil, from: start, to: end)
    }
  }

  /// Whether a line is right-to-left, by its letters or those of the lines around it.
  func runsToLeft(_ line: Int, or fallback: Bool) -> Bool {
    directions.direction(of: line).map { $0 == .rightToLeft } ?? fallback
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
