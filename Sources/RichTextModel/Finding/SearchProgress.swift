import TextRules

/// The progress of a search in one text: the hits so far, and the parts still to be searched.
///
/// A text is searched in parts of whole paragraphs. An edit marks the paragraphs that it affects as
/// unsearched, and moves everything else, so the hits are always those of the present text.
///
/// ```swift
/// var progress = SearchProgress(count: text.count)
/// while let part = progress.nextPart(from: caret) {
///   let part = wholeParagraphs(at: part)
///   progress.settle(part, hits: hits(in: part))
/// }
/// ```
public struct SearchProgress: Hashable, Sendable {
  /// The hits so far.
  public private(set) var hits = FoundRanges()
  /// The parts still to be searched.
  public private(set) var unsearched = OffsetSet()

  /// Creates the progress of a search in a text of some number of Unicode scalars.
  public init(count: Int = 0) { unsearched.insert(0..<count) }

  /// Whether the whole text was searched.
  public var isComplete: Bool { unsearched.isEmpty }

  /// Returns the part to search next: first those from an offset on, then those before it.
  public func nextPart(from offset: Int = 0) -> Range<Int>? {
    unsearched.first(from: offset) ?? unsearched.ranges.first
  }

  /// Stores the hits of a part, which does not need to be searched again unless it is edited.
  public mutating func settle(_ part: Range<Int>, hits found: [Range<Int>]) {
    hits.replace(in: part, with: found)
    unsearched.remove(part)
  }

  /// Marks a part as unsearched.
  public mutating func searchAgain(_ part: Range<Int>) {
    hits.replace(in: part, with: [])
    unsearched.insert(part)
  }

  /// Gives up searching the remaining parts.
  public mutating func giveUp() { unsearched = OffsetSet() }

  /// Updates the progress for an insertion.
  ///
  /// - Parameters:
  ///   - range: The range of the inserted text.
  ///   - paragraphs: The paragraphs that contain it, after the insertion.
  public mutating func noteInsertion(_ range: Range<Int>, paragraphs: Range<Int>) {
    hits.noteInsertion(range)
    unsearched.noteInsertion(range)
    searchAgain(paragraphs)
  }

  /// Updates the progress for a deletion.
  ///
  /// - Parameters:
  ///   - range: The range of the deleted text.
  ///   - paragraphs: The paragraphs that contain it, before the deletion.
  public mutating func noteDeletion(_ range: Range<Int>, paragraphs: Range<Int>) {
    hits.noteDeletion(range)
    unsearched.noteDeletion(range)
    searchAgain(
      paragraphs.lowerBound..<max(paragraphs.upperBound - range.count, paragraphs.lowerBound))
  }
}
