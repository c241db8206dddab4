/// The blocks around the paragraphs of a text: quotes, lists, items and footnotes.
///
/// Content has no blocks, only the list, the style and the indent of each paragraph. A paragraph
/// that is indented is in the blocks that are open before it, as far as its indent goes.
struct MarkdownNesting {
  /// A block that contains others.
  enum Block: Equatable {
    case quote
    case callout(CalloutKind)
    case list(isNumbered: Bool)
    case item
    case footnote

    /// Whether it is a list.
    var isList: Bool {
      if case .list = self { return true }
      return false
    }

    /// Whether it is a quotation of some kind.
    var isQuotation: Bool {
      switch self {
      case .quote, .callout: true
      case .list, .item, .footnote: false
      }
    }
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
    let own: Block? =
      format.style.calloutKind.map { .callout($0) } ?? (format.style == .quote ? .quote : nil)
    let ownQuotes = own == nil ? 0 : 1
    let steps = max(format.headIndent, 0) / NamedStyles.quoteIndent + ownQuotes
    if let item = format.list {
      let footnote: [Block] = open.first == .footnote && steps > 0 ? [.footnote] : []
      // The indent of an item of body text is only an indent.
      let quoteCount = format.style == .body ? 0 : steps - footnote.count
      var outer = footnote + Array(repeating: .quote, count: quoteCount)
      if let own, quoteCount > 0 { outer[outer.count - 1] = own }
      return outer + lists(around: item, after: open, outer.count)
    }
    guard format.style == .body else {
      return continued(open, steps, own)
    }
    // Body text is in no quote, and is indented by as many blocks as contain it.
    let blocks = continued(open, steps, nil)
    return blocks.contains { $0.isQuotation } ? [] : blocks
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
  ///
  /// - Parameters:
  ///   - open: The open blocks.
  ///   - steps: The number of blocks that indent.
  ///   - own: The quotation that the paragraph itself is; it is the innermost one.
  /// - Returns: The blocks, from the outermost one.
  private static func continued(_ open: [Block], _ steps: Int, _ own: Block?) -> [Block] {
    var (blocks, rest) = ([Block](), steps)
    for block in open {
      if case .list = block { continue }
      // The last step is the quotation, if no other is.
      let isMissing = own.map { own in !blocks.contains(own) && block != own } ?? false
      guard rest > (isMissing ? 1 : 0) else { break }
      if block == .item { blocks.append(open[blocks.count]) }
      blocks.append(block)
      rest -= 1
    }
    guard rest > 0 else { return blocks }
    return blocks + Array(repeating: .quote, count: rest - 1) + [own ?? .quote]
  }
}
