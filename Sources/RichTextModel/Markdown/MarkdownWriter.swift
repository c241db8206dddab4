import FoundationEssentials
import Glibc

/// Converts rich text to a tree, from which Markdown is written.
struct MarkdownWriter {
  typealias Node = CmarkLibrary.Node

  /// A block that contains others.
  private enum Container: Equatable {
    case quote
    case list(isNumbered: Bool)
    case item
  }

  /// The greatest number of an item in CommonMark.
  private static let greatestNumber = 999_999_999

  private let library: CmarkLibrary

  init(_ library: CmarkLibrary) { self.library = library }

  /// Writes content as Markdown.
  func markdown(of content: RichText) -> String {
    guard let root = library.makeNode(CmarkLibrary.Kind.document.rawValue) else { return "" }
    defer { library.freeNode(root) }
    write(content, to: root)
    guard let rendered = library.render(root, 0, 0) else { return "" }
    defer { free(rendered) }
    return String(cString: rendered)
  }

  private func append(_ kind: CmarkLibrary.Kind, to parent: Node) -> Node? {
    library.append(kind, to: parent)
  }

  // MARK: Blocks

  private func write(_ content: RichText, to root: Node) {
    var open: [(container: Container, node: Node)] = []
    var code: [String] = []
    var codeParent: Node?
    var language: String?

    func flushCode() {
      if let codeParent, let node = append(.code, to: codeParent) {
        _ = library.setLiteral(node, code.map { $0 + "\n" }.joined())
        if let language { _ = library.setFenceInfo(node, language) }
      }
      (code, codeParent) = ([], nil)
    }

    for paragraph in content.paragraphs {
      let style = paragraph.format.style
      let wanted = Self.containers(of: paragraph.format, after: open.map(\.container))
      let kept = Self.keptCount(of: wanted, in: open.map(\.container), paragraph.format.list)
      let continuesCode = style == .code && paragraph.format.language == language
      if !continuesCode || kept < open.count || kept < wanted.count { flushCode() }
      open.removeSubrange(kept...)
      for container in wanted[kept...] {
        guard let node = enter(container, paragraph, in: open.last?.node ?? root) else { break }
        open.append((container, node))
      }
      let parent = open.last?.node ?? root
      if open.last?.container == .item, paragraph.format.list == nil {
        // Further paragraphs of an item are divided by empty lines.
        _ = library.setTight(open[open.count - 2].node, 0)
      }
      if style == .code {
        code.append(paragraph.text.text.withoutAttachments)
        (codeParent, language) = (parent, paragraph.format.language)
      } else {
        write(paragraph, to: parent)
      }
    }
    flushCode()
  }

  /// Returns the blocks that contain a paragraph, from the outermost one.
  private static func containers(
    of format: ParagraphFormat, after open: [Container]
  ) -> [Container] {
    let isQuote = format.style == .quote
    let steps = max(format.headIndent, 0) / NamedStyles.quoteIndent + (isQuote ? 1 : 0)
    if let item = format.list {
      var containers = Array(repeating: Container.quote, count: isQuote ? max(steps, 1) : 0)
      for level in 0...item.level {
        // The kinds of the lists around it are those that are open.
        let place = containers.count
        var list = Container.list(isNumbered: item.kind == .number)
        if level < item.level, open.indices.contains(place), case .list = open[place] {
          list = open[place]
        }
        containers += [list, .item]
      }
      return containers
    }
    let quotes = open.prefix { $0 == .quote }.count
    let inner = open.dropFirst(quotes)
    let depth = inner.filter { $0 == .item }.count
    if !isQuote {
      // A further paragraph of an item is as far in as its text.
      if quotes == 0, steps > 0, steps <= depth { return Array(open.prefix(2 * steps)) }
      // Text in a quote is one itself, but headings and code may be indented by one.
      return format.style == .body ? [] : Array(repeating: .quote, count: steps)
    }
    let ownQuotes = max(steps - depth, 1)
    guard steps > quotes, quotes > 0, depth > 0 else {
      return Array(repeating: .quote, count: max(steps, ownQuotes))
    }
    return Array(open.prefix(quotes + 2 * min(steps - quotes, depth)))
  }

  /// Returns how many of the open blocks contain the next paragraph, too.
  private static func keptCount(
    of wanted: [Container], in open: [Container], _ item: ListItem?
  ) -> Int {
    var kept = zip(wanted, open).prefix { $0 == $1 }.count
    // A paragraph that is an item begins one.
    if item != nil { kept = min(kept, wanted.count - 1) }
    return kept
  }

  private func enter(
    _ container: Container, _ paragraph: RichTextParagraph, in parent: Node
  ) -> Node? {
    switch container {
    case .quote: return append(.quote, to: parent)
    case .item: return append(.item, to: parent)
    case .list(let isNumbered):
      let list = append(.list, to: parent)
      guard let list else { return nil }
      _ = library.setListType(list, isNumbered ? 2 : 1)
      _ = library.setTight(list, 1)
      if isNumbered {
        let start = min(max(paragraph.format.list?.start ?? 1, 0), Self.greatestNumber)
        _ = library.setListStart(list, CInt(start))
      }
      return list
    }
  }

  private func write(_ paragraph: RichTextParagraph, to parent: Node) {
    if paragraph.format.style == .rule { return _ = append(.rule, to: parent) }
    let (isItem, level) = (paragraph.format.list != nil, paragraph.format.style.headingLevel)
    guard !paragraph.text.isEmpty || isItem || level != nil else { return }
    guard let node = append(level == nil ? .paragraph : .heading, to: parent) else { return }
    if let level { _ = library.setHeadingLevel(node, CInt(level)) }
    if let item = paragraph.format.list, item.kind == .task {
      append(markup: item.isChecked ? "[x] " : "[ ] ", to: node)
    }
    MarkdownSpans(library).write(paragraph.text, breaksLines: level == nil, to: node)
    for attachment in paragraph.text.attachments.map(\.content) {
      for editor in attachment.editors {
        if let quote = append(.quote, to: parent) { write(editor, to: quote) }
      }
    }
  }

  private func append(markup: String, to parent: Node) {
    if let node = append(.custom, to: parent) { _ = library.setOnEnter(node, markup) }
  }
}
