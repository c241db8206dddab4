import GtkCore

/// Keeps what is known of an area's lines up to date: each edit forgets the lines that it affects,
/// and no more, and long words and paragraphs get tags.
@MainActor
final class ChangeTracker: AreaPart {
  let area: AreaContext
  private let longParagraphs = LongParagraphTags()
  private let hyphens = HyphenTag()
  private var followsTags = false

  init(_ area: AreaContext) { self.area = area }

  /// Takes part in the edits of the buffer; these keep the tracker.
  func connect(to edits: EditSequence) {
    edits.prepare { [metrics] in metrics.textWillChange(in: $0) }
    edits.add(.text) { [metrics] _ in metrics.textChanged() }
    edits.add(.heights) { [self] in tag($0.range) }
  }

  /// Follows the tags of embedded content: only such tags change how letters look.
  func followTags(of edits: EditSequence) {
    guard !followsTags else { return }
    followsTags = true
    buffer.onTagsChanged { [weak self, weak edits] in
      self?.tagsChanged($0, in: $1, isPartOfEdit: edits?.isMakingChange(inLineOf: $1) ?? false)
    }
  }

  private func tag(_ range: Range<Int>) {
    // Looked up once: most edits are within one short line.
    let line = buffer.lineRange(containing: range.lowerBound)
    if metrics.embedded == nil { hyphens.update(range, in: line, of: buffer) }
    longParagraphs.update(range, in: line, of: buffer)
  }

  /// Measures again where a tag has changed that belongs to embedded content.
  private func tagsChanged(
    _ tag: TextTag.Identity, in range: Range<Int>, isPartOfEdit: Bool
  ) {
    guard metrics.embedded?.knows(tag) == true else { return }
    metrics.attributesChanged(in: range)
    // An underline alone may wrap a line: letters on both sides of its end are not kerned.
    if !area.isAllocating, !isPartOfEdit { area.queueResize() }
  }
}
