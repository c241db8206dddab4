import CConcertinaGtk

/// Drawing outlines and shadows.
extension Snapshot {
  /// Fills an outline and strokes it.
  ///
  /// - Parameters:
  ///   - outline: The area.
  ///   - fill: The color inside; `nil` for none.
  ///   - stroke: The color and the width of the line, half of which lies outside; `nil` for none.
  package func append(
    _ outline: Outline, fill: Paint?, stroke: (paint: Paint, width: Double)? = nil
  ) {
    guard var bounds = outline.bounds(margin: stroke?.width ?? 0) else { return }
    guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    defer { cairo_destroy(context) }
    outline.trace(in: context)
    if let fill {
      use(fill, in: context)
      cairo_fill_preserve(context)
    }
    guard let stroke else { return }
    use(stroke.paint, in: context)
    cairo_set_line_width(context, stroke.width)
    cairo_stroke(context)
  }

  /// Adds a shadow to everything that `body` draws.
  package func shadowed(
    _ paint: Paint, x: Double, y: Double, blur: Double, _ body: () -> Void
  ) {
    var shadow = GskShadow(
      color: paint.color, dx: Float(x), dy: Float(y), radius: Float(max(blur, 0)))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
    body()
    gtk_snapshot_pop(pointer)
  }

  private func use(_ paint: Paint, in context: OpaquePointer) {
    cairo_set_source_rgba(context, paint.red, paint.green, paint.blue, paint.alpha)
  }
}

extension Outline {
  fileprivate func bounds(margin: Double) -> graphene_rect_t? {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float((left - margin).rounded(.down)), Float((top - margin).rounded(.down)),
      Float((right - left + 2 * margin).rounded(.up) + 1),
      Float((bottom - top + 2 * margin).rounded(.up) + 1))
    return bounds
  }

  fileprivate func trace(in context: OpaquePointer) {
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let (start, end) = (corner.toward(before), corner.toward(after))
      cairo_line_to(context, start.x, start.y)
      guard corner.radius > 0 else { continue }
      let (first, second) = (start.mixed(with: corner), end.mixed(with: corner))
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
    cairo_close_path(context)
  }
}

extension Outline.Corner {
  /// The end of a corner's curve in the direction of another corner.
  fileprivate func toward(_ other: Self) -> Self {
    let length = ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    guard length > 0 else { return self }
    let part = min(radius / length, 0.5)
    return Self(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  /// The control point of a quarter circle.
  fileprivate func mixed(with corner: Self) -> Self {
    let part = 0.5523
    return Self(x: x + (corner.x - x) * part, y: y + (corner.y - y) * part)
  }
}
