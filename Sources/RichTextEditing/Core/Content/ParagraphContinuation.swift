import FoundationEssentials
import GtkCore
import RichTextModel
import TextParagraphs

/// Items of lists and styled paragraphs around an edit: Return begins the next one, and one that
/// has lost its text is still one.
@MainActor
struct ParagraphContinuation {
  private let content: RichTextBuffer

  init(_ content: RichTextBuffer) { self.content = content }

  private var tags: AttributeTags { content.tags }
  private var buffer: TextBuffer { content.buffer }
  private var count: Int { content.count }
  /// Whether no paragraph ever was an item or had a style.
  private var isPlain: Bool { !tags.paragraphs.knowsStructure }

  private var styles: NamedStyles { tags.paragraphs.styles }

  /// Gives the empty last paragraph that typed text has begun the format that follows.
  func continueLastParagraph(after range: Range<Int>) {
    guard !isPlain, range.upperBound == count, content.isLineStart(count) else { return }
    let format = content.format(ofLine: buffer.line(containing: range.lowerBound))
    let next = format.continued(in: styles)
    type(in: next)
    guard format.isStructured else { return }
    var attributes = content.textAttributes(at: count - 1)
    attributes[FollowingParagraphKey.self] = next.isStructured ? next : nil
    tags.set(attributes, from: count - 1, to: count)
  }

  /// Lets the text typed next be part of a paragraph of a format, also where its attributes were
  /// set explicitly: as the first of the paragraph, it determines what the paragraph is.
  private func type(in format: ParagraphFormat) {
    var typed = content.typingAttributes[ParagraphKey.self] ?? ParagraphFormat()
    guard
      typed.list != format.list || typed.style != format.style
        || typed.language != format.language || typed.beginsBlock != format.beginsBlock
    else { return }
    (typed.list, typed.style, typed.language) = (format.list, format.style, format.language)
    typed.beginsBlock = format.beginsBlock
    content.typingAttributes[ParagraphKey.self] = typed.ifNotPlain
  }

  /// Returns what changes when typed text divides a paragraph: only one part of an item keeps the
  /// number and the tick, and an empty paragraph after a heading becomes body text.
  func divideParagraph(at range: Range<Int>) -> [Restyling] {
    guard !isPlain, range.upperBound < count, content.isLineStart(range.upperBound) else {
      return []
    }
    let lines = [range.lowerBound, range.upperBound].map(buffer.line(containing:))
    let own = lines.map(content.format(ofLine:))
    // Text that a deletion has joined to the paragraph has its old format until now, but looked as
    // the rest of it.
    let isInside = !content.isLineStart(range.lowerBound)
    let formats = isInside ? [own[0], own[0]] : own
    guard own.contains(where: \.isStructured), formats[0].list == formats[1].list,
      formats[0].style == formats[1].style
    else { return [] }
    let ranges = lines.map(content.range(ofLine:))
    let isEmpty = ranges.map { content.isLineEnd($0.lowerBound) }
    let divided = divided(formats, isEmpty)
    type(in: divided[1])
    return (0...1).filter { divided[$0] != own[$0] }
      .map { Self.restyling(ranges[$0], divided[$0]) }
  }

  /// Returns the formats of the parts of a paragraph that was divided.
  private func divided(_ formats: [ParagraphFormat], _ isEmpty: [Bool]) -> [ParagraphFormat] {
    var (above, below) = (formats[0], formats[1])
    below.beginsBlock = false
    let following = styles.following(above.style)
    if following != above.style {
      if isEmpty[1] {
        (below.style, below.language) = (following, nil)
      } else if isEmpty[0] {
        (above.style, above.language) = (following, nil)
      }
    }
    guard let item = above.list, item != item.next else { return [above, below] }
    if isEmpty[0] {
      // The text went on to the second line, and with it the tick.
      above.list?.isChecked = false
      below.list?.start = nil
    } else {
      below.list = item.next
    }
    return [above, below]
  }

  /// Returns what changes when text was typed into a rule, which has none.
  func fillRule(at range: Range<Int>) -> Restyling? {
    guard tags.paragraphs.knowsStyles else { return nil }
    let line = buffer.line(containing: range.lowerBound)
    var format = content.format(ofLine: line)
    let whole = content.range(ofLine: line)
    guard format.style == .rule, !content.isLineEnd(whole.lowerBound) else { return nil }
    format.style = .body
    type(in: format)
    return Restyling(range: whole) { $0[ParagraphKey.self] = format.ifNotPlain }
  }

  /// Returns what changes when the user has deleted text.
  func restylings(afterDeleting removed: RichText, at offset: Int) -> [Restyling] {
    [joinParagraphs(removed, at: offset), keepEmptiedParagraph(removed, at: offset)]
      .compactMap { $0 }
  }

  /// Returns what changes when code has replaced text, in the user's name or by itself.
  ///
  /// - Parameters:
  ///   - replacement: The change.
  ///   - lastFormat: The format of the last paragraph before it; nil if no format is kept.
  ///   - isTyped: Whether it was in the user's name.
  /// - Returns: What changes.
  func restylings(
    after replacement: Replacement, _ lastFormat: ParagraphFormat?, isTyped: Bool
  ) -> [Restyling] {
    // As if the part were deleted first: at the start of a line nothing is joined to it.
    let isJoined = isTyped && !content.isLineStart(replacement.offset)
    let end = replacement.insertedRange.upperBound
    let joined = isJoined ? joinParagraphs(replacement.removed, at: end) : nil
    return [joined, keepLastParagraph(after: replacement, lastFormat)].compactMap { $0 }
  }

  /// Returns what changes when a deletion has joined text to another paragraph, of which it takes
  /// the format.
  private func joinParagraphs(_ removed: RichText, at offset: Int) -> Restyling? {
    guard offset < count, !content.isLineStart(offset),
      removed.text.unicodeScalars.contains(where: ParagraphEnd.isEnd)
    else { return nil }
    let line = buffer.line(containing: offset)
    let format = content.format(ofLine: line).ifNotPlain
    let range = offset..<content.range(ofLine: line).upperBound
    guard content.textAttributes(at: offset)[ParagraphKey.self] != format else { return nil }
    return Restyling(range: range) { $0[ParagraphKey.self] = format }
  }

  /// Returns what changes when a deletion by the user has emptied the last paragraph.
  private func keepEmptiedParagraph(_ removed: RichText, at offset: Int) -> Restyling? {
    guard !isPlain, offset == count, offset > 0, content.isLineStart(offset) else { return nil }
    return following(removed.runs.first?.attributes[ParagraphKey.self])
  }

  /// Returns what changes when code has emptied the last paragraph, or added one.
  private func keepLastParagraph(after replacement: Replacement, _ format: ParagraphFormat?)
    -> Restyling?
  {
    guard !isPlain, count > 0, content.isLineStart(count),
      replacement.insertedRange.upperBound == count, !replacement.isRestyling
    else { return nil }
    guard !replacement.inserted.isEmpty else {
      return keepEmptiedParagraph(replacement.removed, at: replacement.offset)
    }
    guard content.textAttributes(at: count - 1)[FollowingParagraphKey.self] == nil else {
      return nil
    }
    return following(format?.continued(in: styles))
  }

  /// Returns how the last line break changes so that the empty paragraph after it has a format.
  func following(_ format: ParagraphFormat?) -> Restyling? {
    let format = format?.isStructured == true ? format : nil
    guard content.textAttributes(at: count - 1)[FollowingParagraphKey.self] != format else {
      return nil
    }
    return Restyling(range: (count - 1)..<count) { $0[FollowingParagraphKey.self] = format }
  }

  private static func restyling(_ range: Range<Int>, _ format: ParagraphFormat) -> Restyling {
    Restyling(range: range) { $0[ParagraphKey.self] = format.ifNotPlain }
  }
}
