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
///   progress.settle(part, hits: hits(in: part, from: progress.start(of: part)))
/// }
/// ```
///
/// A hit with line breaks belongs to the part in which it begins, and takes the text up to its end
/// from the next one: another hit cannot begin there. So if a part ends with another hit than the
/// next one was searched after, the next one is searched again, and so on until both agree; mostly
/// at once, but in a hundred empty lines a search for two line breaks may have begun at the wrong
/// one of each pair.
package struct SearchProgress: Hashable, Sendable {
  /// The hits so far.
  package private(set) var hits = FoundRanges()
  /// The parts still to be searched.
  package private(set) var unsearched = OffsetSet()
  /// The number of Unicode scalars in the text.
  private var count: Int

  /// Creates the progress of a search in a text of some number of Unicode scalars.
  package init(count: Int = 0) {
    self.count = count
    unsearched.insert(0..<count)
  }

  /// Whether the whole text was searched.
  package var isComplete: Bool { unsearched.isEmpty }

  /// Returns the part to search next: first those from an offset on, then those before it.
  package func nextPart(from offset: Int = 0) -> Range<Int>? {
    unsearched.first(from: offset) ?? unsearched.ranges.first
  }

  /// Returns where the first hit of a part may begin: after the hit that reaches into it.
  package func start(of part: Range<Int>) -> Int {
    hits.hit(across: part.lowerBound)?.upperBound ?? part.lowerBound
  }

  /// Stores the hits that begin in a part, which does not need to be searched again unless it is
  /// edited, or a part before it turns out to end with another hit.
  package mutating func settle(_ part: Range<Int>, hits found: [Range<Int>]) {
    let next = part.upperBound
    let before = start(of: next..<next)
    hits.replace(beginningIn: part, with: found)
    unsearched.remove(part)
    let after = start(of: next..<next)
    guard before != after else { return }
    // Twice as much each time: a long text is corrected in a few parts.
    searchAgain(next..<min(max(before, after, next + 2 * part.count), max(count, before, after)))
  }

  /// Marks a part as unsearched.
  package mutating func searchAgain(_ part: Range<Int>) {
    let end = hits.hit(across: part.upperBound)?.upperBound ?? part.upperBound
    hits.replace(beginningIn: part, with: [])
    unsearched.insert(part.lowerBound..<max(part.upperBound, end))
  }

  /// Gives up searching the remaining parts.
  package mutating func giveUp() { unsearched = OffsetSet() }

  /// Updates the progress for an insertion.
  ///
  /// - Parameters:
  ///   - range: The range of the inserted text.
  ///   - paragraphs: The paragraphs whose hits it may change, after the insertion.
  package mutating func noteInsertion(_ range: Range<Int>, paragraphs: Range<Int>) {
    let torn = hits.hit(across: range.lowerBound).map {
      $0.lowerBound..<($0.upperBound + range.count)
    }
    hits.noteInsertion(range)
    unsearched.noteInsertion(range)
    count += range.count
    searchAgain(paragraphs.joined(with: torn))
  }

  /// Updates the progress for a deletion.
  ///
  /// - Parameters:
  ///   - range: The range of the deleted text.
  ///   - paragraphs: The paragraphs whose hits it may change, before the deletion.
  package mutating func noteDeletion(_ range: Range<Int>, paragraphs: Range<Int>) {
    let torn = hits.indices(in: range)
    var affected = paragraphs
    if !torn.isEmpty {
      affected = paragraphs.joined(
        with: hits[torn.lowerBound].lowerBound..<hits[torn.upperBound - 1].upperBound)
    }
    hits.noteDeletion(range)
    unsearched.noteDeletion(range)
    count -= range.count
    searchAgain(
      affected.lowerBound..<max(affected.upperBound - range.count, affected.lowerBound))
  }
}

extension Range<Int> {
  /// Returns a range that contains this one and another one.
  fileprivate func joined(with other: Range<Int>?) -> Range<Int> {
    guard let other else { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
