import FoundationEssentials
import GtkCore
import RichTextModel

/// Paints the markers of the visible items of lists, before their first lines.
///
/// A marker has the font and the color of the first letter of its item, and ends at a distance from
/// it: to the left, or in a right-to-left paragraph to the right.
@MainActor
final class ListMarkers {
  /// A marker that was painted.
  struct Painted {
    /// The line of its item.
    let line: Int
    /// Its area, in the coordinates of the text.
    let area: Rectangle
    /// Whether it is to the right of the text.
    let isMirrored: Bool
  }

  /// The largest number of lines at once whose markers are measured before they are visible.
  private static let greatestLineCount = 10_000
  /// The markers that were painted last.
  private(set) var painted: [Painted] = []
  let node: EditorNode

  init(_ node: EditorNode) { self.node = node }

  private var view: TextView { node.area.textView }
  private var content: RichTextBuffer { node.content }

  // MARK: Room

  /// Makes room for the markers of all items.
  func makeRoom() { makeRoom(ofLines: 0...max(content.buffer.lineCount - 1, 0)) }

  /// Makes room for the markers in some lines.
  func makeRoom(ofLines lines: ClosedRange<Int>) {
    guard node.hasWidget, content.mayHaveItems, lines.count <= Self.greatestLineCount else {
      return
    }
    let paragraphs = content.tags.paragraphs
    var rooms = paragraphs.markerRooms
    for line in lines {
      guard let marker = content.marker(ofLine: line) else { continue }
      let width = width(of: marker, line)
      rooms.makeRoom(for: width, content.format(ofLine: line), paragraphs.styles)
    }
    use(rooms)
  }

  private func use(_ rooms: MarkerRooms) {
    let paragraphs = content.tags.paragraphs
    guard rooms != paragraphs.markerRooms else { return }
    paragraphs.markerRooms = rooms
    content.paragraphAppearanceChanged()
  }

  private func width(of marker: ListMarker, _ line: Int) -> Double {
    let start = content.buffer.offset(ofLine: line)
    switch marker {
    case .text(let text): return layout(text, at: start, isMirrored: false).naturalWidth
    case .box: return layout("0", at: start, isMirrored: false).height * TaskBox.part
    }
  }

  private func layout(
    _ text: String, at start: Int, isMirrored: Bool, room: Double = .infinity
  ) -> TextLayout {
    let attributes = content.looks(at: start)
    // A number has no direction of its own, and would have that of the view.
    let mark = isMirrored ? "\u{200F}" : "\u{200E}"
    return TextLayout(
      mark + text, of: view, attributes.labelProperties.filter(\.isOfMarkers),
      points: attributes[FontSizeKey.self], room: room)
  }

  // MARK: Painting

  /// Draws the markers.
  func draw(_ snapshot: Snapshot) {
    painted = []
    guard content.mayHaveItems else { return }
    for line in node.shownLines {
      guard let marker = content.marker(ofLine: line) else { continue }
      let place = ItemPlace(line, node)
      switch marker {
      case .text(let text): draw(text, line, place, snapshot)
      case .box(let isChecked): draw(TaskBox(place), isChecked: isChecked, line, place, snapshot)
      }
    }
  }

  private func draw(_ text: String, _ line: Int, _ place: ItemPlace, _ snapshot: Snapshot) {
    let layout = layout(text, at: place.start, isMirrored: place.isMirrored, room: place.room)
    if layout.naturalWidth > place.room { makeRoomLater(line) }
    // On the baseline of the item's first letter, whose font the marker has.
    let baseline = place.caret.y + place.caret.height * layout.baseline / max(layout.height, 1)
    let x = place.isMirrored ? place.edge : place.edge - layout.width
    let area = Rectangle(
      x: x, y: baseline - layout.baseline, width: layout.width, height: layout.height)
    painted.append(Painted(line: line, area: area, isMirrored: place.isMirrored))
    layout.draw(snapshot, x: area.x, y: area.y)
  }

  /// Makes room for a marker that an edit far away has made wider.
  private func makeRoomLater(_ line: Int) {
    node.afterLayout { [weak self] in
      guard let self, line < self.content.buffer.lineCount else { return }
      self.makeRoom(ofLines: line...line)
    }
  }

  private func draw(
    _ box: TaskBox, isChecked: Bool, _ line: Int, _ place: ItemPlace, _ snapshot: Snapshot
  ) {
    painted.append(Painted(line: line, area: box.square, isMirrored: place.isMirrored))
    if isChecked {
      snapshot.append(box.outline(inset: 0), fill: view.namedColor("concertina_task_fill"))
      snapshot.append(box.tick, fill: view.namedColor("concertina_task_tick"))
    } else {
      let border = view.namedColor("concertina_task_border")
      snapshot.append(box.outline(inset: 0.5), fill: nil, stroke: border.map { ($0, 1) })
    }
  }
}

extension Label.Attribute.Property {
  /// Whether a marker has it, too: its font and its color, but no lines.
  fileprivate var isOfMarkers: Bool {
    switch self {
    case .bold, .italic, .family, .color: true
    case .background, .size, .scale, .underline, .strikethrough: false
    }
  }
}
