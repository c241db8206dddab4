import TextParagraphs

/// One change of one editor's content: what stood at an offset, and what stands there now.
///
/// Everything is one of these: typed text (nothing was there), a deletion (nothing is there), a change of
/// attributes (the same text twice), an attachment (one character with its content). So whatever has a
/// replacement can be undone, and the log of replacements is the log of all that happened.
public struct Replacement: Hashable, Sendable {
  /// The editor that changes.
  public var path: EditorPath
  /// Where, in Unicode scalars.
  public var offset: Int
  /// What stood there.
  public var removed: RichText
  /// What stands there now.
  public var inserted: RichText

  /// Makes a change; without a text to remove, an insertion.
  public init(
    in path: EditorPath = .root, at offset: Int, removed: RichText = RichText(),
    inserted: RichText = RichText()
  ) {
    self.path = path
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// What takes it back.
  public var inverse: Replacement {
    Replacement(in: path, at: offset, removed: inserted, inserted: removed)
  }

  /// The offsets of what it takes away.
  public var removedRange: Range<Int> { offset..<(offset + removed.count) }

  /// The offsets of what it puts there.
  public var insertedRange: Range<Int> { offset..<(offset + inserted.count) }

  /// Whether it changes attributes only: the text stays, and so do carets and attachments in it.
  public var isRestyling: Bool {
    !removed.isEmpty && removed.text.utf8.elementsEqual(inserted.text.utf8)
      && removed.attachments.map(\.content) == inserted.attachments.map(\.content)
  }

  /// Whether paragraphs may be set in another way after it: they were restyled, divided or joined.
  public var mayChangeParagraphs: Bool {
    removed.hasLineBreak || inserted.hasLineBreak || isRestyling
  }

  /// About how many bytes it keeps in memory.
  var weight: Int { 64 + removed.weight + inserted.weight }
}

extension RichText {
  /// Whether there is more than one line, as a text buffer counts them.
  fileprivate var hasLineBreak: Bool {
    text.unicodeScalars.contains(where: ParagraphEnd.isEnd)
  }

  /// About how many bytes a piece keeps in memory, nested editors included.
  fileprivate var weight: Int {
    let nested = attachments.reduce(0) { sum, attachment in
      sum + 128 + attachment.content.editors.reduce(0) { $0 + $1.weight }
    }
    return text.utf8.count + 48 * runs.reduce(0) { count, _ in count + 1 } + nested
  }
}
