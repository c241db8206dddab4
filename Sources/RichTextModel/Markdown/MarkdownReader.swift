import FoundationEssentials

/// Converts the tree of a parsed document to rich text.
///
/// The tree is walked without recursion: a document may be nested more deeply than a stack.
struct MarkdownReader {
  private struct List {
    let kind: ListItem.Kind
    /// The number of the next item.
    var number: Int
  }

  /// The blocks that contain the present position.
  private var quoteDepth = 0
  private var lists: [List] = []
  /// The item that the next paragraph is; nil if the innermost item has begun already.
  private var item: ListItem?

  /// The inline elements that contain the present position.
  private var boldDepth = 0
  private var italicDepth = 0
  private var strikeDepth = 0
  private var links: [String] = []
  /// The pictures that contain the present position: the outermost one collects the text in it.
  private var pictureDepth = 0
  private var alternativeText = ""

  private var text = RichText()
  /// The attributes of the paragraph that has begun; nil before the first one.
  private var paragraph: AttributeContainer?
  private var counters = ListNumbering.Counters()
  private var cellCount = 0
  private let library: CmarkLibrary

  init(_ library: CmarkLibrary) { self.library = library }

  private static let extensions = ["strikethrough", "tasklist", "table"]
  // cmark_event_type
  private static let done: CInt = 1
  private static let enter: CInt = 2
  // cmark_list_type
  private static let orderedList: CInt = 2

  /// Reads a document.
  mutating func read(_ markdown: String) -> RichText {
    guard let parser = library.makeParser(extensions: Self.extensions) else { return text }
    defer { library.freeParser(parser) }
    var markdown = markdown
    markdown.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        if let start = bytes.baseAddress { library.feed(parser, start, bytes.count) }
      }
    }
    guard let root = library.finish(parser) else { return text }
    defer { library.freeNode(root) }
    guard let iterator = library.makeIterator(root) else { return text }
    defer { library.freeIterator(iterator) }
    while true {
      let event = library.next(iterator)
      guard event != Self.done, event != 0 else { return finish() }
      let node = library.currentNode(iterator)
      let name = library.typeName(node).map { String(cString: $0) } ?? ""
      if event == Self.enter { enter(node, name) } else { leave(node, name) }
    }
  }

  /// Returns the content; an empty last paragraph has its format from the line break before it.
  private mutating func finish() -> RichText {
    // There is a place to write after a rule.
    if paragraph?[ParagraphKey.self]?.style == .rule { beginParagraph() }
    guard let format = paragraph?[ParagraphKey.self], format.isStructured, text.text.hasSuffix("\n")
    else { return text }
    text.changeAttributes(in: (text.count - 1)..<text.count) {
      $0[FollowingParagraphKey.self] = format
    }
    return text
  }

  // MARK: The tree

  private mutating func enter(_ node: CmarkLibrary.Node, _ name: String) {
    switch name {
    case "block_quote": quoteDepth += 1
    case "list": enterList(node)
    case "item": enterItem(nil)
    case "tasklist": enterItem(library.isTicked(node))
    case "paragraph", "table_row", "table_header": beginParagraph()
    case "heading": beginParagraph(.heading(Int(library.headingLevel(node))))
    case "code_block": writeLines(literal(of: node), .code, language: language(of: node))
    case "html_block": writeHTML(literal(of: node))
    case "thematic_break": beginParagraph(.rule)
    case "table_cell": beginCell()
    default: enterInline(node, name)
    }
  }

  private mutating func enterInline(_ node: CmarkLibrary.Node, _ name: String) {
    switch name {
    case "strong": boldDepth += 1
    case "emph": italicDepth += 1
    case "strikethrough": strikeDepth += 1
    case "link": links.append(address(of: node))
    case "image": pictureDepth += 1
    case "text": write(literal(of: node))
    case "html_inline":
      let html = literal(of: node)
      if !Self.isComment(html) { write(html) }
    case "code": write(literal(of: node), .monospace)
    case "softbreak": write(" ")
    case "linebreak": write("\u{2028}")
    default: break
    }
  }

  private mutating func leave(_ node: CmarkLibrary.Node, _ name: String) {
    switch name {
    case "block_quote": quoteDepth -= 1
    case "list": lists.removeLast()
    case "item", "tasklist":
      // An item without any text.
      if item != nil { beginParagraph() }
    case "strong": boldDepth -= 1
    case "emph": italicDepth -= 1
    case "strikethrough": strikeDepth -= 1
    case "link": links.removeLast()
    case "image": endPicture(address(of: node))
    default: break
    }
  }

  private func address(of node: CmarkLibrary.Node) -> String {
    library.address(node).map { String(cString: $0) } ?? ""
  }

  /// Returns the language of code: the first word after its fence.
  private func language(of node: CmarkLibrary.Node) -> String? {
    let info = library.fenceInfo(node).map { String(cString: $0) } ?? ""
    return info.split(separator: " ").first.map(String.init)
  }

  private func literal(of node: CmarkLibrary.Node) -> String {
    library.literal(node).map { String(cString: $0) } ?? ""
  }

  // MARK: Paragraphs

  private mutating func enterList(_ node: CmarkLibrary.Node) {
    // An item that begins with a list has no text before it.
    if item != nil { beginParagraph() }
    let isNumbered = library.listType(node) == Self.orderedList
    lists.append(
      List(kind: isNumbered ? .number : .bullet, number: Int(library.listStart(node))))
  }

  private mutating func enterItem(_ isTicked: Bool?) {
    guard let list = lists.last else { return }
    let level = lists.count - 1
    let kind = isTicked == nil ? list.kind : .task
    let item = ListItem(kind, level: level, isChecked: isTicked ?? false)
    self.item = kind == .number ? counters.item(item, withNumber: list.number) : item
    if kind == .number { lists[level].number += 1 }
  }

  /// Begins a paragraph.
  ///
  /// - Parameters:
  ///   - style: The style; nil for text, which may be a quotation.
  ///   - language: The language of code.
  private mutating func beginParagraph(_ style: StyleName? = nil, language: String? = nil) {
    if let paragraph { text.append(RichText("\n", attributes: paragraph)) }
    var format = ParagraphFormat(list: item)
    format.style = style ?? (quoteDepth > 0 ? .quote : .body)
    format.language = language
    // The style has the indent of one quotation.
    let indents = format.style == .quote ? quoteDepth - 1 : quoteDepth
    format.headIndent = (indents + (item == nil ? lists.count : 0)) * NamedStyles.quoteIndent
    counters.take(item)
    item = nil
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = format.ifNotPlain
    paragraph = attributes
    cellCount = 0
  }

  /// Writes HTML as text, but not a comment: one of them separates lists that touch.
  private mutating func writeHTML(_ html: String) {
    if !Self.isComment(html) { writeLines(html) }
  }

  private static func isComment(_ html: String) -> Bool {
    let trimmed = html.hasSuffix("\n") ? html.dropLast() : html[...]
    return trimmed.hasPrefix("<!--") && trimmed.hasSuffix("-->")
  }

  /// Writes a block in which each line is a paragraph.
  private mutating func writeLines(
    _ lines: String, _ style: StyleName? = nil, language: String? = nil
  ) {
    let lines = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      beginParagraph(style, language: language)
      text.append(RichText(String(line), attributes: paragraph ?? AttributeContainer()))
    }
  }

  private mutating func beginCell() {
    if cellCount > 0 { write("\t") }
    cellCount += 1
  }

  private mutating func write(_ characters: String, _ traits: FontTraits = []) {
    guard !characters.isEmpty else { return }
    guard pictureDepth == 0 else { return alternativeText += characters }
    text.append(RichText(characters.withoutAttachments, attributes: attributes(traits)))
  }

  /// Returns the attributes of the present position.
  private func attributes(_ traits: FontTraits = []) -> AttributeContainer {
    var attributes = paragraph ?? AttributeContainer()
    var all = (attributes[FontTraitsKey.self] ?? []).union(traits)
    if boldDepth > 0 { all.insert(.bold) }
    if italicDepth > 0 { all.insert(.italic) }
    attributes[FontTraitsKey.self] = all.isEmpty ? nil : all
    if strikeDepth > 0 { attributes[StrikethroughKey.self] = true }
    if let link = links.last, LinkAddress(link).isHarmless { attributes[LinkKey.self] = link }
    return attributes
  }

  // MARK: Pictures

  private mutating func endPicture(_ address: String) {
    pictureDepth -= 1
    guard pictureDepth == 0 else { return }
    let alternative = alternativeText
    alternativeText = ""
    guard let source = PictureSource(address: address) else { return write(alternative) }
    let picture = PictureContent(source, alternativeText: alternative)
    text.append(RichText(AttachmentContent(picture), attributes: attributes()))
  }
}
