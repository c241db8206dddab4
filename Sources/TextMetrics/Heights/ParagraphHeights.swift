/// The heights of a text's paragraphs in order, with their sums, kept from one measurement to the next.
///
/// ``TextMeasurer/measure(_:keeping:width:environment:style:lineLimit:heightLimit:)`` fills it and reads
/// it: what is known is added up in blocks, and only what is not is looked at. So a key costs one
/// paragraph, whatever the size of the text. Whoever changes the text says where:
///
/// ```swift
/// heights.replace(4..<5, with: 2)    // paragraph 4 was divided in two
/// heights.forget(0..<3)              // three paragraphs have other looks
/// ```
///
/// It holds for one width, one style and one environment, and forgets everything when it is asked with
/// another one. Paragraphs behind the last one that was ever looked at are not kept at all: a text of ten
/// megabytes in an editor of five lines takes five entries.
///
/// Entries stand in blocks of a few hundred with a sum each, so that an edit moves the entries of one block,
/// and a sum looks at each block once: twenty of them in 10,000 paragraphs.
public struct ParagraphHeights {
  var blocks: [HeightBlock] = []
  /// The number of paragraphs, from the first on, that have an entry, be they known or forgotten.
  public private(set) var count = 0
  /// What the heights hold for.
  private var basis: Basis?
  /// The block that was looked for last, and the paragraphs before it.
  private var last = (block: 0, start: 0)

  /// What all the heights depend on.
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

  /// Makes one that knows nothing.
  public init() {}

  /// The number of paragraphs whose height is known.
  public var knownCount: Int {
    blocks.reduce(0) { $0 + $1.entries.count - $1.currentSummary.unknownCount }
  }

  // MARK: Changes of the text

  /// Notes that paragraphs have come in the place of others.
  ///
  /// - Parameters:
  ///   - range: The paragraphs as they were counted before; what is past the last one is cut off.
  ///   - count: How many there are now in their place.
  public mutating func replace(_ range: Range<Int>, with count: Int) {
    guard range.lowerBound < self.count else { return }
    guard range.upperBound < self.count else { return removeAll(from: range.lowerBound) }
    guard range.count != count else { return forget(range) }
    remove(range)
    insert(count, at: range.lowerBound)
  }

  /// Notes that paragraphs may be of another height.
  ///
  /// - Parameter range: The paragraphs; what is past the last one is ignored.
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

  /// Forgets everything if it held for something else.
  mutating func hold(for basis: Basis) {
    if let known = self.basis, known.isSame(as: basis) { return }
    removeAll()
    self.basis = basis
  }

  /// Keeps what a paragraph was measured to be; it is one of those that have an entry, or the next one.
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

  /// The block of an entry, and the entries before it.
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
