import GtkCore

/// Keeps GTK from putting hyphens where a word is broken that is longer than a line: in an address they
/// look like a part of it.
@MainActor
final class HyphenTag {
  private var tag: TextTag?

  /// Takes in what an edit has brought.
  ///
  /// - Parameters:
  ///   - range: The offsets that hold what was inserted; empty after a deletion.
  ///   - buffer: The buffer after the edit.
  func update(_ range: Range<Int>, of buffer: TextBuffer) {
    guard !range.isEmpty else { return }
    let tag = tag ?? buffer.makeHyphenlessTag()
    self.tag = tag
    // What comes into the midst of the text has the tag, and each change of one has lines laid out anew.
    let isWhole =
      buffer.has(tag, at: range.lowerBound)
      && buffer.nextToggle(of: tag, after: range.lowerBound, limit: range.upperBound)
        == range.upperBound
    if !isWhole { buffer.apply(tag, from: range.lowerBound, to: range.upperBound) }
  }
}
