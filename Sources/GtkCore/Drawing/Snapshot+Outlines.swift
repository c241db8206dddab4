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
    _ outline: Outline, fill: Color?, stroke: (color: Color, width: Double)? = nil
  ) {
    var path = Path()
    path.add(outline)
    draw(path, margin: stroke?.width ?? 0) { context in
      if let fill {
        context.use(fill)
        cairo_fill_preserve(context)
      }
      guard let stroke else { return }
      context.use(stroke.color)
      cairo_set_line_width(context, stroke.width)
      cairo_stroke(context)
    }
  }

  /// Adds a shadow to everything that `body` draws.
  package func shadowed(
    _ color: Color, x: Double, y: Double, blur: Double, _ body: () -> Void
  ) {
    var shadow = GskShadow(
      color: color.rgba, dx: Float(x), dy: Float(y), radius: Float(max(blur, 0)))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
    body()
    gtk_snapshot_pop(pointer)
  }
}

extension Path {
  mutating func add(_ outline: Outline) {
    let corners = outline.corners
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let (start, end) = (corner.toward(before), corner.toward(after))
      if index == 0 { move(to: (start.x, start.y)) } else { addLine(to: (start.x, start.y)) }
      guard corner.radius > 0 else { continue }
      let (first, second) = (start.mixed(with: corner), end.mixed(with: corner))
      addCurve(to: (end.x, end.y), (first.x, first.y), (second.x, second.y))
    }
    if !corners.isEmpty { close() }
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
    Self(
      x: x + (corner.x - x) * Path.quarterCircle, y: y + (corner.y - y) * Path.quarterCircle)
  }
}
