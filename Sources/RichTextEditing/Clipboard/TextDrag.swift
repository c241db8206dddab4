import GtkCore
import RichTextModel
import WidgetSupport

/// A part of an editor's text that is being dragged, until it is let go.
@MainActor
final class TextDrag {
  /// What is dragged out of an editor of this program at the moment.
  static var current: TextDrag?

  private weak var source: EditorViewImplementation?
  private let start: TextMark
  private let end: TextMark
  /// Whether it is where it was let go already, and nothing is left to do.
  private(set) var isDone = false

  /// Begins to drag a part of an editor's text.
  init(_ range: Range<Int>, of source: EditorViewImplementation) {
    self.source = source
    start = source.area.buffer.makeMark(at: range.lowerBound)
    end = source.area.buffer.makeMark(at: range.upperBound)
  }

  /// Where it is in its editor by now, whatever has happened to the text since.
  private func range(in source: EditorViewImplementation) -> Range<Int> {
    let buffer = source.area.buffer
    let lower = buffer.offset(of: start)
    return lower..<max(lower, buffer.offset(of: end))
  }

  /// Whether an editor stands in what is dragged: that cannot be dropped in itself.
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

  /// Puts it into an editor.
  ///
  /// Where both editors are of one tree, all of it is one step.
  ///
  /// - Parameters:
  ///   - target: The editor, perhaps the same one.
  ///   - offset: Where in it.
  ///   - isMoved: Whether it is to be gone from where it was.
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
      guard target.insertAsPerson(content, at: offset) else { return false }
      if takesAway { source.replaceAsPerson(range, with: RichText()) }
      return true
    }
    target.session.beginAction()
    if takesAway { source.replaceAsPerson(range, with: RichText()) }
    let isBehind = takesAway && isSame && offset >= range.upperBound
    _ = target.insertAsPerson(content, at: isBehind ? offset - range.count : offset)
    target.session.endAction()
    return true
  }

  /// Ends the drag, and takes the text away if another program has it now.
  func end(isMoved: Bool) {
    guard let source, source.hasWidget else { return }
    let range = range(in: source)
    if isMoved, !isDone, source.area.acceptsInput, !range.isEmpty {
      source.replaceAsPerson(range, with: RichText())
    }
    source.area.buffer.remove(start)
    source.area.buffer.remove(end)
  }
}

extension EditorViewImplementation {
  /// Inserts a copy of content as a key does; whether nobody has refused it.
  ///
  /// Attachments that were taken out before are the same ones again, and blocks get lines of their own.
  @discardableResult
  func insertAsPerson(_ content: RichText, at offset: Int) -> Bool {
    replaceAsPerson(
      offset..<offset, with: copyForInsertion(content, in: offset..<offset))
  }
}
