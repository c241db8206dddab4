import FoundationEssentials

/// Writes rich text as Markdown, block by block.
struct MarkdownWriter {
  private typealias Block = MarkdownNesting.Block

  /// A block that contains others, at the present position.
  private struct Container {
    let block: Block
    /// The beginning of the lines of the block after the first one.
    var indent = ""
    /// For a list, its bullet, or what is after its numbers, and the next one.
    var sign = ""
    var number = 1
  }

  /// The greatest number of an item in CommonMark.
  private static let greatestNumber = 999_999_999

  private var markdown = ""
  private var open: [Container] = []
  private var counters = ListNumbering.Counters()
  private var last: MarkdownBlock?
  /// The beginning of the line of an item without text, whose first block is another item.
  private var startedLine = ""
  /// Where the blocks begin that have been written.
  private(set) var starts: [MarkdownBlockStart] = []
  private(set) var losses: MarkdownLosses
  private let forms: [AttachmentForm]
  /// The number of texts that are being written, each in an attachment of the one before it.
  private var depth = 0

  /// Creates a writer that writes some attachments in forms of their own.
  init(_ forms: [AttachmentForm]) {
    self.forms = forms
    losses = MarkdownLosses(forms)
  }

  /// Writes content as Markdown.
  mutating func markdown(of content: RichText) -> String {
    write(content, within: 0)
    return markdown
  }

  private mutating func write(_ content: RichText, within quotes: Int) {
    depth += 1
    defer { depth -= 1 }
    var rest = content.paragraphs[...]
    while let first = rest.popFirst() {
      let index = rest.startIndex - 1
      if first.hasOnlyEditors {
        noteStart(ofParagraph: index)
        losses.note(first, .text)
        counters.take(nil)
        writeEditors(in: first, within: quotes)
        continue
      }
      guard var block = MarkdownBlock(first, isFirst: markdown.isEmpty) else {
        losses.noteEmptyParagraph(isLast: rest.isEmpty)
        counters.take(nil)
        continue
      }
      let isStarted = !startedLine.isEmpty
      let start = begin(first, within: quotes)
      if !isStarted { noteStart(ofParagraph: index) }
      guard !isBeginning(of: rest.first, first, within: quotes) else {
        if rest.first?.format.style.isQuotation == false, rest.first?.format.list == nil {
          losses.noteEmptyParagraph(isLast: false)
        }
        startedLine = start
        continue
      }
      while let next = rest.first, block.continues(with: next),
        blocks(around: next, within: quotes) == open.map(\.block)
      {
        block.append(next)
        rest.removeFirst()
        counters.take(nil)
      }
      write(block.lines(&losses), after: start)
      last = block
      if block.kind != .table { writeEditors(in: first, within: quotes) }
    }
  }

  /// Notes where a paragraph of the content itself begins, and not one of an editor in it.
  private mutating func noteStart(ofParagraph index: Int) {
    guard depth == 1 else { return }
    starts.append(MarkdownBlockStart(paragraph: index, position: markdown.utf8.count))
  }

  /// Whether a paragraph has a form in Markdown.
  static func writes(_ paragraph: RichTextParagraph) -> Bool {
    paragraph.hasOnlyEditors || MarkdownBlock(paragraph, isFirst: false) != nil
  }

  private mutating func writeEditors(in paragraph: RichTextParagraph, within quotes: Int) {
    for attachment in paragraph.text.attachments.map(\.content) {
      if let block = markup(of: attachment) {
        write(block, within: quotes)
      } else {
        for editor in attachment.editors { write(editor, within: quotes + 1) }
      }
    }
  }

  /// Returns an attachment as lines that are written as they are; nil if it has no form.
  private mutating func markup(of attachment: AttachmentContent) -> RichText? {
    guard let write = forms.form(of: attachment)?.markdown else { return nil }
    let texts = attachment.editors.map { editor in
      var writer = MarkdownWriter(forms)
      let text = writer.markdown(of: editor)
      losses.formUnion(writer.losses)
      return text
    }
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .code, language: "html")
    attributes[ContentTypeKey.self] = .markup
    return RichText(write(attachment, texts), attributes: attributes)
  }

  /// Whether an item is only the beginning of a block that is first in it: `- - text`, `- > text`.
  private func isBeginning(
    of next: RichTextParagraph?, _ paragraph: RichTextParagraph, within quotes: Int
  ) -> Bool {
    guard let item = paragraph.format.list, item.kind != .task, paragraph.text.isEmpty,
      paragraph.format.style == .body || paragraph.format.style.isQuotation,
      let next
    else { return false }
    guard let nextItem = next.format.list else {
      return next.format.style != .rule && !next.hasOnlyEditors && Self.writes(next)
        && !next.beginsFootnote
        && blocks(around: next, within: quotes).starts(with: open.map(\.block))
    }
    return nextItem.level == item.level + 1
      && next.format.headIndent == paragraph.format.headIndent
      && next.format.style.isQuotation == paragraph.format.style.isQuotation
  }

  // MARK: Lines

  private mutating func write(_ lines: [String], after start: String) {
    let indent = open.map(\.indent).joined()
    for (index, line) in lines.enumerated() {
      let start = index == 0 ? start : indent
      markdown += line.isEmpty ? start.withoutSpacesAtEnd : start + line
      markdown += "\n"
    }
  }

  // MARK: Blocks around paragraphs

  private func blocks(around paragraph: RichTextParagraph, within quotes: Int) -> [Block] {
    let own = MarkdownNesting.blocks(
      of: paragraph.format, beginsFootnote: paragraph.beginsFootnote,
      after: open.dropFirst(quotes).map(\.block))
    return Array(repeating: .quote, count: quotes) + own
  }

  /// Begins the blocks around a paragraph; returns what its first line begins with.
  private mutating func begin(_ paragraph: RichTextParagraph, within quotes: Int) -> String {
    let item = paragraph.format.list
    counters.take(item)
    let wanted = blocks(around: paragraph, within: quotes)
    var kept = zip(wanted, open).prefix { $0 == $1.block }.count
    // A paragraph that is an item, or begins a footnote, is the beginning of a block.
    if item != nil || paragraph.beginsFootnote { kept = min(kept, wanted.count - 1) }
    if paragraph.format.beginsBlock { kept = min(kept, Self.ownBlock(of: paragraph, in: wanted)) }
    let isNext = item?.kind != .number || kept < wanted.count - 1 || isNextNumber(in: kept - 1)
    if !isNext { kept -= 1 }
    let ended = kept < open.count ? open[kept] : nil
    open.removeSubrange(kept...)
    if startedLine.isEmpty, !markdown.isEmpty, !isTight(paragraph, wanted.count - kept) {
      markdown += open.map(\.indent).joined().withoutSpacesAtEnd + "\n"
    }
    // Three signs without text would be a rule.
    let bullet = !startedLine.isEmpty && paragraph.text.isEmpty ? "+" : "-"
    var start = startedLine.isEmpty ? open.map(\.indent).joined() : startedLine
    startedLine = ""
    for block in wanted[kept...] {
      start += enter(block, after: open.count == kept ? ended : nil, bullet)
    }
    return start
  }

  /// Returns the block, by its index, that a paragraph begins which begins one.
  private static func ownBlock(of paragraph: RichTextParagraph, in wanted: [Block]) -> Int {
    guard paragraph.format.list == nil else { return wanted.count - 2 }
    guard paragraph.format.style.isQuotation else { return wanted.count }
    return wanted.lastIndex(where: \.isQuotation) ?? wanted.count
  }

  /// Whether the number of the present item is the next one of an open list.
  private func isNextNumber(in list: Int) -> Bool { open[list].number == number }

  private var number: Int { min(max(counters.number, 0), Self.greatestNumber) }

  /// Whether a paragraph follows without an empty line.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - newCount: The number of blocks that it begins.
  /// - Returns: Whether it does.
  private func isTight(_ paragraph: RichTextParagraph, _ newCount: Int) -> Bool {
    guard let item = paragraph.format.list, let outer = open.last?.block, last?.isOpen != true
    else {
      return false
    }
    switch outer {
    case .list: return newCount == 1
    // What would not interrupt a paragraph needs an empty line.
    case .item: return item.kind == .number ? number == 1 : !paragraph.text.isEmpty
    case .quote, .callout, .footnote: return false
    }
  }

  /// Enters a block; returns what its first line begins with.
  private mutating func enter(
    _ block: Block, after ended: Container?, _ bullet: String
  ) -> String {
    var container = Container(block: block)
    var start = ""
    switch block {
    case .quote: (start, container.indent) = ("> ", "> ")
    case .callout(let kind):
      container.indent = "> "
      let outer = open.map(\.indent).joined()
      start = "> [!\(kind.rawValue.uppercased())]\n\(outer)> "
    case .footnote: container.indent = "    "
    case .list(let isNumbered):
      container.number = number
      // Another list differs from the one before it by its sign.
      let signs = isNumbered ? [".", ")"] : [bullet, bullet == "-" ? "+" : "-"]
      container.sign = ended?.block == block && ended?.sign == signs[0] ? signs[1] : signs[0]
    case .item:
      start = beginItem()
      container.indent = String(repeating: " ", count: start.utf8.count)
    }
    open.append(container)
    return start
  }

  private mutating func beginItem() -> String {
    let list = open.count - 1
    guard open[list].block == .list(isNumbered: true) else { return "\(open[list].sign) " }
    defer { open[list].number += 1 }
    return "\(open[list].number)\(open[list].sign) "
  }
}

extension RichTextParagraph {
  /// Whether it begins with the mark of a footnote's text, not with one that refers to it.
  fileprivate var beginsFootnote: Bool {
    guard format.list == nil, attributes[ContentTypeKey.self] == .markup, format.style == .body,
      text.text.hasPrefix("[^"), let mark = text.runs.first
    else { return false }
    return text.part(0..<mark.length).text.hasSuffix("]: ")
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return String(text)
  }
}

extension RichTextParagraph {
  /// Whether it is nothing but attachments whose editors are blocks.
  fileprivate var hasOnlyEditors: Bool {
    guard format == ParagraphFormat(), !text.isEmpty, text.text.withoutAttachments.isEmpty else {
      return false
    }
    return text.attachments.allSatisfy { $0.content.table == nil && $0.content.picture == nil }
  }
}
