import GtkCore
import RichTextModel

/// Where the caret of an editor was last, for the way around text that cannot be entered.
struct TextBlockCaret {
  fileprivate var last = 0
  fileprivate var isMoving = false
}

extension EditorViewImplementation {
  /// Moves the caret and the selection out of text that cannot be entered; whether they had to be.
  ///
  /// Forwards it goes behind, backwards before it. A selection takes in all of it.
  func isLeavingTextBlock() -> Bool {
    guard content.tags.knowsTextBlocks, !textBlocks.isMoving else { return false }
    let (caret, anchor) = (content.selection.caret, content.selection.anchor)
    let isForward = caret == anchor ? textBlocks.last <= caret : anchor <= caret
    let places = (
      caret: placeOutside(caret, goesBehind: isForward),
      anchor: caret == anchor
        ? placeOutside(anchor, goesBehind: isForward)
        : placeOutside(anchor, goesBehind: !isForward)
    )
    textBlocks.last = places.caret
    guard places.caret != caret || places.anchor != anchor else { return false }
    textBlocks.isMoving = true
    defer { textBlocks.isMoving = false }
    area.buffer.select(anchor: places.anchor, caret: places.caret)
    return true
  }

  /// An offset, or that of an end of the text that cannot be entered if it is within such.
  func placeOutside(_ offset: Int, goesBehind: Bool) -> Int {
    guard let block = textBlock(at: offset), block.lowerBound < offset else { return offset }
    return goesBehind ? block.upperBound : block.lowerBound
  }

  private func textBlock(at offset: Int) -> Range<Int>? {
    guard content.tags.knowsTextBlocks else { return nil }
    return EditorView(existing: self).rangeOfAttribute(TextBlockKey.self, at: offset)
  }

  /// Deletes the text before or behind the caret as a whole if it cannot be entered; whether it is so.
  func deletesTextBlock(_ key: KeyController.Key) -> Bool {
    guard area.acceptsInput, area.buffer.selection.isEmpty else { return false }
    let caret = area.buffer.caret
    let place: Int
    switch key.name {
    case "BackSpace": place = caret - 1
    case "Delete", "KP_Delete": place = caret
    default: return false
    }
    guard let block = textBlock(at: place) else { return false }
    EditorView(existing: self).replaceCharacters(in: block, with: RichText())
    return true
  }
}
