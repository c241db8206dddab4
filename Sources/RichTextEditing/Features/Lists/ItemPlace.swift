import GtkCore
import RichTextModel

/// The position of an item and its marker, in the coordinates of the text.
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
    isMirrored = content.runsToLeft(line: line)
    let (format, paragraphs) = (content.format(ofLine: line), content.tags.paragraphs)
    let gap = Double(paragraphs.markerRooms.gap(format, paragraphs.styles))
    var x = caret.x
    let indent = Double(paragraphs.indent(of: format))
    if isEmptyLast, format.alignment != .center, format.alignment != .right {
      // GTK places an empty last line without the format of the item.
      x = isMirrored ? Double(view.width) - indent : indent
    }
    edge = isMirrored ? x + gap : x - gap
    // Smooth letters are wider than they are laid out.
    room = (isMirrored ? Double(view.width) - x : x) - gap - 2
  }
}
