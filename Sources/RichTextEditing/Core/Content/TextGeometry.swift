import GtkCore

/// Positions of an editor's text in pixels, in the coordinates of a widget around the text view.
///
/// Offsets outside the text are clamped to its nearer end.
@MainActor
struct TextGeometry {
  private let view: TextView
  private let count: Int
  /// The origin of the text view in the widget.
  private let origin: (x: Double, y: Double)

  init(of view: TextView, in widget: Widget) {
    self.view = view
    count = view.buffer.scalarCount
    origin = view.bounds(in: widget).map { ($0.x, $0.y) } ?? (0, 0)
  }

  /// Returns the rectangles that a range covers.
  func rectangles(of range: Range<Int>) -> [Rectangle] {
    view.rectangles(of: range.clamped(to: 0..<count)).map { $0.moved(by: origin) }
  }

  /// Returns the rectangle of the caret before the character at an offset.
  func caret(at offset: Int) -> Rectangle {
    view.caretRectangle(at: min(max(offset, 0), count)).moved(by: origin)
  }

  /// Returns the character at a point; nil if there is none.
  func character(atX x: Double, y: Double) -> Range<Int>? {
    let inside = view.character(atX: x - origin.x, y: y - origin.y)
    return inside.flatMap { $0.upperBound <= count ? $0 : nil }
  }

  /// Returns the range of text from the first corner of a rectangle to the last.
  func range(in rectangle: Rectangle) -> Range<Int> {
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
    if let character = character(atX: x, y: y) { return character }
    let place = view.offset(x: x - origin.x, y: y - origin.y)
    return place..<place
  }
}
