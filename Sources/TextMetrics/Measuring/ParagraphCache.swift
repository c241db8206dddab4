import CPango

/// Remembers paragraphs by what they contain, so that an edit elsewhere costs a comparison.
///
/// Nobody has to say what changed: a paragraph is found again by its bytes, wherever it moved. What
/// has not been asked for in a while leaves when it outweighs what is in use.
struct ParagraphCache {
  /// What a layout depends on, with a digest in place of the bytes.
  private struct Key: Hashable {
    var digest: UInt64
    var layoutWidth: Int32
    var direction: TextDirection
    var isWhole: Bool
  }

  private struct Entry {
    var bytes: [UInt8]
    var geometry: ParagraphGeometry
    var lastUse: UInt
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt = 0
  private var storedWeight = 0
  private var usedWeight = 0

  private static let patience: UInt = 16
  private static let freeWeight = 65_536

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    storedWeight = 0
  }

  mutating func geometry(
    of text: UnsafeBufferPointer<UInt8>,
    isWhole: Bool,
    direction: TextDirection,
    layoutWidth: Int32,
    layOut: () -> ParagraphGeometry
  ) -> ParagraphGeometry {
    let key = Key(
      digest: Digest.of(text), layoutWidth: layoutWidth, direction: direction, isWhole: isWhole)
    usedWeight += Self.weight(of: text.count)
    if let index = entries.index(forKey: key), entries.values[index].bytes.hasSameBytes(as: text) {
      entries.values[index].lastUse = clock
      return entries.values[index].geometry
    }
    let geometry = layOut()
    let replaced = entries.updateValue(
      Entry(bytes: Array(text), geometry: geometry, lastUse: clock), forKey: key)
    storedWeight += Self.weight(of: text.count)
    if let replaced { storedWeight -= Self.weight(of: replaced.bytes.count) }
    return geometry
  }

  /// Ends one measurement: ages the entries, and drops old ones if they outweigh those in use.
  mutating func endMeasurement() {
    defer {
      clock += 1
      usedWeight = 0
    }
    guard storedWeight > Self.freeWeight + 2 * usedWeight else { return }
    let oldest = clock - min(clock, Self.patience)
    entries = entries.filter { $0.value.lastUse >= oldest }
    storedWeight = entries.values.reduce(0) { $0 + Self.weight(of: $1.bytes.count) }
  }

  private static func weight(of byteCount: Int) -> Int {
    byteCount + 128
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
