import GtkCore
import RichTextModel

/// The headings of one editor's text, which follow its edits from the first question on.
@MainActor
final class HeadingIndex {
  private unowned let content: RichTextBuffer
  private var lines = HeadingLines()
  private var isFollowed = false
  private var isChanged = false
  private var attachmentChanges = 0

  init(_ content: RichTextBuffer) { self.content = content }

  /// The headings as they are now.
  package var current: HeadingLines {
    update()
    return lines
  }

  /// Returns whether a heading has changed since the last call, be it only its title, or a nested
  /// editor was inserted or removed.
  func takeChange() -> Bool {
    update()
    let attachments = content.attachments.changeCount
    defer { (isChanged, attachmentChanges) = (false, attachments) }
    return isChanged || attachments != attachmentChanges
  }

  private func update() {
    isFollowed = true
    let isChanged = lines.update(lineCount: content.buffer.lineCount) { content.format(ofLine: $0) }
    if isChanged { self.isChanged = true }
  }

  /// Notes that a range is about to change, or its attributes are.
  func willChange(_ range: Range<Int>) {
    guard isFollowed else { return }
    let buffer = content.buffer
    let last = buffer.lineCount - 1
    let first = buffer.line(containing: min(range.lowerBound, content.count))
    let end = buffer.line(containing: min(range.upperBound, content.count))
    // An empty last line has its format from the line before it.
    lines.willChange(max(first - 1, 0)...min(end + 1, last), of: last + 1)
  }
}
