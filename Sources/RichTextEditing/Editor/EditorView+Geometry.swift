import GtkCore
import RichTextModel

/// Where things are, in pixels of the editor's own coordinates, however far its text is scrolled.
///
/// Everything here lays out what it is asked about, whether it is in sight or not. Offsets outside the
/// text are moved to its nearer end.
extension EditorView {
  /// The rectangles that a range covers: one for each line of the screen, and more on a line in which
  /// text of both directions makes several stretches of it.
  ///
  /// An empty range covers nothing. A line of which there is nothing but its end has a width of 0.
  public func rects(for range: Range<Int>) -> [Rectangle] {
    let range = range.clamped(to: 0..<contentLength)
    let offset = offsetOfText
    return area.textView.rectangles(of: range).map { $0.moved(by: offset) }
  }

  /// Where the caret stands before the character at an offset.
  public func caretRect(at offset: Int) -> Rectangle {
    let place = min(max(offset, 0), contentLength)
    return area.textView.caretRectangle(at: place).moved(by: offsetOfText)
  }

  /// The character under a point, with all scalars that belong to it; nil where there is none.
  ///
  /// An attachment is a character.
  public func rangeOfCharacter(atX x: Double, y: Double) -> Range<Int>? {
    let offset = offsetOfText
    let inside = area.textView.character(atX: x - offset.x, y: y - offset.y)
    return inside.flatMap { $0.upperBound <= contentLength ? $0 : nil }
  }

  /// The text from the upper left corner of a rectangle to its lower right one, with the characters that it
  /// cuts; empty where there is none.
  ///
  /// It is one stretch: of lines in between all there is, whatever lies beside the rectangle. From right to left
  /// it begins at the upper right corner.
  public func range(in rectangle: Rectangle) -> Range<Int> {
    guard rectangle.width > 0, rectangle.height > 0 else { return 0..<0 }
    let corners = [
      (rectangle.x, rectangle.y), (rectangle.x + rectangle.width - 1, rectangle.y),
      (rectangle.x, rectangle.y + rectangle.height - 1),
      (rectangle.x + rectangle.width - 1, rectangle.y + rectangle.height - 1),
    ].map { range(nearX: $0.0, y: $0.1) }
    let first = corners.map(\.lowerBound).min() ?? 0
    return first..<max(first, corners.map(\.upperBound).max() ?? 0)
  }

  /// The character at a point, or the place in the text that is nearest to it.
  private func range(nearX x: Double, y: Double) -> Range<Int> {
    if let character = rangeOfCharacter(atX: x, y: y) { return character }
    let offset = offsetOfText
    let place = area.textView.offset(x: x - offset.x, y: y - offset.y)
    return place..<place
  }

  /// Where the view of the text begins in the editor.
  private var offsetOfText: (x: Double, y: Double) {
    area.textView.bounds(in: self).map { ($0.x, $0.y) } ?? (0, 0)
  }
}
