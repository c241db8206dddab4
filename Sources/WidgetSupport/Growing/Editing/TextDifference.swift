/// The one range in which two texts differ, in Unicode scalars.
package struct TextDifference: Equatable {
  /// The range that is removed from the old text.
  package let removed: Range<Int>
  /// The text that replaces it.
  package let inserted: String

  /// Compares two texts from both ends.
  package init(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    // A text buffer takes CR and LF that are inserted separately for the ends of two lines.
    while cuts(old, at: prefix) || cuts(new, at: prefix) { prefix -= 1 }
    while cuts(old, at: old.count - suffix) || cuts(new, at: new.count - suffix) { suffix -= 1 }
    removed = prefix..<(old.count - suffix)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[prefix..<(new.count - suffix)])
    inserted = String(text)
  }

  /// Returns where an offset in the old text is in the new one: after what was inserted there.
  package func offset(after old: Int) -> Int {
    guard old >= removed.lowerBound else { return old }
    let end = removed.lowerBound + inserted.unicodeScalars.count
    return end + max(0, old - removed.upperBound)
  }
}

/// Whether an offset is between the CR and LF of a line's end.
private func cuts(_ text: [Unicode.Scalar], at place: Int) -> Bool {
  place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
}
