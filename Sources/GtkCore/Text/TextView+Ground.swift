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
