/// The blocks around the paragraphs of a text: quotes, lists, items and footnotes.
///
/// Content has no blocks, only the list, the style and the indent of each paragraph. A paragraph
/// that is indented is in the blocks that are open before it, as far as its indent goes.
struct MarkdownNesting {
  /// A block that contains others.
  enum Block: Equatable {
    case quote
    case list(isNumbered: Bool)
    case item
    case footnote
  }

  /// Returns the blocks around a paragraph, from the outermost one.
  ///
  /// - Parameters:
  ///   - format: The format of the paragraph.
  ///   - beginsFootnote: Whether it begins with the mark of a footnote.
  ///   - open: The blocks around the paragraph before it.
  /// - Returns: The blocks.
  static func blocks(
    of format: ParagraphFormat, beginsFootnote: Bool, after open: [Block]
  ) -> [Block] {
    if beginsFootnote { return [.footnote] }
    let ownQuotes = format.style == .quote ? 1 : 0
    let steps = max(format.headIndent, 0) / NamedStyles.quoteIndent + ownQuotes
    if let item = format.list {
      // The indent of an item of body text is only an indent.
      let quotes = Array(repeating: Block.quote, count: format.style == .body ? 0 : steps)
      return quotes + lists(around: item, after: open, quotes.count)
    }
    guard format.style == .body else {
      return continued(open, steps, needsQuote: ownQuotes > 0)
    }
    // Body text is in no quote, and is indented by as many blocks as contain it.
    let blocks = continued(open, steps, needsQuote: false)
    return blocks.contains(.quote) ? [] : blocks
  }

  /// Returns the lists and the items around and with an item.
  private static func lists(around item: ListItem, after open: [Block], _ start: Int) -> [Block] {
    var blocks: [Block] = []
    for level in 0...item.level {
      var list = Block.list(isNumbered: item.kind == .number)
      // The kinds of the lists around it are those that are open.
      let place = start + blocks.count
      if level < item.level, open.indices.contains(place), case .list = open[place] {
        list = open[place]
      }
      blocks += [list, .item]
    }
    return blocks
  }

  /// Returns a number of the open blocks, with quotes for those that are missing.
  private static func continued(_ open: [Block], _ steps: Int, needsQuote: Bool) -> [Block] {
    var (blocks, rest) = ([Block](), steps)
    for block in open {
      if case .list = block { continue }
      // The last step is the quote, if no other is.
      guard rest > (needsQuote && !blocks.contains(.quote) && block != .quote ? 1 : 0) else {
        break
      }
      if block == .item { blocks.append(open[blocks.count]) }
      blocks.append(block)
      rest -= 1
    }
    return blocks + Array(repeating: .quote, count: max(rest, 0))
  }
}
