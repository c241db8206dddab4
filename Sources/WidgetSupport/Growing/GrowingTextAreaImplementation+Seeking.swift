import GtkCore

/// A part of the text that comes into sight with the next layout.
struct SoughtPlace {
  let range: Range<Int>
  /// Which part of what stands there; nil: all of it.
  let part: (@MainActor () -> VerticalExtent?)?
}

/// A stretch from top to bottom, in pixels.
package struct VerticalExtent: Equatable, Sendable {
  package var y: Double
  package var height: Double

  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }
}

/// Showing a part of the text that somebody looks for, in the same frame.
extension GrowingTextAreaImplementation {
  func seek(_ place: SoughtPlace) {
    sought = place
    // Who is shown another part has left the caret on purpose.
    if followsCaret, !isCaretSought { caretStrays() }
    widget.queueResize()
  }

  private var isCaretSought: Bool {
    guard let range = sought?.range else { return false }
    return range.lowerBound <= buffer.caret && buffer.caret <= range.upperBound
  }

  /// Where the sought part is in the text, as far as the view knows; nil: nothing is sought.
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

  /// Where a range is in the coordinates of the view.
  func extentInView(of range: Range<Int>) -> VerticalExtent {
    let range = range.clamped(to: 0..<buffer.scalarCount)
    let first = textView.characterRectangle(at: range.lowerBound)
    let last = textView.characterRectangle(at: max(range.upperBound - 1, range.lowerBound))
    return VerticalExtent(y: first.y, height: last.y + last.height - first.y)
  }
}

extension GrowingTextArea {
  /// Brings a part of the text into sight with the next layout, with as little scrolling as is needed.
  ///
  /// - Parameters:
  ///   - range: The part, in Unicode scalars.
  ///   - part: Tells which part of what stands there is meant, from its top; asked when it is laid out.
  package func seek(_ range: Range<Int>, part: (@MainActor () -> VerticalExtent?)? = nil) {
    implementation.seek(SoughtPlace(range: range, part: part))
  }

  /// Where a part of the text is in the coordinates of the text view.
  package func extentInView(of range: Range<Int>) -> VerticalExtent {
    implementation.extentInView(of: range)
  }
}
