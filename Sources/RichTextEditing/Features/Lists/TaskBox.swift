import GtkCore

/// The box of a task.
@MainActor
package struct TaskBox {
  /// The side as a part of the height of a line.
  package static let part = 0.78
  /// The square, in the coordinates of the text.
  let square: Rectangle

  /// Creates a box with a square.
  package init(square: Rectangle) { self.square = square }

  /// Determines the box of the item at a place.
  init(_ place: ItemPlace) {
    let side = min((place.caret.height * Self.part).rounded(), max(place.room.rounded(.down), 1))
    let top = (place.caret.y + (place.caret.height - side) / 2).rounded()
    square = Rectangle(
      x: place.isMirrored ? place.edge : place.edge - side, y: top, width: side, height: side)
  }

  /// Returns the outline of the box, reduced on all sides.
  package func outline(inset: Double) -> Outline {
    let (left, top) = (square.x + inset, square.y + inset)
    let (right, bottom) = (
      square.x + square.width - inset, square.y + square.height - inset
    )
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Outline(corners.map { Outline.Corner(x: $0.0, y: $0.1, radius: square.width / 5) })
  }

  /// The tick as an area.
  package var tick: Outline {
    // The middle line of the tick, and half its thickness, as parts of the side.
    let points = [(0.2, 0.52), (0.42, 0.74), (0.8, 0.3)]
    let half = 0.062
    let upper = [
      (points[0].0 + half, points[0].1 - half), (points[1].0, points[1].1 - 2 * half),
      (points[2].0 - half, points[2].1 - half),
    ]
    let lower = [
      (points[2].0 + half, points[2].1 + half), (points[1].0, points[1].1 + 2 * half),
      (points[0].0 - half, points[0].1 + half),
    ]
    return Outline(
      (upper + lower).map {
        Outline.Corner(x: square.x + $0.0 * square.width, y: square.y + $0.1 * square.height)
      })
  }
}

extension ListEditing {
  /// Ticks the task whose box was clicked.
  func tapped(_ click: Click) {
    guard click.isPrimaryButton, let line = task(atX: click.x, y: click.y) else { return }
    toggleTick(ofLine: line)
  }

  /// Returns the line of the task whose box is at a point of the text view; nil if there is none
  /// that a click ticks.
  func task(atX x: Double, y: Double) -> Int? {
    guard content.mayHaveItems, node.area.isEditable else { return nil }
    let view = node.area.textView
    let origin = view.originOfText
    let line = content.buffer.line(containing: view.offset(x: x, y: y))
    guard item(line)?.kind == .task else { return nil }
    let box = TaskBox(ItemPlace(line, node)).square
    let isInside =
      (box.x...(box.x + box.width)).contains(x - origin.x)
      && (box.y...(box.y + box.height)).contains(y - origin.y)
    return isInside ? line : nil
  }
}
