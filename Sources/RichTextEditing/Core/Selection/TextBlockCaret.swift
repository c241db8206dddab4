import GtkCore
import RichTextModel

/// Keeps the caret and the selection of an editor out of text blocks, which cannot be entered.
@MainActor
final class TextBlockCaret {
  private let node: EditorNode
  /// The last offsets of the caret and the anchor.
  private var last = (caret: 0, anchor: 0)
  private var isMoving = false

  init(_ node: EditorNode) { self.node = node }

  private var content: RichTextBuffer { node.content }

  /// Moves the caret and the selection out of text blocks, which cannot be entered; returns whether
  /// they had to be moved.
  ///
  /// Moving forward, the caret goes after the block; moving backward, before it. The same goes for
  /// an end of a selection that is moved alone: it selects the whole block, or deselects it. A
  /// selection made in another way, or with the pointer, includes the whole block.
  func moveOut() -> Bool {
    guard content.tags.knowsTextBlocks, !isMoving else { return false }
    let (now, last) = (content.selection, last)
    let places = (
      caret: placeOutside(now.caret, goesAfter: goesAfter(now, last)),
      anchor: placeOutside(now.anchor, goesAfter: anchorGoesAfter(now, last))
    )
    self.last = places
    guard places != now else { return false }
    isMoving = true
    defer { isMoving = false }
    content.buffer.select(anchor: places.anchor, caret: places.caret)
    return true
  }

  private typealias Places = (caret: Int, anchor: Int)

  private func goesAfter(_ now: Places, _ last: Places) -> Bool {
    guard now.caret != now.anchor else { return last.caret <= now.caret }
    guard now.anchor == last.anchor, !isPointerDown else { return now.anchor <= now.caret }
    return last.caret <= now.caret
  }

  private func anchorGoesAfter(_ now: Places, _ last: Places) -> Bool {
    guard now.caret != now.anchor else { return goesAfter(now, last) }
    guard now.caret == last.caret, !isPointerDown else { return now.caret < now.anchor }
    return last.anchor <= now.anchor
  }

  /// Whether the pointer is down: the user may move back and forth within the text.
  private var isPointerDown: Bool { node.area.isPressed }

  /// Returns an offset; for one within a text block, that of one of the block's ends.
  func placeOutside(_ offset: Int, goesAfter: Bool) -> Int {
    guard let block = textBlock(at: offset), block.lowerBound < offset else { return offset }
    return goesAfter ? block.upperBound : block.lowerBound
  }

  private func textBlock(at offset: Int) -> Range<Int>? {
    guard content.tags.knowsTextBlocks else { return nil }
    return content.range(of: TextBlockKey.self, at: offset)
  }

  /// Deletes the text block before or after the caret as a whole; returns whether there was one.
  func delete(_ key: KeyPress) -> Bool {
    guard node.area.isEditable, content.buffer.selection.isEmpty else { return false }
    let caret = content.buffer.caret
    let place: Int
    switch key.symbol {
    case .backspace: place = caret - 1
    case .delete: place = caret
    default: return false
    }
    guard let block = textBlock(at: place) else { return false }
    node.session.perform(.command) { content.replace(block, with: RichText()) }
    return true
  }
}
