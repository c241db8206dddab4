import FoundationEssentials
import GtkCore
import RichTextModel

/// Paints the markers of the visible items of lists, before their first lines.
///
/// A marker has the font and the color of the first letter of its item, and ends at a distance from
/// it: to the left, or in a right-to-left paragraph to the right.
@MainActor
final class ListMarkers {
  private let node: EditorNode

  /// Creates the painter of an editor.
  init(_ node: EditorNode) { self.node = node }

  private var view: TextView { node.area.textView }

  /// Draws the markers.
  func draw(_ snapshot: Snapshot) {
    guard node.content.mayHaveItems else { return }
    let (visible, buffer) = (view.visibleRange, node.content.buffer)
    let first = buffer.line(containing: visible.lowerBound)
    let last = buffer.line(containing: visible.upperBound)
    for line in first...last {
      guard let marker = node.content.marker(ofLine: line) else { continue }
      let place = ItemPlace(line, node)
      switch marker {
      case .text(let text): draw(text, place, snapshot)
      case .box(let isChecked): draw(TaskBox(place), isChecked: isChecked, snapshot)
      }
    }
  }

  private func draw(_ text: String, _ place: ItemPlace, _ snapshot: Snapshot) {
    let attributes = node.content.textAttributes(at: place.start)
    let layout = TextLayout(
      text, of: view, attributes.labelProperties.filter(\.isOfMarkers),
      points: attributes[FontSizeKey.self], room: place.room)
    // On the baseline of the item's first letter, whose font the marker has.
    let baseline = place.caret.y + place.caret.height * layout.baseline / max(layout.height, 1)
    let x = place.isMirrored ? place.edge : place.edge - layout.width
    layout.draw(snapshot, x: x, y: baseline - layout.baseline)
  }

  private func draw(_ box: TaskBox, isChecked: Bool, _ snapshot: Snapshot) {
    if isChecked {
      snapshot.append(box.outline(inset: 0), fill: view.namedPaint("concertina_task_fill"))
      snapshot.append(box.tick, fill: view.namedPaint("concertina_task_tick"))
    } else {
      let border = view.namedPaint("concertina_task_border")
      snapshot.append(box.outline(inset: 0.5), fill: nil, stroke: border.map { ($0, 1) })
    }
  }
}

/// Where an item and its marker are, in the coordinates of the text.
@MainActor
struct ItemPlace {
  /// The offset of the item.
  let start: Int
  /// The rectangle of a caret at its start.
  let caret: Rectangle
  /// Whether the marker is to the right of the text.
  let isMirrored: Bool
  /// The edge of the marker that the text follows.
  let edge: Double
  /// The greatest width of the marker.
  let room: Double

  /// Determines the place of the item on a line.
  init(_ line: Int, _ node: EditorNode) {
    let (content, view) = (node.content, node.area.textView)
    start = content.buffer.offset(ofLine: line)
    let caret = view.caretRectangleInText(at: start)
    self.caret = caret
    let isEmptyLast = start == content.count
    // GTK takes the direction of an empty line with the caret from the keyboard.
    isMirrored =
      content.runsToLeft(line: line)
      && !(isEmptyLast && content.buffer.caret == start && caret.x < Double(view.width) / 2)
    let listIndent = content.tags.listIndent
    let gap = Double(listIndent / 5)
    var x = caret.x
    let format = content.format(ofLine: line)
    let indent = Double(format.indent(listIndent: listIndent))
    if isEmptyLast, format.alignment != .center, format.alignment != .right {
      // GTK places an empty last line without the format of the item.
      x = isMirrored ? Double(view.width) - indent : indent
    }
    edge = isMirrored ? x + gap : x - gap
    // Smooth letters are wider than they are laid out.
    room = (isMirrored ? Double(view.width) - x : x) - gap - 2
  }
}

/// The box of a task.
@MainActor
struct TaskBox {
  /// The square, in the coordinates of the text.
  let square: Rectangle

  /// Determines the box of the item at a place.
  init(_ place: ItemPlace) {
    let side = (place.caret.height * 0.78).rounded()
    let top = (place.caret.y + (place.caret.height - side) / 2).rounded()
    square = Rectangle(
      x: place.isMirrored ? place.edge : place.edge - side, y: top, width: side, height: side)
  }

  /// Returns the outline of the box, reduced on all sides.
  func outline(inset: Double) -> Outline {
    let (left, top) = (square.x + inset, square.y + inset)
    let (right, bottom) = (
      square.x + square.width - inset, square.y + square.height - inset
    )
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Outline(corners.map { Outline.Corner(x: $0.0, y: $0.1, radius: square.width / 5) })
  }

  /// The tick as an area.
  var tick: Outline {
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
    guard content.mayHaveItems, node.area.isEditable, click.isPrimaryButton else { return }
    let view = node.area.textView
    let origin = view.originOfText
    let line = content.buffer.line(containing: view.offset(x: click.x, y: click.y))
    guard item(line)?.kind == .task else { return }
    let box = TaskBox(ItemPlace(line, node)).square
    let (x, y) = (click.x - origin.x, click.y - origin.y)
    guard (box.x...(box.x + box.width)).contains(x), (box.y...(box.y + box.height)).contains(y)
    else { return }
    toggleTick(ofLine: line)
  }
}

extension Label.Attribute.Property {
  /// Whether a marker has it, too: its font and its color, but no lines.
  fileprivate var isOfMarkers: Bool {
    switch self {
    case .bold, .italic, .family, .color: true
    case .underline, .strikethrough: false
    }
  }
}
