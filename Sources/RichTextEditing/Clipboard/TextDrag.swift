import GtkCore
import RichTextModel
import WidgetSupport

/// A part of an editor's text that is being dragged, until it is dropped.
@MainActor
final class TextDrag {
  /// The drag out of an editor of this program that is in progress.
  static var current: TextDrag?

  private weak var source: EditorViewImplementation?
  private let start: TextMark
  private let end: TextMark
  /// Whether it was dropped within this program, so that nothing is left to do.
  private(set) var isDone = false

  /// Starts dragging a part of an editor's text.
  init(_ range: Range<Int>, of source: EditorViewImplementation) {
    self.source = source
    start = source.area.buffer.makeMark(at: range.lowerBound)
    end = source.area.buffer.makeMark(at: range.upperBound)
  }

  /// Returns its present range in its editor, whatever has happened to the text meanwhile.
  private func range(in source: EditorViewImplementation) -> Range<Int> {
    let buffer = source.area.buffer
    let lower = buffer.offset(of: start)
    return lower..<max(lower, buffer.offset(of: end))
  }

  /// Whether an editor is in the dragged text, which cannot be dropped into itself.
  func holds(_ target: EditorViewImplementation) -> Bool {
    guard let source, source.hasWidget else { return false }
    var inner = target
    while let outer = inner.parent {
      if outer === source, let place = inner.attachment?.rangeInContainer {
        return range(in: source).contains(place.lowerBound)
      }
      inner = outer
    }
    return false
  }

  /// Drops the text into an editor.
  ///
  /// If both editors are in the same tree, everything is one step.
  ///
  /// - Parameters:
  ///   - target: The editor, which may be the same one.
  ///   - offset: The offset in it.
  ///   - isMoved: Whether to delete it where it was.
  /// - Returns: Whether the editor has taken it.
  func drop(into target: EditorViewImplementation, at offset: Int, isMoved: Bool) -> Bool {
    guard let source, source.hasWidget, !holds(target) else { return false }
    let range = range(in: source)
    let isSame = source === target
    guard !range.isEmpty, !isSame || !(range.lowerBound...range.upperBound).contains(offset) else {
      return false
    }
    isDone = true
    let content = source.content.content(in: range)
    let takesAway = isMoved && source.area.acceptsInput
    guard source.session === target.session else {
      guard target.insertAsUser(content, at: offset) else { return false }
      if takesAway { source.replaceAsUser(range, with: RichText()) }
      return true
    }
    target.session.beginAction()
    if takesAway { source.replaceAsUser(range, with: RichText()) }
    let isAfter = takesAway && isSame && offset >= range.upperBound
    _ = target.insertAsUser(content, at: isAfter ? offset - range.count : offset)
    target.session.endAction()
    return true
  }

  /// Ends the drag, and deletes the text if another program has taken it.
  func end(isMoved: Bool) {
    guard let source, source.hasWidget else { return }
    let range = range(in: source)
    if isMoved, !isDone, source.area.acceptsInput, !range.isEmpty {
      source.replaceAsUser(range, with: RichText())
    }
    source.area.buffer.remove(start)
    source.area.buffer.remove(end)
  }
}

extension EditorViewImplementation {
  /// Inserts a copy of content as a key does; returns whether that was allowed.
  ///
  /// Attachments that were removed before are the same ones again, and blocks get lines of their
  /// own.
  @discardableResult
  func insertAsUser(_ content: RichText, at offset: Int) -> Bool {
    replaceAsUser(
      offset..<offset, with: copyForInsertion(content, in: offset..<offset))
  }
}
