/// The heights of a text's paragraphs in order, with their sums, kept between measurements.
///
/// ``TextMeasurer/measure(_:keeping:width:environment:style:lineLimit:heightLimit:)`` fills and
/// reads it: known heights are added up in blocks, and only unknown paragraphs are examined. So a
/// keystroke costs one paragraph, whatever the size of the text. Code that changes the text reports
/// where:
///
/// ```swift
/// heights.replace(4..<5, with: 2)    // paragraph 4 was divided in two
/// heights.forget(0..<3)              // three paragraphs have other attributes
/// ```
///
/// The heights are valid for one width, one style and one environment; a measurement with another
/// one clears them. Paragraphs after the last one that was ever examined have no entries: a text of
/// ten megabytes in an editor of five lines takes five entries.
///
/// Entries are kept in blocks of a few hundred, each with its sum, so that an edit moves the
/// entries of one block only, and adding up visits each block once: twenty of them for 10,000
/// paragraphs.
public struct ParagraphHeights {
  var blocks: [HeightBlock] = []
  /// The number of paragraphs, from the first on, that have an entry, whether known or forgotten.
  public private(set) var count = 0
  /// The paragraphs at which measurements have reached their limits, oldest first.
  private var ends: [(limits: MeasuringLimits, paragraph: Int)] = []
  private static let maximumEnds = 4
  /// The conditions for which the heights are valid.
  private var basis: Basis?
  /// The block that was looked up last, and the number of paragraphs before it.
  private var last = (block: 0, start: 0)

  /// The conditions that all the heights depend on.
  struct Basis {
    let settings: MeasuringSettings
    let width: Int
    let defaultDirection: TextDirection
    let caretDirection: CaretDirection?

    func isSame(as other: Basis) -> Bool {
      settings === other.settings && width == other.width
        && defaultDirection == other.defaultDirection && caretDirection == other.caretDirection
    }
  }

  /// Creates heights that know nothing yet.
  public init() {}

  /// The number of paragraphs whose height is known.
  public var knownCount: Int {
    blocks.reduce(0) { $0 + $1.entries.count - $1.currentSummary.unknownCount }
  }

  // MARK: Changes to the text

  /// Replaces paragraphs by others, whose heights are not known yet.
  ///
  /// - Parameters:
  ///   - range: The paragraphs, as numbered before the change; indices past the last entry are
  ///     ignored.
  ///   - count: How many paragraphs there are now in their place.
  public mutating func replace(_ range: Range<Int>, with count: Int) {
    moveEnds(by: range, count)
    guard range.lowerBound < self.count else { return }
    guard range.upperBound < self.count else { return removeAll(from: range.lowerBound) }
    guard range.count != count else { return forget(range) }
    remove(range)
    insert(count, at: range.lowerBound)
  }

  private mutating func moveEnds(by range: Range<Int>, _ count: Int) {
    for index in ends.indices where range.lowerBound <= ends[index].paragraph {
      let last = max(ends[index].paragraph, range.upperBound - 1)
      ends[index].paragraph = last + count - range.count
    }
  }

  /// Forgets the heights of paragraphs, which may have changed.
  ///
  /// - Parameter range: The paragraphs; indices past the last entry are ignored.
  public mutating func forget(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    var (block, start) = place(of: range.lowerBound)
    while start < range.upperBound {
      let part = range.clamped(to: start..<(start + blocks[block].entries.count))
      blocks[block].forget((part.lowerBound - start)..<(part.upperBound - start))
      start += blocks[block].entries.count
      block += 1
    }
  }

  /// Forgets everything.
  public mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    count = 0
    last = (0, 0)
    ends.removeAll(keepingCapacity: true)
  }

  private mutating func removeAll(from index: Int) {
    let (block, start) = place(of: index)
    blocks.removeSubrange((block + 1)...)
    blocks[block].removeSubrange((index - start)..<blocks[block].entries.count)
    count = index
    dropIfEmpty(block)
  }

  private mutating func remove(_ range: Range<Int>) {
    var left = range.count
    while left > 0 {
      let (block, start) = place(of: range.lowerBound)
      let first = range.lowerBound - start
      let end = min(first + left, blocks[block].entries.count)
      blocks[block].removeSubrange(first..<end)
      left -= end - first
      count -= end - first
      dropIfEmpty(block)
    }
  }

  private mutating func dropIfEmpty(_ block: Int) {
    last = (0, 0)
    if blocks[block].entries.isEmpty { blocks.remove(at: block) }
  }

  private mutating func insert(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    let (block, start) = place(of: index)
    blocks[block].insert(count, at: index - start)
    self.count += count
    guard blocks[block].entries.count > HeightBlock.greatestCount else { return }
    blocks.replaceSubrange(block...block, with: blocks[block].divided())
  }

  // MARK: Measuring

  /// Returns the paragraph at which the last measurement with these limits reached one, and after
  /// which no edit can change its result.
  ///
  /// - Parameters:
  ///   - lineLimit: The most visual lines that were measured.
  ///   - heightLimit: The height in pixels at which the measurement stopped.
  /// - Returns: The paragraph; `nil` if no limit was reached, or after many measurements with other
  ///   limits.
  public func limitingParagraph(lineLimit: Int?, heightLimit: Int? = nil) -> Int? {
    let limits = MeasuringLimits(lines: lineLimit, height: heightLimit)
    return ends.first { $0.limits == limits }?.paragraph
  }

  /// Notes at which paragraph a measurement has reached its limits; `nil` for none.
  mutating func noteEnd(_ paragraph: Int?, within limits: MeasuringLimits) {
    if let index = ends.firstIndex(where: { $0.limits == limits }) {
      guard let paragraph else { return _ = ends.remove(at: index) }
      return ends[index].paragraph = paragraph
    }
    guard let paragraph else { return }
    if ends.count >= Self.maximumEnds { ends.removeFirst() }
    ends.append((limits, paragraph))
  }

  /// Forgets everything unless it is valid for `basis`.
  mutating func hold(for basis: Basis) {
    if let known = self.basis, known.isSame(as: basis) { return }
    removeAll()
    self.basis = basis
  }

  /// Keeps the measured height of a paragraph, which already has an entry or is the next one.
  mutating func keep(_ entry: KnownHeight, at index: Int) {
    guard index < count else { return append(entry) }
    let (block, start) = place(of: index)
    blocks[block].set(entry, at: index - start)
  }

  private mutating func append(_ entry: KnownHeight) {
    count += 1
    guard let last = blocks.indices.last, blocks[last].entries.count < HeightBlock.usualCount else {
      return blocks.append(HeightBlock(entry))
    }
    blocks[last].append(entry)
  }

  /// The block of an entry, and the number of entries before the block.
  mutating func place(of index: Int) -> (block: Int, start: Int) {
    var (block, start) = last.block < blocks.count ? last : (0, 0)
    while index < start {
      block -= 1
      start -= blocks[block].entries.count
    }
    while index >= start + blocks[block].entries.count, block + 1 < blocks.count {
      start += blocks[block].entries.count
      block += 1
    }
    last = (block, start)
    return last
  }
}

/// The limits at which a measurement ends; `nil` for none.
struct MeasuringLimits: Equatable {
  let lines: Int?
  let height: Int?
}
