import GtkCore
import RichTextModel
import WidgetSupport

/// A part of an editor's text that is being dragged, until it is dropped.
@MainActor
final class TextDrag {
  /// The drag out of an editor of this program that is in progress.
  static var current: TextDrag?

  private weak var source: UserEditing?
  private let start: TextMark
  private let end: TextMark
  /// Whether it was dropped within this program, so that nothing is left to do.
  private(set) var isDone = false

  /// Starts dragging a part of an editor's text.
  init(_ range: Range<Int>, of source: UserEditing) {
    self.source = source
    start = source.node.area.buffer.makeMark(at: range.lowerBound)
    end = source.node.area.buffer.makeMark(at: range.upperBound)
  }

  /// Returns its present range in its editor, whatever has happened to the text meanwhile.
  private func range(in source: EditorNode) -> Range<Int> {
    let buffer = source.area.buffer
    let lower = buffer.offset(of: start)
    return lower..<max(lower, buffer.offset(of: end))
  }

  /// Whether an editor is in the dragged text, which cannot be dropped into itself.
  func holds(_ target: EditorNode) -> Bool {
    guard let source = source?.node, source.hasWidget else { return false }
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
  func drop(into target: UserEditing, at offset: Int, isMoved: Bool) -> Bool {
    guard let source, source.node.hasWidget, !holds(target.node) else { return false }
    let range = range(in: source.node)
    let isSame = source === target
    guard !range.isEmpty, !isSame || !(range.lowerBound...range.upperBound).contains(offset) else {
      return false
    }
    let content = source.node.content.content(in: range)
    let spacing = source.node.content.wordSpacing(of: range)
    let place = offset..<offset
    let insertion = target.node.content.insertion(of: content, from: .selection, in: place)
    // Code takes nothing of a picture without a description, which stays where it is.
    guard !insertion.content.isEmpty else { return false }
    isDone = true
    let takesAway = isMoved && source.node.area.isEditable
    let removed = spacing?.spaceToRemove.map { range.grown(at: $0) } ?? range
    let insert = { (offset: Int) in
      target.insert(
        target.node.content.spaced(content, by: spacing, at: offset), from: .selection, at: offset)
    }
    guard source.node.session === target.node.session else {
      guard insert(offset) else { return false }
      if takesAway { source.replace(removed, with: RichText()) }
      return true
    }
    target.node.session.beginAction()
    if takesAway { source.replace(removed, with: RichText()) }
    let isAfter = takesAway && isSame && offset >= removed.upperBound
    _ = insert(isAfter ? offset - removed.count : offset)
    target.node.session.endAction()
    return true
  }

  /// Ends the drag in progress.
  static func end(isMoved: Bool) {
    current?.end(isMoved: isMoved)
    current = nil
  }

  /// Ends the drag, and deletes the text if another program has taken it.
  func end(isMoved: Bool) {
    guard let source, source.node.hasWidget else { return }
    let range = range(in: source.node)
    if isMoved, !isDone, source.node.area.isEditable, !range.isEmpty {
      source.replace(range, with: RichText())
    }
    source.node.area.buffer.remove(start)
    source.node.area.buffer.remove(end)
  }
}

extension Range<Int> {
  fileprivate func grown(at side: WordSpacing.Side) -> Range<Int> {
    side == .before ? (lowerBound - 1)..<upperBound : lowerBound..<(upperBound + 1)
  }
}

extension RichTextBuffer {
  /// Returns the rules for the spaces around a part; nil if it is not made of whole words.
  fileprivate func wordSpacing(of range: Range<Int>) -> WordSpacing? {
    guard !isLiteral(at: range.lowerBound) else { return nil }
    return WordSpacing(
      of: content(in: range).text, between: scalar(at: range.lowerBound - 1),
      and: scalar(at: range.upperBound))
  }

  /// Returns words with the spaces that they need at an offset.
  fileprivate func spaced(
    _ words: RichText, by spacing: WordSpacing?, at offset: Int
  ) -> RichText {
    guard let spacing, !isLiteral(at: offset) else { return words }
    let needed = spacing.spaces(between: scalar(at: offset - 1), and: scalar(at: offset))
    return (needed.before ? " " : "") + words + (needed.after ? " " : "")
  }
}
