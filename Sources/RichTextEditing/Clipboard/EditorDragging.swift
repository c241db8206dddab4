import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// Dragging rich text out of an editor, and dropping it into one.
///
/// GTK's own drag only supports plain text and tags. This one offers the same formats as copying;
/// within the program the text is moved with its attachments, unless Control is held to copy it.
@MainActor
final class EditorDragging {
  private weak var editor: EditorViewImplementation?
  private let press = PointerPress()
  private let offer = DragOffer()
  private let target = DropTarget()
  /// Whether the press was on the selection; otherwise the pointer selects, and drags nothing.
  private var isOnSelection = false

  /// Whether a button that was pressed on the text is still held.
  var isPointerDown: Bool { editor?.area.isPressed ?? false }

  func connect(to editor: EditorViewImplementation) {
    self.editor = editor
    let view = editor.area.textView
    press.setPhase(.capture)
    press.onPressed { [weak self] in
      self?.pressed($0)
      return false
    }
    view.add(press)
    offer.onPrepared { [weak self] in self?.content() }
    offer.onEnded { Self.ended(isMoved: $0) }
    view.add(offer)
    target.onShouldReject { [weak self] in self?.rejects($0) ?? false }
    target.onDrop { [weak self] in self?.take($0, x: $1, y: $2) ?? false }
    // Asked before the area's own target, which was added first.
    view.add(target)
  }

  // MARK: Out of the editor

  /// Allows dragging only what was selected before the press: the next movement may extend the
  /// selection.
  private func pressed(_ press: PointerPress.Press) {
    isOnSelection = false
    guard let editor, editor.hasWidget, press.isPrimaryButton, !press.isTouch, press.count == 1,
      !press.shift, editor.area.preedit.isEmpty
    else { return }
    let offset = editor.area.textView.offset(x: press.x, y: press.y)
    isOnSelection = editor.area.buffer.selection.contains(offset)
  }

  private func content() -> DragOffer.Content? {
    guard let editor, editor.hasWidget, isOnSelection, !editor.area.buffer.selection.isEmpty else {
      return nil
    }
    let range = editor.area.buffer.selection
    TextDrag.current = TextDrag(range, of: editor)
    return DragOffer.Content(
      RichClipboard.offered(editor.content.content(in: range)),
      allowsMove: editor.area.acceptsInput, picture: picture(of: range, in: editor))
  }

  private func picture(
    of range: Range<Int>, in editor: EditorViewImplementation
  ) -> (widget: Widget, part: Rectangle)? {
    let view = EditorView(existing: editor)
    let visible = range.clamped(to: editor.area.textView.visibleRange)
    return view.rects(for: visible).bounds(within: (view.width, view.height)).map { (view, $0) }
  }

  private static func ended(isMoved: Bool) {
    TextDrag.current?.end(isMoved: isMoved)
    TextDrag.current = nil
  }

  // MARK: Into the editor

  private func rejects(_ drop: Drop) -> Bool {
    guard let editor, drop.isOwn, drop.offers(RichClipboard.mediaType) else { return false }
    return TextDrag.current?.holds(editor) ?? false
  }

  private func take(_ drop: Drop, x: Double, y: Double) -> Bool {
    guard let editor, editor.hasWidget, editor.area.acceptsInput, editor.area.acceptsPaste else {
      return false
    }
    guard editor.node.permissions.allows(.paste) else {
      drop.reject()
      return true
    }
    let offset = editor.placeOutside(
      editor.area.textView.offset(x: x, y: y), goesAfter: true)
    if drop.isOwn, drop.offers(RichClipboard.mediaType), let drag = TextDrag.current {
      let isMoved = drop.allowsMove
      let isAccepted = drag.drop(into: editor, at: offset, isMoved: isMoved)
      isAccepted ? drop.finish(isMoved: isMoved) : drop.reject()
      if isAccepted { showDropped() }
      return true
    }
    guard RichClipboard.offersContent(drop) || (editor.node.permissions.observesPastes && drop.offersPlainText)
    else {
      return false
    }
    read(drop, at: offset)
    return true
  }

  /// Reads what another program drops, during which the text may change.
  private func read(_ drop: Drop, at offset: Int) {
    guard let buffer = editor?.area.buffer else { return }
    let mark = buffer.makeMark(at: offset)
    let insert = { [weak self] (content: RichText?) in
      let place = buffer.offset(of: mark)
      buffer.remove(mark)
      drop.finish(isAccepted: self?.insert(content, at: place) ?? false)
    }
    RichClipboard.read(drop) { [weak self] content in
      guard content == nil, drop.offers(Clipboard.plainText) else { return insert(content) }
      drop.read(Clipboard.plainText) { insert(self?.editor?.plainText($0)) }
    }
  }

  /// Inserts the dropped content; returns whether anything was inserted.
  private func insert(_ content: RichText?, at offset: Int) -> Bool {
    guard let editor, editor.hasWidget, editor.area.acceptsInput, let content,
      let content = editor.node.permissions.contentToPaste(from: content), !content.isEmpty
    else { return false }
    defer { showDropped() }
    return editor.insertAsUser(content, at: offset)
  }

  private func showDropped() {
    guard let editor, editor.hasWidget else { return }
    editor.area.textView.focus()
    editor.area.textView.scrollToCaret()
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
