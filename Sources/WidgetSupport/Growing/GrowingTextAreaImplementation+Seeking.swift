import GtkCore

/// A part of the text that the next layout scrolls into view.
struct SoughtPlace {
  let range: Range<Int>
  /// Returns which part of the content there is meant; nil for all of it.
  let part: (@MainActor () -> VerticalExtent?)?
}

/// A vertical extent, in pixels.
package struct VerticalExtent: Equatable, Sendable {
  package var y: Double
  package var height: Double

  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }
}

/// Scrolling to a sought part of the text within the same frame.
extension GrowingTextAreaImplementation {
  func seek(_ place: SoughtPlace) {
    sought = place
    // A user who is shown another part has left the caret on purpose.
    if followsCaret, !isCaretSought { allowCaretOutOfView() }
    widget.queueResize()
  }

  private var isCaretSought: Bool {
    guard let range = sought?.range else { return false }
    return range.lowerBound <= buffer.caret && buffer.caret <= range.upperBound
  }

  /// The extent of the sought part in the text, as far as the view knows; nil if nothing is sought.
  var soughtExtent: VerticalExtent? { sought.flatMap { extent(of: $0) } }

  private func extent(of place: SoughtPlace) -> VerticalExtent? {
    let range = place.range.clamped(to: 0..<buffer.scalarCount)
    let first = textView.placeInText(at: range.lowerBound)
    if let part = place.part?() {
      return VerticalExtent(y: first.y + part.y, height: part.height)
    }
    let last = textView.placeInText(at: max(range.upperBound - 1, range.lowerBound))
    return VerticalExtent(y: first.y, height: last.y + last.height - first.y)
  }

  /// Returns the extent of a range in the coordinates of the view.
  func extentInView(of range: Range<Int>) -> VerticalExtent {
    let range = range.clamped(to: 0..<buffer.scalarCount)
    let first = textView.characterRectangle(at: range.lowerBound)
    let last = textView.characterRectangle(at: max(range.upperBound - 1, range.lowerBound))
    return VerticalExtent(y: first.y, height: last.y + last.height - first.y)
  }
}

extension GrowingTextArea {
  /// Scrolls a part of the text into view with the next layout, and no further than needed.
  ///
  /// - Parameters:
  ///   - range: The part, in Unicode scalars.
  ///   - part: Returns which part of the content there is meant, from its top; called after the
  ///     layout.
  package func seek(_ range: Range<Int>, part: (@MainActor () -> VerticalExtent?)? = nil) {
    implementation.seek(SoughtPlace(range: range, part: part))
  }

  /// Returns the extent of a part of the text in the coordinates of the text view.
  package func extentInView(of range: Range<Int>) -> VerticalExtent {
    implementation.extentInView(of: range)
  }
}
