/// The measured height of a paragraph, and what it depends on.
struct KnownHeight {
  /// The height in pixels, with the space above and below the paragraph.
  var height: Int
  /// The number of visual lines; 0 only for a hidden paragraph.
  var lineCount: Int32
  /// The direction that it was laid out in.
  var direction: TextDirection
  /// Whether the direction comes from other paragraphs; if so, the entry is valid only while they
  /// give the same one.
  var inheritsDirection: Bool
}

/// A few hundred neighboring paragraphs, and their sums.
struct HeightBlock {
  /// The most entries that a block ever has.
  static let greatestCount = 1_024
  /// The number of entries of a block that was filled from the front or divided.
  static let usualCount = 512

  /// The sums and directions of a block's entries.
  struct Summary {
    var unknownCount = 0
    var height = 0
    var lineCount = 0
    /// The direction that paragraphs after the block inherit: that of the last one in it with a
    /// direction of its own.
    var lastDirection: TextDirection?
    /// The direction that the first paragraphs inherit from before the block; `nil` if the block
    /// begins with a paragraph that has its own.
    var inherited: TextDirection?
    /// Whether a paragraph that inherits was measured with a direction other than the one that the
    /// entries before it give.
    var isContradictory = false
  }

  /// The entries, in order; `nil` for a paragraph whose height is not known.
  private(set) var entries: [KnownHeight?]
  private var summary: Summary?

  init(_ entry: KnownHeight) {
    entries = [entry]
    entries.reserveCapacity(Self.usualCount)
  }

  private init(_ entries: ArraySlice<KnownHeight?>) { self.entries = Array(entries) }

  mutating func append(_ entry: KnownHeight) {
    entries.append(entry)
    summary?.add(entry)
  }

  mutating func set(_ entry: KnownHeight, at index: Int) {
    entries[index] = entry
    summary = nil
  }

  mutating func forget(_ range: Range<Int>) {
    for index in range { entries[index] = nil }
    summary = nil
  }

  mutating func insert(_ count: Int, at index: Int) {
    entries.insert(contentsOf: repeatElement(nil, count: count), at: index)
    summary = nil
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    entries.removeSubrange(range)
    summary = nil
  }

  /// The same entries in blocks of the usual size.
  func divided() -> [HeightBlock] {
    stride(from: 0, to: entries.count, by: Self.usualCount).map {
      HeightBlock(entries[$0..<min($0 + Self.usualCount, entries.count)])
    }
  }

  /// The block's summary, added up again if the block has changed.
  var currentSummary: Summary {
    if let summary { return summary }
    var summary = Summary()
    for entry in entries { summary.add(entry) }
    return summary
  }

  /// Adds up the summary if the block has changed, and keeps it.
  mutating func updateSummary() -> Summary {
    let current = currentSummary
    summary = current
    return current
  }
}

extension HeightBlock.Summary {
  fileprivate mutating func add(_ entry: KnownHeight?) {
    guard let entry else {
      unknownCount += 1
      return
    }
    height += entry.height
    lineCount += Int(entry.lineCount)
    guard entry.inheritsDirection else { return lastDirection = entry.direction }
    guard let before = lastDirection ?? inherited else { return inherited = entry.direction }
    if before != entry.direction { isContradictory = true }
  }
}
