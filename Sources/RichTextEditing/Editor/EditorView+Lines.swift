import FoundationEssentials
import RichTextModel

/// Parts of the content, for processors and commands that look at a line.
extension EditorView {
  /// A copy of a part of the content; what is outside it is left out.
  public func content(in range: Range<Int>) -> RichText {
    implementation.content.content(in: range.clamped(to: 0..<contentLength))
  }

  /// The attributes of the character at an offset; none where there is no character.
  public func attributes(at offset: Int) -> AttributeContainer {
    implementation.content.attributes(at: offset)
  }

  /// Where the line begins that an offset is on: after a line break, or at the start.
  public func startOfLine(at offset: Int) -> Int {
    area.buffer.offset(ofLine: area.buffer.line(containing: offset))
  }

  /// Where the line ends that an offset is on: before a line break, or at the end.
  public func endOfLine(at offset: Int) -> Int {
    let line = area.buffer.line(containing: offset)
    return area.buffer.offset(ofLine: line) + area.buffer.scalarCount(ofLine: line)
  }
}
