import FoundationEssentials

/// Converts the tree of a parsed document to rich text.
///
/// The tree is walked without recursion: a document may be nested more deeply than a stack.
struct MarkdownReader {

  private let library: CmarkLibrary
  private var kinds = MarkdownNodeKinds()
  private var text = MarkdownText()

  /// The blocks that contain the present position.
  private var quotes: [StyleName] = []
  /// Whether the text is the mark of a callout, which is not part of its paragraph.
  private var isInCalloutMark = false
  private var lists: [MarkdownSiblings.List] = []
  /// Which blocks were next to each other.
  private var siblings = MarkdownSiblings()
  /// The item that the next paragraph is; nil if the innermost item has begun already.
  private var item: ListItem?
  private var table: MarkdownTable?
  private var counters = ListNumbering.Counters()
  private var footnotes = MarkdownFootnotes()
  private var ticks = MarkdownTicks([])
  /// Whether there may be elements of HTML around letters, and those of the present paragraph.
  private var hasTags = false
  private var tags = MarkdownTags()
  /// Where the blocks begin that have been read.
  private(set) var starts: [MarkdownBlockStart] = []
  /// The number of lines of metadata, less those that are parsed before the document.
  private var lineOffset = 0

  init(_ library: CmarkLibrary) { self.library = library }

  private static let extensions = ["strikethrough", "tasklist", "table", "autolink"]
  // cmark_list_type
  private static let orderedList: CInt = 2

  /// Reads a document.
  mutating func read(_ markdown: String) -> RichText {
    let source = MarkdownSource(markdown)
    writeMarkup(source.frontMatter, language: source.frontMatter.first == "+++" ? "toml" : "yaml")
    footnotes = MarkdownFootnotes(labels: source.footnoteLabels)
    if !source.frontMatter.isEmpty { starts.append(MarkdownBlockStart(paragraph: 0, position: 0)) }
    let referenceLines = footnotes.references.count { $0 == UInt8(ascii: "\n") }
    lineOffset = source.frontMatter.count - referenceLines
    walk(footnotes.references + source.bytes)
    // There is a place to write after a rule.
    if text.format.style == .rule { beginParagraph() }
    return text.finish()
  }

  private mutating func walk(_ bytes: [UInt8]) {
    ticks = MarkdownTicks(bytes)
    hasTags = bytes.indices.dropLast().contains {
      bytes[$0] == UInt8(ascii: "<") && bytes[$0 + 1] == UInt8(ascii: "/")
    }
    let root = library.parse(
      bytes, extensions: Self.extensions, hasFootnotes: !footnotes.references.isEmpty)
    guard let root else { return }
    defer { library.freeNode(root) }
    guard let iterator = library.makeIterator(root) else { return }
    defer { library.freeIterator(iterator) }
    while let event = library.nextEvent(iterator) {
      let node = library.currentNode(iterator)
      let kind = kinds.kind(of: node, library)
      if footnotes.areReferencesOpen {
        footnotes.takeReference(kind, library.literal(of: node), isEntered: event == .enter)
      } else if event == .enter {
        enter(node, kind)
      } else {
        leave(node, kind)
      }
    }
  }

  // MARK: The tree

  private mutating func enter(_ node: CmarkLibrary.Node, _ kind: MarkdownNodeKind) {
    if kind.isLeafBlock { noteStart(of: node) }
    if hasTags, kind.hasSpans { tags = MarkdownTags(in: node, &kinds, library) }
    switch kind {
    case .quote: enterQuote(node)
    case .list: enterList(node)
    case .item: enterItem(nil)
    case .task: enterItem(ticks.isTicked(line: library.line(node), column: library.column(node)))
    case .footnote: footnotes.enter()
    case .paragraph: if !isInCalloutMark { beginParagraph() }
    case .heading: beginParagraph(.heading(Int(library.headingLevel(node))))
    case .code: writeLines(library.literal(of: node), .code, language: language(of: node))
    case .html: writeHTML(library.literal(of: node))
    case .rule: beginParagraph(.rule)
    case .table: beginTable(library.alignments(of: node))
    case .row: table?.beginRow()
    case .cell: table?.beginCell(&text)
    default: enterInline(node, kind)
    }
  }

  /// Notes where a block begins, unless the same paragraph has begun before it.
  private mutating func noteStart(of node: CmarkLibrary.Node) {
    guard starts.last?.paragraph != text.paragraphCount else { return }
    starts.append(
      MarkdownBlockStart(
        paragraph: text.paragraphCount, position: library.line(node) + lineOffset))
  }

  private mutating func enterQuote(_ node: CmarkLibrary.Node) {
    beginItemWithoutText(node)
    let kind = ticks.calloutKind(line: library.line(node), column: library.column(node))
    let style = kind.map { StyleName.callout($0) } ?? .quote
    siblings.enterQuote(style, at: place)
    quotes.append(style)
    isInCalloutMark = kind != nil
  }

  private mutating func enterInline(_ node: CmarkLibrary.Node, _ kind: MarkdownNodeKind) {
    guard !isInCalloutMark else {
      if kind == .softBreak || kind == .lineBreak { endCalloutMark() }
      return
    }
    switch kind {
    case .strong: text.begin(.strong)
    case .emphasis: text.begin(.emphasis)
    case .strikethrough: text.begin(.strikethrough)
    case .link: text.change { $0.links.append(library.address(of: node)) }
    case .picture: text.beginPicture()
    case .text: text.write(library.literal(of: node))
    case .htmlSpan: writeHTMLSpan(library.literal(of: node))
    case .footnoteReference: text.write(markup: footnotes.mark(library.literal(of: node)))
    case .codeSpan:
      text.change { $0.isCode = true }
      text.write(library.literal(of: node))
      text.change { $0.isCode = false }
    case .softBreak: text.write(" ")
    case .lineBreak: text.write("\u{2028}")
    default: break
    }
  }

  private mutating func leave(_ node: CmarkLibrary.Node, _ kind: MarkdownNodeKind) {
    switch kind {
    case .paragraph: isInCalloutMark = false
    case .quote:
      let style = quotes.removeLast()
      siblings.leaveQuote(style, at: place)
    case .list:
      let list = lists.removeLast()
      siblings.leaveList(list, at: place)
    case .item, .task: beginItemWithoutText(node)
    case .footnote:
      if footnotes.mark != nil { beginParagraph() }
      footnotes.leave()
    case .cell: table?.endCell(&text)
    case .table: endTable()
    case .strong: text.end(.strong)
    case .emphasis: text.end(.emphasis)
    case .strikethrough: text.end(.strikethrough)
    case .link: text.change { $0.links.removeLast() }
    case .picture: text.endPicture(library.address(of: node))
    default: break
    }
  }

  /// Returns the language of code: the first word after its fence.
  private func language(of node: CmarkLibrary.Node) -> String? {
    let info = library.fenceInfo(node).map { String(cString: $0) } ?? ""
    return info.split(separator: " ").first.map(String.init)
  }

  private mutating func endCalloutMark() {
    isInCalloutMark = false
    beginParagraph()
  }

  // MARK: Lists

  private mutating func enterList(_ node: CmarkLibrary.Node) {
    beginItemWithoutText(node)
    let list = MarkdownSiblings.List(
      isNumbered: library.listType(node) == Self.orderedList, number: Int(library.listStart(node)))
    siblings.enterList(list, at: place)
    lists.append(list)
  }

  /// Begins the paragraph of an item that has no text, or begins with another block.
  private mutating func beginItemWithoutText(_ node: CmarkLibrary.Node) {
    guard item != nil else { return }
    noteStart(of: node)
    beginParagraph()
  }

  /// The number of lists and quotations around the present position.
  private var place: MarkdownSiblings.Place {
    MarkdownSiblings.Place(listCount: lists.count, quoteCount: quotes.count)
  }

  private mutating func enterItem(_ isTicked: Bool?) {
    guard let list = lists.last else { return }
    let kind: ListItem.Kind = isTicked != nil ? .task : list.isNumbered ? .number : .bullet
    let item = ListItem(kind, level: lists.count - 1, isChecked: isTicked ?? false)
    self.item = kind == .number ? counters.item(item, withNumber: list.number) : item
    if list.isNumbered { lists[lists.count - 1].number += 1 }
  }

  // MARK: Paragraphs

  /// Begins a paragraph.
  ///
  /// - Parameters:
  ///   - style: The style; nil for text, which may be a quotation.
  ///   - language: The language of code.
  ///   - isMarkup: Whether it is markup that is shown as it is.
  ///   - beginsCode: Whether it is the first line of code.
  private mutating func beginParagraph(
    _ style: StyleName? = nil, language: String? = nil, isMarkup: Bool = false,
    beginsCode: Bool = false
  ) {
    let mark = footnotes.takeMark()
    if let mark {
      text.beginParagraph(ParagraphFormat())
      counters.take(nil)
      siblings = MarkdownSiblings()
      text.write(markup: mark)
      if style == nil, item == nil, quotes.isEmpty { return }
    }
    var format = ParagraphFormat(list: item)
    format.style = style ?? quotes.last ?? .body
    format.language = language
    // The style has the indent of one quotation.
    let outer = format.style.isQuotation ? quotes.count - 1 : quotes.count
    let blocks = (item == nil ? lists.count : 0) + footnotes.depth
    format.headIndent = (outer + blocks) * NamedStyles.quoteIndent
    let isInCode = beginsCode && !text.isMarkup && text.paragraphCount > 0
    format.beginsBlock =
      siblings.takeIsApart(format) || isInCode && format.continuesCode(of: text.format)
    counters.take(item)
    item = nil
    text.beginParagraph(format, isMarkup: isMarkup)
  }

  /// Writes a block in which each line is a paragraph.
  private mutating func writeLines(_ lines: String, _ style: StyleName, language: String? = nil) {
    let lines = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    var isFirst = true
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      beginParagraph(style, language: language, beginsCode: isFirst)
      text.write(String(line))
      isFirst = false
    }
  }

  /// Writes lines that are shown as they are, and written again as they are.
  private mutating func writeMarkup(_ lines: [some StringProtocol], language: String) {
    for line in lines {
      beginParagraph(.code, language: language, isMarkup: true)
      text.write(String(line))
    }
  }

  private mutating func writeHTML(_ html: String) {
    // What the library itself writes between two lists.
    guard html != "<!-- end list -->\n" else { return }
    guard !html.isLineBreakTag else {
      beginParagraph()
      return text.write("\u{2028}")
    }
    // Blocks of HTML are parted by an empty line.
    if text.isMarkup { writeMarkup([""], language: "html") }
    let html = html.hasSuffix("\n") ? html.dropLast() : html[...]
    writeMarkup(html.split(separator: "\n", omittingEmptySubsequences: false), language: "html")
  }

  private mutating func writeHTMLSpan(_ html: String) {
    // What earlier versions wrote between two spans that touch.
    guard html != MarkdownLine.divider else { return }
    let change = text.isInPicture ? nil : tags.next()
    if let change {
      change.isStart ? text.begin(change.look) : text.end(change.look)
    } else {
      html.isLineBreakTag ? text.write("\u{2028}") : text.write(markup: html)
    }
  }

  private mutating func beginTable(_ alignments: [ParagraphFormat.Alignment]) {
    beginParagraph()
    table = MarkdownTable(alignments)
  }

  private mutating func endTable() {
    if let table { text.write(table.content) }
    table = nil
  }
}

extension String {
  /// Whether it is the element of a line break, and nothing else.
  fileprivate var isLineBreakTag: Bool {
    lowercased().filter { !$0.isWhitespace && $0 != "/" } == "<br>"
  }
}

extension ParagraphFormat {
  /// Whether code would be read as more lines of the code before it.
  fileprivate func continuesCode(of last: ParagraphFormat) -> Bool {
    // The first line of code may be an item, and the others are in it.
    let levels = last.list.map { $0.level + 1 } ?? 0
    return list == nil && style == .code && last.style == .code && language == last.language
      && headIndent == last.headIndent + levels * NamedStyles.quoteIndent
  }
}
