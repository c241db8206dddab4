import CConcertinaGtk
import CConcertinaShims

/// Drawing between a text view's background and its characters.
extension TextView {
  /// Sets a function that draws below the text whenever the view is drawn; `nil` for none.
  ///
  /// Coordinates are those of the text, however far it is scrolled (``rectanglesInText(of:)``). The
  /// drawing is clipped at the edges of the view. When it changes, call ``Widget/queueDraw()``.
  package func drawBelowText(_ draw: (@MainActor (Snapshot) -> Void)?) {
    guard let draw else { return concertina_text_view_draw_below(widgetPointer, nil, nil, nil) }
    concertina_text_view_draw_below(
      widgetPointer, runDrawing, Unmanaged.passRetained(Drawing(draw)).toOpaque(), releaseDrawing)
  }
}

private final class Drawing: Sendable {
  /// The drawing as C code calls it, which has made sure that this is the main thread.
  struct Called {
    let draw: (OpaquePointer) -> Void
  }

  private struct Isolated {
    let draw: @MainActor (OpaquePointer) -> Void
  }

  nonisolated(unsafe) let called: Called

  init(_ draw: @escaping @MainActor (Snapshot) -> Void) {
    let isolated = Isolated { draw(Snapshot(borrowing: $0)) }
    called = unsafeBitCast(isolated, to: Called.self)
  }
}

private func runDrawing(_ data: UnsafeMutableRawPointer?, _ snapshot: OpaquePointer?) {
  guard let data, let snapshot else { return }
  Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue().called.draw(snapshot)
}

private func releaseDrawing(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<Drawing>.fromOpaque(data).release()
}
