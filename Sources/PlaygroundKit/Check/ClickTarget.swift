import GtkCore

/// A widget that is clicked, with the room that it has for a pointer that shakes.
@MainActor
struct ClickTarget {
  /// The least width and height, in pixels.
  static let least = 24

  let widget: Widget
  let bounds: Rectangle

  /// Whether it needs room around it.
  var isSmall: Bool {
    bounds.width < Double(Self.least) || bounds.height < Double(Self.least)
  }

  /// Whether a pointer that shakes may hit another one, which is not what contains this one, such
  /// as its row in a list.
  func isTooNear(to other: ClickTarget) -> Bool {
    room.intersects(other.room) && !widget.isPart(of: other.widget)
      && !other.widget.isPart(of: widget)
  }

  /// The bounds, grown to the least size around their center: as WCAG has it, a small target is
  /// large enough if no other one is in this room.
  var room: Rectangle {
    let (width, height) = (
      max(bounds.width, Double(Self.least)), max(bounds.height, Double(Self.least))
    )
    return Rectangle(
      x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.height - height) / 2,
      width: width, height: height)
  }
}
