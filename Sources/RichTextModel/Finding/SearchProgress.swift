import TextRules

/// How far the search of one text has come: what was found, and what is still to be searched.
///
/// A text is searched in parts of whole paragraphs. An edit makes the paragraphs that it touches a part
/// that is to be searched, and moves everything else; so the hits are always those of the present text.
///
/// ```swift
/// var progress = SearchProgress(count: text.count)
/// while let part = progress.nextPart(from: caret) {
///   let part = wholeParagraphs(at: part)
///   progress.settle(part, hits: hits(in: part))
/// }
/// ```
public struct SearchProgress: Hashable, Sendable {
  /// What was found.
  public private(set) var hits = FoundRanges()
  /// What is still to be searched.
  public private(set) var unsearched = OffsetSet()

  /// Begins with a text of so many Unicode scalars.
  public init(count: Int = 0) { unsearched.insert(0..<count) }

  /// Whether everything was searched.
  public var isComplete: Bool { unsearched.isEmpty }

  /// What to search next: what comes from an offset on, and then what is before it.
  public func nextPart(from offset: Int = 0) -> Range<Int>? {
    unsearched.first(from: offset) ?? unsearched.ranges.first
  }

  /// Notes what was found in a part; unless it was edited meanwhile, it needs no more searching.
  public mutating func settle(_ part: Range<Int>, hits found: [Range<Int>]) {
    hits.replace(in: part, with: found)
    unsearched.remove(part)
  }

  /// Has a part searched once more.
  public mutating func searchAgain(_ part: Range<Int>) {
    hits.replace(in: part, with: [])
    unsearched.insert(part)
  }

  /// Leaves what was not searched, for good.
  public mutating func giveUp() { unsearched = OffsetSet() }

  /// Notes that text was inserted.
  ///
  /// - Parameters:
  ///   - range: Where it stands now.
  ///   - paragraphs: The paragraphs that it stands in now.
  public mutating func noteInsertion(_ range: Range<Int>, paragraphs: Range<Int>) {
    hits.noteInsertion(range)
    unsearched.noteInsertion(range)
    searchAgain(paragraphs)
  }

  /// Notes that text is deleted.
  ///
  /// - Parameters:
  ///   - range: Where it stands.
  ///   - paragraphs: The paragraphs that it stands in, before it goes.
  public mutating func noteDeletion(_ range: Range<Int>, paragraphs: Range<Int>) {
    hits.noteDeletion(range)
    unsearched.noteDeletion(range)
    searchAgain(
      paragraphs.lowerBound..<max(paragraphs.upperBound - range.count, paragraphs.lowerBound))
  }
}
