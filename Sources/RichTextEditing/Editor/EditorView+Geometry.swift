import GtkCore
import RichTextModel

/// Positions in pixels, in the editor's own coordinates, however far its text is scrolled.
///
/// All of these methods lay out the text in question, visible or not. Offsets outside the text are
/// clamped to its nearer end.
extension EditorView {
  /// Returns the rectangles that a range covers: one for each laid-out line, and several for a line
  /// of bidirectional text in which the range is not contiguous.
  ///
  /// An empty range covers nothing. A line of which the range only contains the line break has a
  /// width of 0.
  public func rects(for range: Range<Int>) -> [Rectangle] {
    let range = range.clamped(to: 0..<contentLength)
    let offset = offsetOfText
    return area.textView.rectangles(of: range).map { $0.moved(by: offset) }
  }

  /// Returns the rectangle of the caret before the character at an offset.
  public func caretRect(at offset: Int) -> Rectangle {
    let place = min(max(offset, 0), contentLength)
    return area.textView.caretRectangle(at: place).moved(by: offsetOfText)
  }

  /// Returns the character at a point, with all scalars that belong to it; nil if there is none.
  ///
  /// An attachment is a character.
  public func rangeOfCharacter(atX x: Double, y: Double) -> Range<Int>? {
    let offset = offsetOfText
    let inside = area.textView.character(atX: x - offset.x, y: y - offset.y)
    return inside.flatMap { $0.upperBound <= contentLength ? $0 : nil }
  }

  /// Returns the range of text from the upper left corner of a rectangle to its lower right one,
  /// including characters that it cuts; empty if there are none.
  ///
  /// It is contiguous: lines in between are included as a whole, even where they extend beyond the
  /// rectangle. In right-to-left text it begins at the upper right corner.
  public func range(in rectangle: Rectangle) -> Range<Int> {
    guard rectangle.width > 0, rectangle.height > 0 else { return 0..<0 }
    // GTK reports positions in whole pixels: at the edge itself is still the character before.
    let margin = min(1, rectangle.width / 2)
    let columns = [rectangle.x + margin, rectangle.x + rectangle.width - margin]
    let rows = [rectangle.y, rectangle.y + rectangle.height - 1]
    let corners = rows.flatMap { y in columns.map { range(nearX: $0, y: y) } }
    let first = corners.map(\.lowerBound).min() ?? 0
    return first..<max(first, corners.map(\.upperBound).max() ?? 0)
  }

  /// Returns the character at a point, or the offset nearest to it.
  private func range(nearX x: Double, y: Double) -> Range<Int> {
    if let character = rangeOfCharacter(atX: x, y: y) { return character }
    let offset = offsetOfText
    let place = area.textView.offset(x: x - offset.x, y: y - offset.y)
    return place..<place
  }

  /// The origin of the text view in the editor.
  private var offsetOfText: (x: Double, y: Double) {
    area.textView.bounds(in: self).map { ($0.x, $0.y) } ?? (0, 0)
  }
}
