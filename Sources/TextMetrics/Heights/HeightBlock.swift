/// What a paragraph was measured to be.
struct KnownHeight {
  /// With the space around it, in pixels.
  var height: Int
  /// The number of visual lines, at least 1.
  var lineCount: Int32
  /// The direction that it was laid out in.
  var direction: TextDirection
  /// Whether the direction is that of the paragraphs around it: then it holds with the same one only.
  var inheritsDirection: Bool
}

/// A few hundred neighbouring paragraphs, and what they are together.
struct HeightBlock {
  /// More entries than this a block has never.
  static let greatestCount = 1_024
  /// As many entries a block has that was filled from the front, or divided.
  static let usualCount = 512

  /// What all the entries of a block are together.
  struct Summary {
    var unknownCount = 0
    var height = 0
    var lineCount = 0
    /// The direction that the last paragraph with one of its own gives to those behind it.
    var lastDirection: TextDirection?
    /// The direction that the first paragraphs have from those before the block; nil: they have their own.
    var inherited: TextDirection?
    /// Whether the first paragraphs do not agree on what they have from those before the block.
    var isContradictory = false
  }

  /// nil: not known.
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

  /// The same in blocks of the usual size.
  func divided() -> [HeightBlock] {
    stride(from: 0, to: entries.count, by: Self.usualCount).map {
      HeightBlock(entries[$0..<min($0 + Self.usualCount, entries.count)])
    }
  }

  /// What the block is, added up if it has changed.
  var currentSummary: Summary {
    if let summary { return summary }
    var summary = Summary()
    for entry in entries { summary.add(entry) }
    return summary
  }

  /// Adds up what has changed.
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
