import GtkCore

/// The indents of right-to-left paragraphs, which GTK would have at the left as well.
///
/// A tag moves the margin to the other side. It is not part of the content, and changes no width
/// and no height.
@MainActor
final class MirroredIndents {
  /// The margins of a left-to-right paragraph, in pixels.
  struct Margins: Hashable {
    var left = 0
    var right = 0
  }

  private let buffer: TextBuffer
  private let directions: LineDirections
  private var tags: [Margins: TextTag] = [:]

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    directions = LineDirections(buffer)
  }

  /// Updates the lines that a range touches, and those without letters that have their direction.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction of text without letters.
  ///   - margins: Returns the margins of the paragraph that contains a character.
  func update(in range: Range<Int>, direction: GtkCore.TextDirection, margins: (Int) -> Margins) {
    let edited =
      buffer.line(containing: range.lowerBound)...buffer.line(containing: range.upperBound)
    for line in directions.linesDepending(on: edited) {
      let start = buffer.offset(ofLine: line)
      let end = start + buffer.scalarCount(ofLine: line)
      guard start < end else { continue }
      let margins = margins(start)
      let isMirrored =
        margins.left != margins.right && runsToLeft(line, or: direction == .rightToLeft)
      show(isMirrored ? margins : nil, from: start, to: end)
    }
  }

  /// Whether a line is right-to-left, by its letters or those of the lines around it.
  func runsToLeft(_ line: Int, or fallback: Bool) -> Bool {
    directions.direction(of: line).map { $0 == .rightToLeft } ?? fallback
  }

  private func show(_ margins: Margins?, from start: Int, to end: Int) {
    for (other, tag) in tags where other != margins && buffer.has(tag, at: start) {
      buffer.remove(tag, from: start, to: end)
    }
    guard let margins else { return }
    let tag = tag(for: margins)
    guard buffer.nextToggle(of: tag, after: start, limit: end) < end || !buffer.has(tag, at: start)
    else { return }
    buffer.apply(tag, from: start, to: end)
  }

  private func tag(for margins: Margins) -> TextTag {
    let tag = tags[margins] ?? makeTag(margins)
    buffer.setGreatestPriority(tag)
    return tag
  }

  private func makeTag(_ margins: Margins) -> TextTag {
    let tag = buffer.makeTag()
    tag[.leftMargin] = margins.right
    tag[.rightMargin] = margins.left
    tags[margins] = tag
    return tag
  }
}
