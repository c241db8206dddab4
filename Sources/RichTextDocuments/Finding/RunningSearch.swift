import GtkCore
import RichTextEditing
import TextRules

/// A part of a text that is being searched.
@MainActor
struct RunningSearch {
  /// The search in the background.
  let search: BackgroundSearch
  /// The text.
  let text: SearchedText
  /// The part of it.
  let part: Range<Int>
  /// The version of the text that the part was read from.
  let version: Int
  /// The offset in the text of what was read: the part, and what decides about its hits.
  private let offset: Int

  /// Reads a part of a text, and prepares its search.
  init(
    _ search: TextSearch, in part: Range<Int>, of text: SearchedText, _ buffer: TextBuffer
  ) {
    self.text = text
    self.part = part
    version = text.version
    let read = buffer.text(decidingOn: part, search.reach)
    offset = read.lowerBound
    // Hits of the previous part don't count.
    let start = min(text.progress.start(of: part), part.upperBound)
    self.search = BackgroundSearch(
      search, in: buffer.text(from: read.lowerBound, to: read.upperBound),
      beginningIn: (start - read.lowerBound)..<(part.upperBound - read.lowerBound))
  }

  /// The hits in the text; nil until the search is finished.
  var hits: TextHits? {
    guard var hits = search.hits else { return nil }
    hits.ranges = hits.ranges.map { ($0.lowerBound + offset)..<($0.upperBound + offset) }
    return hits
  }
}
