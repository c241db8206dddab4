/// A changed range of text: how much was there at an offset, and how much is there now, in Unicode
/// scalars.
///
/// Several changes that happen together, as when the user types over a selection, are one span.
///
/// ```swift
/// var span = EditedSpan(offset: 4, removed: 3, inserted: 0)
/// span.formChange(EditedSpan(offset: 4, removed: 0, inserted: 1))
/// span.range           // 4..<5
/// span.changeInLength  // -2
/// ```
public struct EditedSpan: Hashable, Sendable {
  /// The offset of the change.
  public private(set) var offset: Int
  /// The length of the removed text.
  public private(set) var removed: Int
  /// The length of the inserted text.
  public private(set) var inserted: Int

  /// Creates a span.
  public init(offset: Int, removed: Int, inserted: Int) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// Creates the span of a replacement.
  public init(_ replacement: Replacement) {
    self.init(
      offset: replacement.offset, removed: replacement.removed.count,
      inserted: replacement.inserted.count)
  }

  /// The offsets of the inserted text.
  public var range: Range<Int> { offset..<(offset + inserted) }

  /// By how much the text grew; negative if it shrank.
  public var changeInLength: Int { inserted - removed }

  /// Adds a later change: the span covers both, and whatever is between them.
  public mutating func formChange(_ later: EditedSpan) {
    let start = min(offset, later.offset)
    let end = max(offset + inserted, later.offset + later.removed)
    removed += end - start - inserted
    inserted = end - start + later.changeInLength
    offset = start
  }
}
