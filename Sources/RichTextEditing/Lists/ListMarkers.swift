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
    let (visible, buffer) = (view.shownRange, node.content.buffer)
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
    let attributes = node.content.looks(at: place.start)
    // A number has no direction of its own, and would have that of the view.
    let mark = place.isMirrored ? "\u{200F}" : "\u{200E}"
    let layout = TextLayout(
      mark + text, of: view, attributes.labelProperties.filter(\.isOfMarkers),
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

extension Label.Attribute.Property {
  /// Whether a marker has it, too: its font and its color, but no lines.
  fileprivate var isOfMarkers: Bool {
    switch self {
    case .bold, .italic, .family, .color: true
    case .background, .size, .underline, .strikethrough: false
    }
  }
}
