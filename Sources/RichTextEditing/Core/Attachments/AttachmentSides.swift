import GtkCore
import WidgetSupport

/// Places widgets again when the caret enters or leaves a line without letters.
///
/// GTK begins such a line at the side that the keyboard writes from while the caret is in it, and
/// otherwise at that of the lines around it. When only the caret moves, it draws the line again,
/// but lays out nothing, and a widget would stay away from its character.
@MainActor
final class AttachmentSides {
  private weak var attachments: AttachmentSet?
  private let directions: LineDirections
  /// The line of the caret, counted from 0.
  private var line = 0

  init(_ attachments: AttachmentSet) {
    self.attachments = attachments
    directions = LineDirections(attachments.area.buffer)
  }

  /// Follows the caret.
  func connect(to edits: EditSequence) {
    // After an edit, all widgets are placed again.
    edits.add(.heights) { _ in self.noteLine() }
    edits.onCaretMoved { self.caretMoved() }
  }

  private func noteLine() {
    guard let buffer = attachments?.area.buffer else { return }
    line = buffer.line(containing: buffer.caret)
  }

  private func caretMoved() {
    let old = line
    noteLine()
    guard let attachments, !attachments.isEmpty, line != old else { return }
    if mayChangeSides(old) || mayChangeSides(line) { attachments.area.queueResize() }
  }

  private func mayChangeSides(_ line: Int) -> Bool {
    guard let attachments, line < attachments.area.buffer.lineCount else { return false }
    let start = attachments.area.buffer.offset(ofLine: line)
    let end = start + attachments.area.buffer.scalarCount(ofLine: line)
    return !attachments.indices(of: start..<end).isEmpty && directions.own(line) == nil
  }
}
