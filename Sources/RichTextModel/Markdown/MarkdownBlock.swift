import FoundationEssentials

/// Paragraphs that are one block in Markdown: a paragraph, a heading, code, or a table.
struct MarkdownBlock {
  /// The kinds of blocks.
  enum Kind: Equatable {
    case text, rule, table
    case heading(Int)
    case code(language: String?)
    case markup(language: String?)
  }

  let kind: Kind
  private var paragraphs: [RichTextParagraph]
  /// Whether it is the first one of the document.
  private let isFirst: Bool

  /// Begins a block with a paragraph; nil for an empty paragraph, which Markdown does not have.
  init?(_ paragraph: RichTextParagraph, isFirst: Bool) {
    kind = Self.kind(of: paragraph, isFirst: isFirst)
    let isVisible = kind != .text || paragraph.format.list != nil
    guard isVisible || !paragraph.text.isEmpty else { return nil }
    paragraphs = [paragraph]
    self.isFirst = isFirst
  }

  private static func kind(of paragraph: RichTextParagraph, isFirst: Bool) -> Kind {
    let format = paragraph.format
    // The text of a task is nothing but text.
    guard format.list?.kind != .task else { return .text }
    if let level = format.style.headingLevel { return .heading(level) }
    if paragraph.table != nil { return .table }
    if format.style == .rule { return .rule }
    guard format.style == .code else { return .text }
    // Metadata is at the beginning of a document, or is code.
    let isMarkup = paragraph.attributes[ContentTypeKey.self] == .markup
    return isMarkup && (isFirst || format.language == "html")
      ? .markup(language: format.language) : .code(language: format.language)
  }

  /// Whether a paragraph continues the block, if it is in the same blocks.
  func continues(with paragraph: RichTextParagraph) -> Bool {
    guard paragraph.format.list == nil, !paragraph.format.beginsBlock,
      Self.kind(of: paragraph, isFirst: isFirst) == kind
    else { return false }
    switch kind {
    case .code, .markup: return true
    case .text, .rule, .heading, .table: return false
    }
  }

  /// Adds a paragraph that continues the block.
  mutating func append(_ paragraph: RichTextParagraph) { paragraphs.append(paragraph) }

  /// Whether it would go on in the next line.
  var isOpen: Bool {
    if case .markup = kind { return true }
    return kind == .table || isElement
  }

  /// Whether it is written as an element of HTML, and nothing else.
  private var isElement: Bool {
    let text = paragraphs[0].text.text.unicodeScalars
    return kind == .text && text.first == "\u{2028}" && text.allSatisfy { $0 == "\u{2028}" }
  }

  // MARK: Lines

  /// Returns the lines without the signs of the blocks around it, and notes what they lose.
  func lines(_ losses: inout MarkdownLosses) -> [String] {
    for paragraph in paragraphs { losses.note(paragraph, kind) }
    let first = paragraphs[0]
    switch kind {
    case .text:
      let box = first.format.list.flatMap { $0.kind == .task ? $0.isChecked : nil }
      let lines = MarkdownSpans(first.text).lines(in: .paragraph)
      return [(box.map { $0 ? "[x] " : "[ ] " } ?? "") + lines[0]] + lines.dropFirst()
    case .heading(let level):
      let text = MarkdownSpans(first.text).lines(in: .heading)[0]
      return [String(repeating: "#", count: level) + (text.isEmpty ? "" : " " + text)]
    // In an item, a rule of its sign would be all of the line; at the beginning of a document, it
    // would begin metadata.
    case .rule: return [isFirst || first.format.list != nil ? "***" : "---"]
    case .code(let language): return fenced(language)
    case .markup: return texts
    case .table: return first.table.map { rows(of: $0, &losses) } ?? []
    }
  }

  private var texts: [String] { paragraphs.map(\.text.text.withoutAttachments) }

  private func fenced(_ language: String?) -> [String] {
    let longest = texts.map { $0.longestRun(of: "`") }.max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    let letters = language.map { $0.filter { !$0.isWhitespace && $0 != "`" } } ?? ""
    let info = letters.replacing("\\", with: "\\\\").replacing("&", with: "\\&")
    return [fence + info] + texts + [fence]
  }

  private func rows(of table: TableContent, _ losses: inout MarkdownLosses) -> [String] {
    losses.note(table)
    let rows = table.rows.map { row in
      row.map { cell in
        cell.map { MarkdownSpans($0.text.inCell).lines(in: .cell)[0] } ?? ""
      }
    }
    var lines = rows.map(Self.row)
    lines.insert(Self.row(table.columns.map { Self.sign(of: $0.alignment) }), at: 1)
    return lines
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func sign(of alignment: ParagraphFormat.Alignment) -> String {
    switch alignment {
    case .left: ":--"
    case .center: ":-:"
    case .right: "--:"
    case .natural, .justified: "---"
    }
  }
}

extension RichTextParagraph {
  /// The table that is all of the paragraph; nil for any other paragraph.
  fileprivate var table: TableContent? {
    text.count == 1 ? text.attachments.first?.content.table : nil
  }
}

extension RichText {
  /// The text in a cell of Markdown: paragraphs are lines of one, without what only blocks have.
  fileprivate var inCell: RichText {
    var cell = RichText()
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { cell.append("\u{2028}") }
      paragraph.text.forEachPiece { text, attributes in
        let attachment = attributes[AttachmentKey.self]
        let isText = attachment == nil || attachment?.picture != nil
        let piece = RichText(text, attributes: attributes)
        cell.append(isText ? piece : RichText(piece.flattenedText.withoutLines))
      }
    }
    return cell
  }
}

extension String {
  /// The text with spaces in place of line breaks and tabs.
  var withoutLines: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }

  /// Returns the length of the longest sequence of a sign, also where it has combining marks.
  func longestRun(of sign: Unicode.Scalar) -> Int {
    var (longest, length) = (0, 0)
    for scalar in unicodeScalars {
      length = scalar == sign ? length + 1 : 0
      longest = Swift.max(longest, length)
    }
    return longest
  }
}
