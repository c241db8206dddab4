import GtkCore

extension GrowingTextArea {
  /// Scrolls a part of the text into view with the next layout, and no further than needed.
  ///
  /// - Parameters:
  ///   - range: The part, in Unicode scalars.
  ///   - part: Returns which part of the content there is meant, from its top; called after the
  ///     layout.
  package func seek(_ range: Range<Int>, part: (@MainActor () -> VerticalExtent?)? = nil) {
    implementation.caret.seek(SoughtPlace(range: range, part: part))
  }

  /// How often the user has scrolled the text, to know whether that has happened since.
  package var userScrollCount: Int { implementation.scrolling.count }

  /// Returns the extent of a part of the text in the coordinates of the text view.
  package func extentInView(of range: Range<Int>) -> VerticalExtent {
    implementation.coverage.extentInView(of: range)
  }
}
