/// The part of its text that an area scrolls to in an allocation: the caret, a part that is sought,
/// or the rows that are visible in a page.
@MainActor
protocol ScrollTarget {
  /// The offset of the part.
  var offset: Int { get }
  /// Whether the view does not know the part's line as it is now, and cannot be scrolled to it.
  var isLineUnknown: Bool { get }
  /// Scrolls the view as needed to show the part; returns whether it was elsewhere.
  func scroll() -> Bool
}

extension CaretScroller: ScrollTarget {}
extension ViewCoverage: ScrollTarget {}
