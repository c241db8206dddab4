import GtkCore
import RichTextModel

/// The triangles beside headings, which show whether a section is collapsed, and change that when
/// they are clicked.
@MainActor
final class SectionTriangles {
  /// The width of their column, in pixels: that of a target that can be hit.
  private static let columnWidth = 24
  /// The length of the longest side, in pixels.
  private static let size = 10.0

  private let node: EditorNode
  private let column: GutterColumn
  private let editing: SectionEditing

  init(_ node: EditorNode, _ column: GutterColumn, _ typing: TypingAttributes) {
    self.node = node
    self.column = column
    editing = SectionEditing(node, typing)
  }

  private var content: RichTextBuffer { node.content }

  /// Whether there are triangles, and room for them.
  var isOn: Bool {
    get { column.width > 0 }
    set {
      content.sections.isOn = newValue
      editing.moveOut()
      column.width = newValue ? Self.columnWidth : 0
    }
  }

  /// Draws in the gutter, and handles clicks there.
  func connect() {
    column.draw { [weak self] in self?.draw($0) }
    column.onPressed { [weak self] in self?.pressed(line: $0, $1) ?? false }
  }

  private func pressed(line: Int, _ press: Click) -> Bool {
    guard press.isPrimaryButton, editing.heading(atLine: line) != nil else { return false }
    editing.toggle(atLine: line)
    return true
  }

  // MARK: Drawing

  private func draw(_ snapshot: Snapshot) {
    guard content.mayHaveStyles, let extent = column.extent,
      let color = node.area.textView.namedColor("concertina_section_triangle")
    else { return }
    for line in node.shownLines {
      guard let heading = editing.heading(atLine: line) else { continue }
      let caret = node.area.textView.caretRectangleInText(
        at: content.buffer.offset(ofLine: line))
      let center = (
        x: (extent.lowerBound + extent.upperBound) / 2, y: caret.y + caret.height / 2
      )
      snapshot.append(triangle(at: center, isCollapsed: heading.isCollapsed), fill: color)
    }
  }

  /// Returns a triangle that points down, or toward the text of a collapsed heading.
  private func triangle(at center: (x: Double, y: Double), isCollapsed: Bool) -> Outline {
    let (half, depth) = (Self.size / 2, Self.size / 4 + 0.5)
    let forward = node.area.textView.direction == .rightToLeft ? -1.0 : 1
    // From the tip on, with the center as the origin.
    let points: [(x: Double, y: Double)] =
      isCollapsed
      ? [(depth * forward, 0), (-depth * forward, half), (-depth * forward, -half)]
      : [(0, depth), (-half, -depth), (half, -depth)]
    return Outline(
      points.map { Outline.Corner(x: center.x + $0.x, y: center.y + $0.y, radius: 0.5) })
  }
}
