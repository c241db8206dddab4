import FoundationEssentials
import RichTextModel

/// The formats of paragraphs, which commands, keys and code all change here.
extension EditorNode {
  /// Changes the formats of paragraphs by lines, as one step that can be undone.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - typing: The attributes of text typed next, which follow the line with the caret.
  ///   - change: Changes the format of a line.
  func changeFormats(
    ofLines lines: ClosedRange<Int>, _ typing: TypingAttributes,
    _ change: (Int, inout ParagraphFormat) -> Void
  ) {
    let caretLine = content.buffer.line(containing: content.buffer.caret)
    var caretFormat: ParagraphFormat?
    session.perform(.command) {
      var parts: [(range: Range<Int>, format: ParagraphFormat)] = []
      for line in lines {
        let range = content.range(ofLine: line)
        var format = paragraphFormat(ofLine: line)
        change(line, &format)
        if line == caretLine { caretFormat = format }
        if let last = parts.last, last.format == format, !range.isEmpty {
          parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          parts.append((range, format))
        }
      }
      for part in parts { setFormat(part.format, in: part.range) }
    }
    guard let caretFormat else { return }
    typing.set { $0[ParagraphKey.self] = caretFormat.ifNotPlain }
    // The item that an empty text is has no letter whose format has changed.
    if content.count == 0 { content.tags.paragraphs.onItemsChanged?(0...0) }
  }

  /// Returns the format of a line; of an empty one with the caret, that of text typed there.
  func paragraphFormat(ofLine line: Int) -> ParagraphFormat {
    let format = content.format(ofLine: line)
    let range = content.range(ofLine: line)
    guard range.isEmpty, content.buffer.caret == range.lowerBound else { return format }
    return content.typingAttributes[ParagraphKey.self] ?? format
  }

  private func setFormat(_ format: ParagraphFormat, in range: Range<Int>) {
    guard range.isEmpty else {
      return changeAttributes(in: range) { $0[ParagraphKey.self] = format.ifNotPlain }
    }
    guard content.count > 0, let part = content.continuation.following(format) else { return }
    content.changeAttributes(in: part.range, part.change)
  }
}
