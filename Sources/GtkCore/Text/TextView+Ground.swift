import CGtk
import CGtkShims

/// What is painted between a text view's ground and its letters.
extension TextView {
  /// Has somebody draw below the letters whenever the view is drawn; nil: nobody.
  ///
  /// Coordinates are those of the text, however far it is scrolled (``rectanglesInText(of:)``). What is
  /// drawn is cut at the edges of the view. Who draws something else than before asks for it with
  /// ``Widget/queueDraw()``.
  public func drawBelowLetters(_ draw: (@MainActor (Snapshot) -> Void)?) {
    guard let draw else { return concertina_text_view_draw_below(widgetPointer, nil, nil, nil) }
    concertina_text_view_draw_below(
      widgetPointer, runDrawing, Unmanaged.passRetained(Drawing(draw)).toOpaque(), releaseDrawing)
  }

  /// Where the characters of a range are, in the coordinates of the text; else as
  /// ``rectangles(of:)``.
  public func rectanglesInText(of range: Range<Int>) -> [Rectangle] {
    let origin = originOfText
    return rectangles(of: range).map {
      Rectangle(x: $0.x - origin.x, y: $0.y - origin.y, width: $0.width, height: $0.height)
    }
  }

  /// Where the text begins, in the coordinates of the view.
  private var originOfText: (x: Double, y: Double) {
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, 0, 0, &x, &y)
    return (Double(x), Double(y))
  }
}

private final class Drawing: Sendable {
  let draw: @MainActor (Snapshot) -> Void

  init(_ draw: @escaping @MainActor (Snapshot) -> Void) { self.draw = draw }
}

private func runDrawing(_ data: UnsafeMutableRawPointer?, _ snapshot: OpaquePointer?) {
  guard let data, let snapshot else { return }
  let drawing = Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
  let borrowed = MainThreadValue(snapshot)
  MainActor.assumeIsolated { drawing.draw(Snapshot(borrowing: borrowed.value)) }
}

private func releaseDrawing(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<Drawing>.fromOpaque(data).release()
}
