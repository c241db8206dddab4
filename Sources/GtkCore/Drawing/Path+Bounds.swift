import CConcertinaGtk

extension Path {
  /// The rectangle around all places and control points; `nil` if there are none.
  public var bounds: Rectangle? {
    let places = elements.flatMap(\.places)
    guard let first = places.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for place in places.dropFirst() {
      (left, right) = (min(left, place.x), max(right, place.x))
      (top, bottom) = (min(top, place.y), max(bottom, place.y))
    }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The area that has to be drawn, in whole pixels; `nil` if there is none.
  ///
  /// - Parameter margin: How far lines reach beyond the path.
  /// - Returns: The area.
  func area(margin: Double) -> graphene_rect_t? {
    guard let bounds, [bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite)
    else { return nil }
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, Float((bounds.x - margin).rounded(.down)), Float((bounds.y - margin).rounded(.down)),
      Float((bounds.width + 2 * margin).rounded(.up) + 1),
      Float((bounds.height + 2 * margin).rounded(.up) + 1))
    return area
  }

  func trace(in context: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let x, let y): cairo_move_to(context, x, y)
      case .line(let x, let y): cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension Path.Element {
  fileprivate var places: [Path.Place] {
    switch self {
    case .move(let x, let y), .line(let x, let y): [(x, y)]
    case .curve(let x1, let y1, let x2, let y2, let x, let y): [(x1, y1), (x2, y2), (x, y)]
    case .close: []
    }
  }
}
