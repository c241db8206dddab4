import FoundationEssentials

/// An edit of the text of a link that leads to the address which this text is.
///
/// Such a link follows its text; another one leads to where it led.
package struct LinkEdit {
  /// The addresses in the link's text after the edit, and their ranges in it.
  package let links: [(range: Range<Int>, address: String)]

  /// Creates an edit; nil if the link did not lead to the address in its text, or the text is the
  /// same.
  ///
  /// - Parameters:
  ///   - address: Where the link led.
  ///   - before: The text of the link before the edit.
  ///   - after: The text of the link after the edit, with what was inserted in it or at its end.
  package init?(of address: String, from before: String, to after: String) {
    guard before != after, DetectedLink.typedAddress(of: before) == address else { return nil }
    let found = DetectedLink.all(in: after)
    if found.isEmpty, let begun = DetectedLink.typedAddress(of: after) {
      links = [(0..<after.unicodeScalars.count, begun)]
    } else {
      links = found.map { ($0.range, $0.address) }
    }
  }
}
