import GtkCore
import RichTextModel
import WidgetSupport

/// Dragging rich text out of an editor.
///
/// GTK's own drag only supports plain text and tags. This one offers the same formats as copying;
/// within the program the text is moved with its attachments, unless Control is held to copy it.
@MainActor
final class EditorDragging {
  private let node: EditorNode
  private let editing: UserEditing
  private let press = ClickGesture()
  private let offer = DragOffer()
  /// Whether the press was on the selection; otherwise the pointer selects, and drags nothing.
  private var isOnSelection = false

  /// Creates the drag source of an editor.
  init(_ node: EditorNode, _ editing: UserEditing) {
    self.node = node
    self.editing = editing
  }

  /// Adds the drag to the text view, and asks about drops.
  func connect() {
    let view = node.area.textView
    press.phase = .capture
    press.onPressed { [weak self] in
      self?.pressed($0)
      return false
    }
    view.add(press)
    offer.onPrepared = { [weak self] in self?.content() }
    offer.onEnded = { TextDrag.end(isMoved: $0) }
    view.add(offer)
    node.area.intake.drops.onShouldReject { [weak self] in self?.rejects($0) ?? false }
  }

  // MARK: Out of the editor

  /// Allows dragging only what was selected before the press: the next movement may extend the
  /// selection.
  private func pressed(_ press: Click) {
    isOnSelection = false
    guard node.hasWidget, press.isPrimaryButton, !press.isTouch, press.count == 1,
      !press.shift, node.area.preedit.isEmpty
    else { return }
    let offset = node.area.textView.offset(x: press.x, y: press.y)
    isOnSelection = node.area.buffer.selection.contains(offset)
  }

  private func content() -> DragOffer.Content? {
    guard node.hasWidget, isOnSelection, !node.area.buffer.selection.isEmpty else { return nil }
    let range = node.area.buffer.selection
    guard let forms = node.offeredForms(of: node.content.content(in: range)) else { return nil }
    TextDrag.current = TextDrag(range, of: editing)
    return DragOffer.Content(
      forms, allowsMove: node.area.isEditable, picture: picture(of: range))
  }

  private func picture(of range: Range<Int>) -> (widget: Widget, part: Rectangle)? {
    guard let widget = node.widget else { return nil }
    let view = node.area.textView
    let visible = range.clamped(to: view.visibleRange)
    let rectangles = TextGeometry(of: view, in: widget).rectangles(of: visible)
    return rectangles.bounds(within: (widget.width, widget.height)).map { (widget, $0) }
  }

  /// Whether a drop would go into the text that is being dragged.
  private func rejects(_ drop: Drop) -> Bool {
    guard drop.isOwn, drop.offers(RichClipboard.mediaType) else { return false }
    return TextDrag.current?.holds(node) ?? false
  }
}

extension [Rectangle] {
  /// Returns the rectangle around all of them, clipped to a size; nil if that is empty.
  fileprivate func bounds(within size: (width: Int, height: Int)) -> Rectangle? {
    let left = Swift.max(map(\.x).min() ?? 0, 0)
    let top = Swift.max(map(\.y).min() ?? 0, 0)
    let right = Swift.min(map { $0.x + $0.width }.max() ?? 0, Double(size.width))
    let bottom = Swift.min(map { $0.y + $0.height }.max() ?? 0, Double(size.height))
    guard right > left, bottom > top else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
