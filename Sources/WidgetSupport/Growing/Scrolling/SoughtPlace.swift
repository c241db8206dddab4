import GtkCore

/// A part of the text that the next layout scrolls into view.
struct SoughtPlace {
  /// The part, in Unicode scalars.
  let range: Range<Int>
  /// Returns which part of the content there is meant; nil for all of it.
  let part: (@MainActor () -> VerticalExtent?)?

  /// Returns whether an offset is in the part or at its end.
  func contains(_ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }
}

/// A vertical extent, in pixels.
package struct VerticalExtent: Equatable, Sendable {
  package var y: Double
  package var height: Double

  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// Converts whole pixels.
  init(_ extent: (y: Int, height: Int)) {
    self.init(y: Double(extent.y), height: Double(extent.height))
  }
}

extension TextView {
  /// Returns the extent of a sought part in the text, as far as the view knows.
  func extentInText(of place: SoughtPlace) -> VerticalExtent {
    let range = place.range.clamped(to: 0..<buffer.scalarCount)
    let first = placeInText(at: range.lowerBound)
    if let part = place.part?() {
      return VerticalExtent(y: first.y + part.y, height: part.height)
    }
    let last = placeInText(at: max(range.upperBound - 1, range.lowerBound))
    return VerticalExtent(y: first.y, height: last.y + last.height - first.y)
  }
}
