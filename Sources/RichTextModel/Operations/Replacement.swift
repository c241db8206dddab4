import TextParagraphs

/// One change of one editor's content: the content before and after it, at an offset.
///
/// Every change is one of these: typed text (nothing was removed), a deletion (nothing is
/// inserted), a change of attributes (the same text twice), an attachment (one character with its
/// content). Therefore every change can be undone, and the log of replacements is a log of
/// everything that happened.
public struct Replacement: Hashable, Sendable {
  /// The editor that changes.
  public var path: EditorPath
  /// The offset of the change, in Unicode scalars.
  public var offset: Int
  /// The content that was removed.
  public var removed: RichText
  /// The content that was inserted.
  public var inserted: RichText

  /// Creates a change; without removed content, an insertion.
  public init(
    in path: EditorPath = .root, at offset: Int, removed: RichText = RichText(),
    inserted: RichText = RichText()
  ) {
    self.path = path
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// The change that undoes it.
  public var inverse: Replacement {
    Replacement(in: path, at: offset, removed: inserted, inserted: removed)
  }

  /// The offsets of the removed content.
  public var removedRange: Range<Int> { offset..<(offset + removed.count) }

  /// The offsets of the inserted content.
  public var insertedRange: Range<Int> { offset..<(offset + inserted.count) }

  /// Whether it only changes attributes: the text stays, and so do carets and attachments in it.
  public var isRestyling: Bool {
    !removed.isEmpty && removed.text.utf8.elementsEqual(inserted.text.utf8)
      && removed.attachments.map(\.content)
        .elementsEqual(inserted.attachments.map(\.content)) { $0.isSame(as: $1) }
  }

  /// Whether paragraphs may have another format after it: they were restyled, divided or joined.
  public var mayChangeParagraphs: Bool {
    removed.hasLineBreak || inserted.hasLineBreak || isRestyling
  }

  /// The approximate memory that it uses, in bytes.
  var weight: Int { 64 + removed.weight + inserted.weight }
}

extension AttachmentContent {
  /// Whether both describe the same attachment, of which at most its size and its data differ, and
  /// of a table its cells.
  fileprivate func isSame(as other: AttachmentContent) -> Bool {
    guard self != other else { return true }
    return !id.isEmpty && id == other.id && name == other.name && isBlock == other.isBlock
      && (editors == other.editors || table != nil && other.table != nil)
  }
}

extension RichText {
  /// Whether there is more than one paragraph, as a text buffer counts them.
  fileprivate var hasLineBreak: Bool {
    text.unicodeScalars.contains(where: ParagraphEnd.isEnd)
  }

  /// The approximate memory that the content uses, in bytes, including nested editors.
  fileprivate var weight: Int {
    let nested = attachments.reduce(0) { sum, attachment in
      sum + 128 + attachment.content.editors.reduce(0) { $0 + $1.weight }
    }
    return text.utf8.count + 48 * runs.reduce(0) { count, _ in count + 1 } + nested
  }
}
