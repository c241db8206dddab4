/// Where a text changed: what stood at an offset, and what stands there now, in Unicode scalars.
///
/// Several changes that happen together, as when something is typed over a selection, are one span.
///
/// ```swift
/// var span = EditedSpan(offset: 4, removed: 3, inserted: 0)
/// span.formChange(EditedSpan(offset: 4, removed: 0, inserted: 1))
/// span.range           // 4..<5
/// span.changeInLength  // -2
/// ```
public struct EditedSpan: Hashable, Sendable {
  /// Where the change begins.
  public private(set) var offset: Int
  /// How much stood there.
  public private(set) var removed: Int
  /// How much stands there now.
  public private(set) var inserted: Int

  /// Describes a change.
  public init(offset: Int, removed: Int, inserted: Int) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// Describes a replacement.
  public init(_ replacement: Replacement) {
    self.init(
      offset: replacement.offset, removed: replacement.removed.count,
      inserted: replacement.inserted.count)
  }

  /// The offsets of what stands there now.
  public var range: Range<Int> { offset..<(offset + inserted) }

  /// By how much the text grew; negative: it shrank.
  public var changeInLength: Int { inserted - removed }

  /// Takes a later change in: the span covers both, and what is between them.
  public mutating func formChange(_ later: EditedSpan) {
    let start = min(offset, later.offset)
    let end = max(offset + inserted, later.offset + later.removed)
    removed += end - start - inserted
    inserted = end - start + later.changeInLength
    offset = start
  }
}
