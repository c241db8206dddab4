import Glibc

/// Lines and curves to fill or to draw along, in pixels.
///
///     var tick = Path()
///     tick.move(to: (2, 8))
///     tick.addLine(to: (6, 12))
///     tick.addLine(to: (14, 4))
///     snapshot.stroke(tick, with: view.color, width: 2)
///
/// It is a value: copies are independent, and one path can be drawn many times.
public struct Path: Equatable, Sendable {
  /// A place, in pixels from the left and from the top.
  public typealias Place = (x: Double, y: Double)

  enum Element: Equatable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    case close
  }

  private(set) var elements: [Element] = []

  /// Creates a path with nothing in it.
  public init() {}

  /// Creates the path of a rectangle, with round corners of a radius.
  public init(_ rectangle: Rectangle, cornerRadius: Double = 0) {
    add(rectangle, cornerRadius: cornerRadius)
  }

  /// Creates the path of the largest ellipse in a rectangle, which is a circle in a square.
  public init(ellipseIn rectangle: Rectangle) {
    let (left, top) = (rectangle.x, rectangle.y)
    let (width, height) = (rectangle.width / 2, rectangle.height / 2)
    let center = (x: left + width, y: top + height)
    let (across, down) = (width * Self.quarterCircle, height * Self.quarterCircle)
    move(to: (left + 2 * width, center.y))
    addCurve(
      to: (center.x, top + 2 * height), (left + 2 * width, center.y + down),
      (center.x + across, top + 2 * height))
    addCurve(
      to: (left, center.y), (center.x - across, top + 2 * height), (left, center.y + down))
    addCurve(to: (center.x, top), (left, center.y - down), (center.x - across, top))
    addCurve(
      to: (left + 2 * width, center.y), (center.x + across, top),
      (left + 2 * width, center.y - down))
    close()
  }

  /// The distance of the control points of a quarter circle from its ends, by its radius.
  static let quarterCircle = 0.5523

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a part at a place.
  public mutating func move(to place: Place) { elements.append(.move(x: place.x, y: place.y)) }

  /// Adds a straight line from where the path is to a place.
  public mutating func addLine(to place: Place) {
    elements.append(.line(x: place.x, y: place.y))
  }

  /// Adds a cubic curve from where the path is to a place, with two control points.
  public mutating func addCurve(to place: Place, _ first: Place, _ second: Place) {
    elements.append(
      .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: place.x, y: place.y))
  }

  /// Adds a part of a circle, clockwise from one angle to the other, in degrees from the right.
  ///
  /// A line joins it with where the path is.
  public mutating func addArc(
    center: Place, radius: Double, from start: Double, to end: Double
  ) {
    var sweep = (end - start).truncatingRemainder(dividingBy: 360)
    if sweep <= 0 { sweep += 360 }
    let count = Int((sweep / 90).rounded(.up))
    let step = sweep / Double(count) * .pi / 180
    // The length of the tangents with which a curve is closest to the arc.
    let reach = 4 / 3 * tan(step / 4) * radius
    var angle = start * .pi / 180
    var place = (x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    if elements.isEmpty { move(to: place) } else { addLine(to: place) }
    for _ in 0..<count {
      let first = (x: place.x - reach * sin(angle), y: place.y + reach * cos(angle))
      angle += step
      place = (center.x + radius * cos(angle), center.y + radius * sin(angle))
      let second = (x: place.x + reach * sin(angle), y: place.y - reach * cos(angle))
      addCurve(to: place, first, second)
    }
  }

  /// Adds a rectangle, with round corners of a radius.
  public mutating func add(_ rectangle: Rectangle, cornerRadius: Double = 0) {
    add(Outline(rectangle, radius: max(cornerRadius, 0)))
  }

  /// Adds another path.
  public mutating func add(_ other: Path) { elements += other.elements }

  /// Closes the current part with a straight line to its beginning.
  public mutating func close() { elements.append(.close) }
}
