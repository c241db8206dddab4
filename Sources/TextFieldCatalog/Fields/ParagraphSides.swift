import GtkCore
import TextMetrics
import WidgetSupport

/// Puts the paragraphs of a text in a field from right to left at its right side, below the title,
/// as in fields of one line and in forms of web pages.
///
/// GTK puts each paragraph at the side where its own letters begin: a comment in Latin letters
/// would stand across from its title.
@MainActor
final class ParagraphSides {
  /// The greatest number of scalars that are read to find a letter with a direction.
  private static let readCount = 1_000

  private let buffer: TextBuffer
  private var direction = GtkCore.TextDirection.leftToRight
  /// Marks the paragraphs that begin at the left; nil while there are none.
  private var tag: TextTag?

  init(of area: GrowingTextArea) {
    buffer = area.buffer
    buffer.onInserted { [weak self] in self?.align($0) }
    buffer.onDeleted { [weak self] in self?.align($0..<$0) }
  }

  /// Follows the direction of the field.
  func run(_ direction: GtkCore.TextDirection) {
    guard direction != self.direction else { return }
    self.direction = direction
    align(0..<buffer.scalarCount)
  }

  private func align(_ range: Range<Int>) {
    guard direction == .rightToLeft || tag != nil else { return }
    let lines = TextBufferLines(buffer)
    let first = buffer.line(containing: range.lowerBound)
    for line in first...buffer.line(containing: range.upperBound) {
      let letters = lines.withLine(at: line, characterLimit: Self.readCount) { utf8, _ in
        TextMetrics.TextDirection(firstStrongIn: utf8)
      }
      setOpposite(letters == .leftToRight && direction == .rightToLeft, line)
    }
  }

  private func setOpposite(_ isOpposite: Bool, _ line: Int) {
    guard isOpposite || tag != nil else { return }
    let tag = tag ?? makeTag()
    self.tag = tag
    let start = buffer.offset(ofLine: line)
    let end = line + 1 < buffer.lineCount ? buffer.offset(ofLine: line + 1) : buffer.scalarCount
    guard start < end, buffer.has(tag, at: start) != isOpposite else { return }
    if isOpposite {
      buffer.apply(tag, from: start, to: end)
    } else {
      buffer.remove(tag, from: start, to: end)
    }
  }

  /// GTK_JUSTIFY_RIGHT: GTK takes it as the side where the letters of a paragraph end.
  private func makeTag() -> TextTag { buffer.makeTag { $0[.justification] = 1 } }
}
