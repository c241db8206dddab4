import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// The marks on the hits of one text: tags that are not part of the editor's content.
///
/// Only visible hits are marked, and some around them. A million tags would make the text slow.
@MainActor
final class HitMarks {
  /// The largest number of marks in a text that is visible as a whole.
  private static let maximumMarks = 4_000
  /// The minimum number of Unicode scalars before and after the visible text in which hits are
  /// marked.
  private static let leastMargin = 1_000

  private weak var node: EditorNode?
  private var hitTag: TextTag?
  private var currentTag: TextTag?
  private var marked = FoundRanges()
  private var markedCurrent = FoundRanges()
  /// The ranges in which edits may have torn marks apart.
  private var torn = OffsetSet()
  /// A hit that the next layout scrolls into view.
  var shownHit: Range<Int>?

  init(_ node: EditorNode) { self.node = node }

  private var buffer: TextBuffer? {
    node.flatMap { $0.hasWidget ? $0.area.buffer : nil }
  }

  // MARK: Tags

  /// Gives the tags the colors of the theme.
  func color() {
    guard let widget = node?.widget else { return }
    // No text color: GTK 4.8 warns about a tag with one when an assistive program asks for
    // attributes.
    for (tag, name) in [(hitTag, "concertina_find_hit"), (currentTag, "concertina_find_current")] {
      guard let tag, let background = widget.namedColor(name)?.description else { continue }
      tag[.background] = background
    }
  }

  private func makeTags(in buffer: TextBuffer) -> (hit: TextTag, current: TextTag) {
    if let hitTag, let currentTag {
      // Attributes that the text has got in the meantime would cover the marks.
      buffer.raise([hitTag, currentTag])
      return (hitTag, currentTag)
    }
    let tags = (hit: buffer.makeTag(), current: buffer.makeTag())
    // PANGO_UNDERLINE_DOUBLE: makes the current hit recognizable without colors.
    tags.current[.underline] = 2
    (hitTag, currentTag) = (tags.hit, tags.current)
    color()
    return tags
  }

  /// Removes all marks.
  func removeAll() {
    if let buffer {
      if let hitTag { buffer.delete(hitTag) }
      if let currentTag { buffer.delete(currentTag) }
    }
    (hitTag, currentTag) = (nil, nil)
    (marked, markedCurrent, torn) = (FoundRanges(), FoundRanges(), OffsetSet())
  }

  // MARK: Edits

  func noteInsertion(_ range: Range<Int>, paragraphs: Range<Int>) {
    for hit in [marked, markedCurrent].compactMap({ $0.hit(across: range.lowerBound) }) {
      torn.insert(hit)
    }
    marked.noteInsertion(range)
    markedCurrent.noteInsertion(range)
    torn.noteInsertion(range)
    torn.insert(paragraphs)
  }

  func noteDeletion(_ range: Range<Int>, paragraphs: Range<Int>) {
    for found in [marked, markedCurrent] {
      for hit in found.ranges[found.indices(in: range)] { torn.insert(hit) }
    }
    marked.noteDeletion(range)
    markedCurrent.noteDeletion(range)
    torn.insert(paragraphs)
    torn.noteDeletion(range)
  }

  private func repair(in buffer: TextBuffer) {
    for range in torn.ranges {
      repair(&marked, hitTag, in: range, of: buffer)
      repair(&markedCurrent, currentTag, in: range, of: buffer)
    }
    torn = OffsetSet()
  }

  /// Removes the marks that a range touches, also where they go on outside of it.
  private func repair(
    _ marked: inout FoundRanges, _ tag: TextTag?, in range: Range<Int>, of buffer: TextBuffer
  ) {
    let touched = marked.ranges[marked.indices(in: range)]
    let lower = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
    let upper = max(range.upperBound, touched.last?.upperBound ?? range.upperBound)
    if let tag { buffer.remove(tag, from: lower, to: upper) }
    marked.replace(in: range, with: [])
  }

  // MARK: Marking

  func update(_ hits: FoundRanges, current: Range<Int>?) {
    guard let buffer else { return }
    repair(in: buffer)
    let wanted = hitsToMark(of: hits, in: buffer)
    guard !wanted.isEmpty || !marked.isEmpty || current != nil || !markedCurrent.isEmpty else {
      return
    }
    let tags = makeTags(in: buffer)
    replace(&marked, with: wanted, tags.hit, in: buffer)
    replace(&markedCurrent, with: current.map { [$0] } ?? [], tags.current, in: buffer)
  }

  private func hitsToMark(of hits: FoundRanges, in buffer: TextBuffer) -> [Range<Int>] {
    guard !hits.isEmpty, let view = node?.area.textView else { return [] }
    let visible = view.visibleRange
    let margin = max(visible.count, Self.leastMargin)
    var wanted = Set(hits.ranges[indices(of: hits, around: visible, margin)])
    if let shownHit {
      // Until the text has been scrolled there; marking both does no harm.
      wanted.formUnion(hits.ranges[indices(of: hits, around: shownHit, margin)])
      if visible.contains(shownHit.lowerBound) { self.shownHit = nil }
    }
    return wanted.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func indices(
    of hits: FoundRanges, around range: Range<Int>, _ margin: Int
  ) -> Range<Int> {
    let lower = max(range.lowerBound - margin, 0)
    let indices = hits.indices(in: lower..<(range.upperBound + margin))
    return indices.lowerBound..<min(indices.upperBound, indices.lowerBound + Self.maximumMarks)
  }

  private func replace(
    _ old: inout FoundRanges, with new: [Range<Int>], _ tag: TextTag, in buffer: TextBuffer
  ) {
    guard old.ranges != new else { return }
    let (before, after) = (Set(old.ranges), Set(new))
    for range in old.ranges where !after.contains(range) {
      buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
    }
    for range in new where !before.contains(range) {
      buffer.apply(tag, from: range.lowerBound, to: range.upperBound)
    }
    old.replace(in: 0..<Int.max, with: new)
  }
}
