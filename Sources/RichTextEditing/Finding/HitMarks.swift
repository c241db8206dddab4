import GtkCore
import RichTextModel
import TextRules

/// The marks on the hits of one text: tags of their own, which the content of the editor knows nothing of.
///
/// Only hits in sight are marked, and some around. A million tags would make the text slow.
@MainActor
final class HitMarks {
  /// More than this are not marked at once, in a text that is in sight as a whole.
  private static let mostMarks = 4_000
  /// How many Unicode scalars before and behind what is in sight are marked at least.
  private static let leastMargin = 1_000

  private weak var implementation: EditorViewImplementation?
  private var hitTag: TextTag?
  private var currentTag: TextTag?
  private var marked = FoundRanges()
  private var markedCurrent = FoundRanges()
  /// Where marks may have been pulled apart by edits.
  private var torn = OffsetSet()
  /// A hit that comes into sight with the next layout.
  var shownHit: Range<Int>?

  init(_ implementation: EditorViewImplementation) { self.implementation = implementation }

  private var buffer: TextBuffer? {
    implementation.flatMap { $0.hasWidget ? $0.area.buffer : nil }
  }

  // MARK: Tags

  /// Gives the tags the colours of the theme.
  func color() {
    guard let widget = implementation?.hasWidget == true ? implementation?.widget : nil else {
      return
    }
    // No colour of letters: of a tag with one GTK 4.8 complains when an assistive program asks for looks.
    for (tag, name) in [(hitTag, "concertina_find_hit"), (currentTag, "concertina_find_current")] {
      guard let tag, let background = widget.namedColor(name) else { continue }
      tag.setProperty("background", to: background)
    }
  }

  private func makeTags(in buffer: TextBuffer) -> (hit: TextTag, current: TextTag) {
    if let hitTag, let currentTag {
      // Looks that somebody has given to the text meanwhile would cover the marks.
      buffer.raise([hitTag, currentTag])
      return (hitTag, currentTag)
    }
    let tags = (hit: buffer.makeTag(), current: buffer.makeTag())
    // PANGO_UNDERLINE_DOUBLE: who sees no colours sees the hit all the same.
    tags.current.setProperty("underline", to: 2)
    (hitTag, currentTag) = (tags.hit, tags.current)
    color()
    return tags
  }

  /// Takes all marks away.
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
    marked.noteInsertion(range)
    markedCurrent.noteInsertion(range)
    torn.noteInsertion(range)
    torn.insert(paragraphs)
  }

  func noteDeletion(_ range: Range<Int>, paragraphs: Range<Int>) {
    marked.noteDeletion(range)
    markedCurrent.noteDeletion(range)
    torn.insert(paragraphs)
    torn.noteDeletion(range)
  }

  private func mend(in buffer: TextBuffer) {
    for range in torn.ranges {
      for tag in [hitTag, currentTag] {
        if let tag { buffer.remove(tag, from: range.lowerBound, to: range.upperBound) }
      }
      marked.replace(in: range, with: [])
      markedCurrent.replace(in: range, with: [])
    }
    torn = OffsetSet()
  }

  // MARK: Marking

  func update(_ hits: FoundRanges, current: Range<Int>?) {
    guard let buffer else { return }
    mend(in: buffer)
    let wanted = hitsToMark(of: hits, in: buffer)
    guard !wanted.isEmpty || !marked.isEmpty || current != nil || !markedCurrent.isEmpty else {
      return
    }
    let tags = makeTags(in: buffer)
    replace(&marked, with: wanted, tags.hit, in: buffer)
    replace(&markedCurrent, with: current.map { [$0] } ?? [], tags.current, in: buffer)
  }

  private func hitsToMark(of hits: FoundRanges, in buffer: TextBuffer) -> [Range<Int>] {
    guard !hits.isEmpty, let view = implementation?.area.textView else { return [] }
    let visible = view.visibleRange
    let margin = max(visible.count, Self.leastMargin)
    var wanted = Set(hits.ranges[indices(of: hits, around: visible, margin)])
    if let shownHit {
      // Until the text has been scrolled there; nothing is lost if both are marked.
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
    return indices.lowerBound..<min(indices.upperBound, indices.lowerBound + Self.mostMarks)
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
