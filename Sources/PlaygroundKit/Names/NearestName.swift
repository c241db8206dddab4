/// Finds the known name that the user most likely meant.
public enum NearestName {
  /// Returns the known name nearest to a mistyped one, or nil if none is near enough.
  ///
  /// A name is near if at most a third of the name's letters are inserted, deleted, replaced or
  /// swapped, ignoring case; names that begin with what was typed count as near, too.
  public static func nearest(to name: String, among known: [String]) -> String? {
    guard !name.isEmpty, name.unicodeScalars.prefix(longest + 1).count <= longest else {
      return nil
    }
    let typed = Array(name.lowercased().unicodeScalars)
    let near = known.map { ($0, distance(typed, Array($0.lowercased().unicodeScalars))) }
    if let best = near.min(by: { $0.1 < $1.1 }), best.1 <= max(1, typed.count / 3) {
      return best.0
    }
    return known.first { typed.count >= 3 && $0.lowercased().hasPrefix(name.lowercased()) }
  }

  /// Returns the hint to append to a message, such as `; did you mean "maxLine"?`, or nothing.
  public static func hint(for name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// No known name is longer, so very long arguments need not be compared.
  private static let longest = 64

  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var line = [row + 1]
      for column in other.indices {
        let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        line.append(best)
      }
      beforeLast = last
      last = line
    }
    return last[other.count]
  }
}
