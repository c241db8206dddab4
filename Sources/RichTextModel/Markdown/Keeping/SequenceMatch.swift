/// Finds the elements of a sequence in an earlier one, in order.
///
/// What both begin and end with is the same; between, elements that are in both exactly once are
/// anchors, and what is the same beside them belongs to them. It takes little more than linear
/// time, and finds what people do: edits at a few places, and parts that are new, gone or moved.
enum SequenceMatch {
  /// Returns the index in the earlier sequence of each element.
  ///
  /// - Parameters:
  ///   - new: The elements.
  ///   - old: The earlier ones.
  /// - Returns: The indices, which rise; nil for an element that is new.
  static func matches<Element: Hashable>(of new: [Element], in old: [Element]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: new.count)
    var start = 0
    while start < min(new.count, old.count), new[start] == old[start] {
      matches[start] = start
      start += 1
    }
    let distance = new.count - old.count
    var end = new.count
    while end > start, end - distance > start, new[end - 1] == old[end - distance - 1] {
      end -= 1
      matches[end] = end - distance
    }
    for (index, other) in anchors(new, start..<end, old, start..<(end - distance)) {
      matches[index] = other
    }
    extend(&matches, new, old)
    return matches
  }

  private static func anchors<Element: Hashable>(
    _ new: [Element], _ newRange: Range<Int>, _ old: [Element], _ oldRange: Range<Int>
  ) -> [(new: Int, old: Int)] {
    let ours = unique(new, newRange)
    let theirs = unique(old, oldRange)
    let pairs = ours.compactMap { element, index in theirs[element].map { (new: index, old: $0) } }
    return longestRising(pairs.sorted { $0.new < $1.new })
  }

  private static func unique<Element: Hashable>(
    _ elements: [Element], _ range: Range<Int>
  ) -> [Element: Int] {
    var places: [Element: Int?] = [:]
    for index in range {
      places.updateValue(places[elements[index]] == nil ? index : .none, forKey: elements[index])
    }
    return places.compactMapValues { $0 }
  }

  /// Returns the longest part in which both indices rise.
  private static func longestRising(_ pairs: [(new: Int, old: Int)]) -> [(new: Int, old: Int)] {
    // The last pairs of the best parts of each length, and the pair before each pair.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = tails.partitioningIndex { pairs[$0].old >= pair.old }
      before[index] = length > 0 ? tails[length - 1] : -1
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var rising: [(new: Int, old: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      rising.append(pairs[index])
      index = before[index]
    }
    return rising.reversed()
  }

  /// Matches what is the same beside what is matched.
  private static func extend<Element: Hashable>(
    _ matches: inout [Int?], _ new: [Element], _ old: [Element]
  ) {
    var taken = Set(matches.compactMap { $0 })
    for index in matches.indices.dropFirst() where matches[index] == nil {
      guard let before = matches[index - 1], before + 1 < old.count, !taken.contains(before + 1),
        new[index] == old[before + 1]
      else { continue }
      matches[index] = before + 1
      taken.insert(before + 1)
    }
    for index in matches.indices.dropLast().reversed() where matches[index] == nil {
      guard let after = matches[index + 1], after > 0, !taken.contains(after - 1),
        new[index] == old[after - 1]
      else { continue }
      matches[index] = after - 1
      taken.insert(after - 1)
    }
  }
}
