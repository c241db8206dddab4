import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// A hit, and what it is replaced by.
@MainActor
struct ReplacedHit {
  /// The range of the hit.
  let range: Range<Int>
  /// The new content.
  let content: RichText

  /// Returns what hits are replaced by, each with the attributes of its first character; without
  /// those that cannot be replaced.
  static func all(
    _ hits: [Range<Int>], in node: EditorNode, with replacement: TextReplacement
  ) -> [ReplacedHit] {
    var paragraph = HitParagraph(node, replacement)
    return hits.compactMap { hit in
      guard hit.upperBound <= node.content.count, node.content.attachments.all(in: hit).isEmpty,
        let text = paragraph.text(for: hit)
      else { return nil }
      var attributes = node.content.textAttributes(at: hit.lowerBound)
      attributes[FollowingParagraphKey.self] = nil
      return ReplacedHit(
        range: hit, content: RichText(text.withoutAttachments, attributes: attributes))
    }
  }
}

/// The paragraph of the last hit, which the next one often shares, and those around it that an
/// expression with line breaks needs.
@MainActor
private struct HitParagraph {
  private let node: EditorNode
  private let replacement: TextReplacement
  /// The range of the paragraph, and what was read.
  private var paragraph: (range: Range<Int>, offset: Int, text: String)?

  init(_ node: EditorNode, _ replacement: TextReplacement) {
    self.node = node
    self.replacement = replacement
  }

  /// Returns the text that replaces a hit; nil if it is no longer a hit.
  mutating func text(for hit: Range<Int>) -> String? {
    guard replacement.dependsOnHit else { return replacement.template }
    if paragraph?.range.contains(hit.lowerBound) != true { read(at: hit.lowerBound) }
    guard let (_, start, text) = paragraph else { return nil }
    return replacement.text(
      forHit: (hit.lowerBound - start)..<(hit.upperBound - start), in: text)
  }

  private mutating func read(at offset: Int) {
    guard node.hasWidget else { return paragraph = nil }
    let buffer = node.area.buffer
    let range = buffer.paragraphs(of: offset..<offset)
    let read = buffer.text(decidingOn: range, replacement.reach)
    paragraph = (range, read.lowerBound, buffer.text(from: read.lowerBound, to: read.upperBound))
  }
}
