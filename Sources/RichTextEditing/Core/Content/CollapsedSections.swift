import GtkCore
import RichTextModel

/// Hides the sections of collapsed headings, with a tag that makes them invisible.
///
/// The tag is no attribute: it is in no content, no history and no clipboard. It follows the
/// formats of the headings, whatever changes these.
@MainActor
final class CollapsedSections {
  /// Whether collapsed sections are hidden; if not, the headings keep that they are collapsed.
  var isOn = false { didSet { if isOn != oldValue { update() } } }
  /// The hidden lines.
  private(set) var hiddenLines = HiddenLines()
  private unowned let content: RichTextBuffer
  private var tag: TextTag?

  init(_ content: RichTextBuffer) { self.content = content }

  /// Whether a tag is the one that hides lines.
  func isTag(_ other: TextTag.Identity) -> Bool { tag?.identity == other }

  /// Whether a line is hidden.
  func isHidden(_ line: Int) -> Bool { hiddenLines.range(containing: line) != nil }

  // MARK: Hiding

  /// Hides what is collapsed now, and shows what is not any more.
  func update() {
    let knows = content.tags.paragraphs.knowsCollapsed
    guard knows || !hiddenLines.isEmpty else { return }
    let hidden = isOn ? content.headings.current.hiddenLines : []
    guard !hidden.isEmpty || !hiddenLines.isEmpty else { return }
    hiddenLines = HiddenLines(hidden)
    let tag = tag ?? makeTag()
    var end = 0
    for lines in hidden {
      let buffer = content.buffer
      let range = buffer.offset(ofLine: lines.lowerBound)..<buffer.offset(ofLine: lines.upperBound)
      show(end..<range.lowerBound, tag)
      hide(range, tag)
      end = range.upperBound
    }
    show(end..<content.count, tag)
    revealCaret()
  }

  /// Expands what hides the caret when the action in progress has ended: a heading that becomes
  /// body text, or another level, may have made its paragraphs part of a collapsed section.
  private func revealCaret() {
    guard let node = content.attachments.editor, !node.session.isRestoring,
      isHidden(content.buffer.line(containing: content.buffer.caret))
    else { return }
    node.session.atEndOfAction { [weak node] isReverted in
      guard !isReverted else { return }
      node?.implementation?.features.notify(.caretHidden)
    }
  }

  private func makeTag() -> TextTag {
    let tag = content.buffer.makeTag()
    tag[.invisible] = true
    self.tag = tag
    return tag
  }

  private func show(_ range: Range<Int>, _ tag: TextTag) {
    guard !range.isEmpty else { return }
    let buffer = content.buffer
    let isShown = !buffer.has(tag, at: range.lowerBound)
    guard !isShown || toggle(of: tag, in: range) < range.upperBound else { return }
    buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
    content.attachments.setHidden(false, in: range)
  }

  private func hide(_ range: Range<Int>, _ tag: TextTag) {
    content.attachments.setHidden(true, in: range)
    let isHidden = content.buffer.has(tag, at: range.lowerBound)
    guard !isHidden || toggle(of: tag, in: range) < range.upperBound else { return }
    content.buffer.apply(tag, from: range.lowerBound, to: range.upperBound)
  }

  private func toggle(of tag: TextTag, in range: Range<Int>) -> Int {
    content.buffer.nextToggle(of: tag, after: range.lowerBound, limit: range.upperBound)
  }
}
