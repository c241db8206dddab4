import CConcertinaPango

/// Remembers paragraphs by their content, so that an edit elsewhere costs only a comparison.
///
/// Callers need not report changes: a paragraph is found again by its bytes, wherever it has moved.
/// Entries that have not been used for a while are dropped when they outweigh those in use.
struct ParagraphCache {
  /// The text and settings that a layout depends on, with a digest in place of the bytes.
  struct Key: Hashable {
    let digest: UInt64
    let layoutWidth: Int32
    let direction: TextDirection
    let isWhole: Bool
    let styling: ParagraphStyling?

    init(
      _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, direction: TextDirection,
      layoutWidth: Int32, styling: ParagraphStyling? = nil
    ) {
      digest = Digest.of(text)
      self.layoutWidth = layoutWidth
      self.direction = direction
      self.isWhole = isWhole
      self.styling = styling
    }

    /// Whether lines of one text may also be lines of the other.
    func isComparable(to other: Key) -> Bool {
      layoutWidth == other.layoutWidth && direction == other.direction && isWhole == other.isWhole
        && styling == nil && other.styling == nil
    }
  }

  private struct Entry {
    var paragraph: KnownParagraph
    var lastUse: UInt

    var weight: Int { paragraph.bytes.count + 128 + 24 * paragraph.geometry.lineStarts.count }
  }

  private var entries: [Key: Entry] = [:]
  /// The paragraphs that were laid out last and whose lines an edit may keep, the latest at the
  /// end.
  private var latest: [Key] = []
  private var clock: UInt = 0
  private var storedWeight = 0
  private var usedWeight = 0
  /// The time when entries were last dropped.
  private var lastDrop: UInt = 0

  private static let patience: UInt = 16
  private static let freeWeight = 65_536
  /// As many as an editor displays, at two or three widths each, because GTK also asks for the
  /// height at other widths.
  private static let latestCount = 16

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    latest.removeAll(keepingCapacity: true)
    storedWeight = 0
  }

  /// The geometry that was stored for a text under this key.
  mutating func geometry(of text: UnsafeBufferPointer<UInt8>, _ key: Key) -> ParagraphGeometry? {
    guard let index = entries.index(forKey: key),
      entries.values[index].paragraph.bytes.hasSameBytes(as: text)
    else { return nil }
    entries.values[index].lastUse = clock
    usedWeight += entries.values[index].weight
    return entries.values[index].paragraph.geometry
  }

  mutating func remember(_ paragraph: KnownParagraph, _ key: Key) {
    let entry = Entry(paragraph: paragraph, lastUse: clock)
    usedWeight += entry.weight
    storedWeight += entry.weight
    if let replaced = entries.updateValue(entry, forKey: key) { storedWeight -= replaced.weight }
    guard !paragraph.geometry.lineStarts.isEmpty else { return }
    latest.append(key)
    if latest.count > Self.latestCount { latest.removeFirst() }
  }

  /// Finds what a text may have been before an edit: one of the paragraphs laid out last that is
  /// similar.
  ///
  /// The caller stores the new text in place of the one that is found.
  mutating func edit(to text: UnsafeBufferPointer<UInt8>, _ key: Key) -> ParagraphEdit? {
    for index in latest.indices.reversed() where latest[index].isComparable(to: key) {
      guard let entry = entries[latest[index]],
        let edit = ParagraphEdit(from: entry.paragraph, to: text)
      else { continue }
      latest.remove(at: index)
      return edit
    }
    return nil
  }

  /// Ends one measurement: ages the entries, and drops old ones if they outweigh those in use.
  mutating func endMeasurement() {
    defer {
      clock += 1
      usedWeight = 0
    }
    guard storedWeight > Self.freeWeight + 2 * usedWeight, clock - lastDrop >= Self.patience else {
      return
    }
    lastDrop = clock
    let oldest = clock - min(clock, Self.patience)
    entries = entries.filter { $0.value.lastUse >= oldest }
    storedWeight = entries.values.reduce(0) { $0 + $1.weight }
  }
}

extension [UInt8] {
  fileprivate func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      guard let first = own.baseAddress, let second = other.baseAddress else { return true }
      return memcmp(first, second, other.count) == 0
    }
  }
}
