import CConcertinaGtk

/// Drawing paths and text in a widget of one's own.
extension Snapshot {
  /// Fills a path; parts that are open are closed.
  public func fill(_ path: Path, with color: Color) {
    draw(path, margin: 0) { context in
      context.use(color)
      cairo_fill(context)
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with color: Color, _ stroke: Stroke = Stroke()) {
    // The point of a sharp corner reaches farther than half the width.
    draw(path, margin: stroke.width * 5) { context in
      context.use(color)
      stroke.apply(to: context)
      cairo_stroke(context)
    }
  }

  /// Draws a line of a width along a path.
  public func stroke(_ path: Path, with color: Color, width: Double) {
    stroke(path, with: color, Stroke(width: width))
  }

  /// Draws a text in the color of the widget that it was laid out for, with its top left corner at
  /// a place.
  public func draw(_ text: TextLayout, x: Double, y: Double) { text.draw(self, x: x, y: y) }

  func draw(_ path: Path, margin: Double, _ body: (OpaquePointer) -> Void) {
    guard var area = path.area(margin: margin) else { return }
    guard let context = gtk_snapshot_append_cairo(pointer, &area) else { return }
    defer { cairo_destroy(context) }
    path.trace(in: context)
    body(context)
  }
}

extension OpaquePointer {
  /// Makes a cairo context draw in a color.
  func use(_ color: Color) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha)
  }
}
