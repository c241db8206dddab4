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
  private let node: EditorNode
  private let editing: UserEditing
  private let pictures: PictureIntake
  private let textBlocks: TextBlockCaret
  private let press = ClickGesture()
  private let offer = DragOffer()
  private let target = DropTarget()
  /// Whether the press was on the selection; otherwise the pointer selects, and drags nothing.
  private var isOnSelection = false

  /// Creates the drag source and the drop target of an editor.
  ///
  /// - Parameters:
  ///   - node: The editor.
  ///   - editing: The edits in the name of the user.
  ///   - pictures: The intake for pictures.
  ///   - textBlocks: The rule that keeps drops out of text blocks.
  init(
    _ node: EditorNode, _ editing: UserEditing, _ pictures: PictureIntake,
    _ textBlocks: TextBlockCaret
  ) {
    self.node = node
    self.editing = editing
    self.pictures = pictures
    self.textBlocks = textBlocks
  }

  /// Adds the drag and the target to the text view.
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
    target.onShouldReject { [weak self] in self?.rejects($0) ?? false }
    target.onDrop { [weak self] in self?.take($0, x: $1, y: $2) ?? false }
    // Asked before the area's own target, which was added first.
    view.add(target)
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
    TextDrag.current = TextDrag(range, of: editing)
    return DragOffer.Content(
      RichClipboard.offered(node.content.content(in: range)),
      allowsMove: node.area.isEditable, picture: picture(of: range))
  }

  private func picture(of range: Range<Int>) -> (widget: Widget, part: Rectangle)? {
    guard let widget = node.widget else { return nil }
    let view = node.area.textView
    let visible = range.clamped(to: view.visibleRange)
    let rectangles = TextGeometry(of: view, in: widget).rectangles(of: visible)
    return rectangles.bounds(within: (widget.width, widget.height)).map { (widget, $0) }
  }

  // MARK: Into the editor

  private func rejects(_ drop: Drop) -> Bool {
    guard drop.isOwn, drop.offers(RichClipboard.mediaType) else { return false }
    return TextDrag.current?.holds(node) ?? false
  }

  private func take(_ drop: Drop, x: Double, y: Double) -> Bool {
    guard node.hasWidget, node.area.isEditable, node.area.acceptsPaste else { return false }
    guard node.permissions.allows(.paste) else {
      drop.reject()
      return true
    }
    let offset = textBlocks.placeOutside(
      node.area.textView.offset(x: x, y: y), goesAfter: true)
    if drop.isOwn, drop.offers(RichClipboard.mediaType), let drag = TextDrag.current {
      let isMoved = drop.allowsMove
      let isAccepted = drag.drop(into: editing, at: offset, isMoved: isMoved)
      isAccepted ? drop.finish(isMoved: isMoved) : drop.reject()
      if isAccepted { showDropped() }
      return true
    }
    if takePictures(drop, at: offset) { return true }
    guard
      RichClipboard.offersContent(drop)
        || (node.permissions.observesPastes && drop.offersPlainText)
    else { return false }
    read(drop, at: offset)
    return true
  }

  /// Takes files or a picture of another program; returns whether it does.
  private func takePictures(_ drop: Drop, at offset: Int) -> Bool {
    guard pictures.isOpen else { return false }
    let mediaType = PictureIntake.mediaType(of: drop)
    guard drop.offersFiles || mediaType != nil else { return false }
    let mark = node.area.buffer.makeMark(at: offset)
    pictures.insert(
      in: offset..<offset,
      {
        guard let mediaType else {
          return try await PictureIntake.pictures(among: drop.readFiles())
        }
        return await drop.readBytes(mediaType).map { [$0] } ?? []
      },
      done: { [weak self, buffer = node.area.buffer] isInserted in
        let place = buffer.offset(of: mark)
        buffer.remove(mark)
        guard isInserted || mediaType != nil else {
          // Files without any picture are text: their names.
          return self?.read(drop, at: place) ?? drop.reject()
        }
        drop.finish(isAccepted: isInserted)
        if isInserted { self?.showDropped() }
      })
    return true
  }

  /// Reads what another program drops, during which the text may change.
  private func read(_ drop: Drop, at offset: Int) {
    let buffer = node.area.buffer
    let mark = buffer.makeMark(at: offset)
    let insert = { [weak self] (content: RichText?) in
      let place = buffer.offset(of: mark)
      buffer.remove(mark)
      drop.finish(isAccepted: self?.insert(content, at: place) ?? false)
    }
    let permissions = node.permissions
    RichClipboard.read(drop, reject: { permissions.reportRejected($0) }) { [weak self] content in
      guard content == nil, drop.offers(Clipboard.plainText) else { return insert(content) }
      drop.read(Clipboard.plainText) { insert(self?.editing.plainText($0)) }
    }
  }

  /// Inserts the dropped content; returns whether anything was inserted.
  private func insert(_ content: RichText?, at offset: Int) -> Bool {
    guard node.hasWidget, node.area.isEditable, let content,
      let content = node.permissions.contentToPaste(from: content), !content.isEmpty
    else { return false }
    defer { showDropped() }
    return editing.insert(content, at: offset)
  }

  private func showDropped() {
    guard node.hasWidget else { return }
    node.area.textView.focus()
    node.area.textView.scrollToCaret()
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
