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
  public func rectangles(for range: Range<Int>) -> [Rectangle] { geometry.rectangles(of: range) }

  /// Returns the rectangle of the caret before the character at an offset.
  public func caretRectangle(at offset: Int) -> Rectangle { geometry.caret(at: offset) }

  /// Returns the character at a point, with all scalars that belong to it; nil if there is none.
  ///
  /// An attachment is a character.
  public func rangeOfCharacter(at point: Point) -> Range<Int>? {
    geometry.character(atX: point.x, y: point.y)
  }

  /// Returns the range of text from the upper left corner of a rectangle to its lower right one,
  /// including characters that it cuts; empty if there are none.
  ///
  /// It is contiguous: lines in between are included as a whole, even where they extend beyond the
  /// rectangle. In right-to-left text it begins at the upper right corner.
  public func range(in rectangle: Rectangle) -> Range<Int> { geometry.range(in: rectangle) }

  private var geometry: TextGeometry { TextGeometry(of: area.textView, in: self) }

  /// Scrolls a part of the text into view, and no further than needed; nothing moves if it is
  /// visible.
  ///
  /// Everything that scrolls takes part: the editor itself, its containing editors, and scrollers
  /// around these. If the part is too high to be shown, its beginning is. It is visible in the next
  /// frame.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    implementation.scroller.show(range.clamped(to: 0..<contentLength))
  }
}
