import GtkCore

/// The dots of a handle, in one or two lines of three along the edge of what it drags.
@MainActor
struct HandleDots {
  /// Whether the lines go down, as at the start of a block or a row.
  let isVertical: Bool
  /// The number of lines, in a handle that is no thicker than the padding of a cell; nil for two
  /// lines in a handle with room.
  var lines: Int?

  /// The distances between dots along the handle, and between its lines, in pixels.
  private var distances: (along: Double, across: Double) { lines == nil ? (4.5, 5) : (4, 3.5) }

  private var radius: Double { lines == nil ? 1.25 : 1 }

  /// Draws them in the middle of a widget, in the color of its text.
  func draw(_ area: Widget, _ snapshot: Snapshot) {
    let middle = (x: Double(area.width) / 2, y: Double(area.height) / 2)
    let (distances, radius) = (distances, radius)
    var path = Path()
    for along in [-distances.along, 0, distances.along] {
      for across in lines == 1 ? [0] : [-distances.across / 2, distances.across / 2] {
        let (x, y) = isVertical ? (across, along) : (along, across)
        path.add(
          Path(
            ellipseIn: Rectangle(
              x: middle.x + x - radius, y: middle.y + y - radius, width: 2 * radius,
              height: 2 * radius)))
      }
    }
    snapshot.fill(path, with: area.color)
  }
}
