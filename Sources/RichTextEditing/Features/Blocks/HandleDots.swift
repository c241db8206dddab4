import GtkCore

/// The six dots of a handle, in two lines along the edge of what it drags.
@MainActor
struct HandleDots {
  /// Whether the lines go down, as at the start of a block or a row.
  let isVertical: Bool
  /// Whether the handle is no wider than the padding of a cell.
  var isNarrow = false

  /// The distances between dots along the handle, and between its two lines, in pixels.
  private var distances: (along: Double, across: Double) {
    isNarrow ? (4, 3.5) : (4.5, 5)
  }

  private var radius: Double { isNarrow ? 1 : 1.25 }

  /// Draws them in the middle of a widget, in the color of its text.
  func draw(_ area: Widget, _ snapshot: Snapshot) {
    let middle = (x: Double(area.width) / 2, y: Double(area.height) / 2)
    let (distances, radius) = (distances, radius)
    var path = Path()
    for along in [-distances.along, 0, distances.along] {
      for across in [-distances.across / 2, distances.across / 2] {
        let (x, y) = isVertical ? (across, along) : (along, across)
        path.add(
          Path(
            ellipseIn: Rectangle(
              x: middle.x + x - radius, y: middle.y + y - radius, width: 2 * radius,
              height: 2 * radius)))
      }
    }
    snapshot.fill(path, with: area.textPaint)
  }
}
