import FoundationEssentials
import RichTextModel
import TestSupport

/// Random content of what Markdown can say, made without a look at how it is written.
struct MarkdownLawContent {
  /// The kinds of blocks.
  enum Kind: CaseIterable {
    case body, heading, quote, nestedQuote, callout, code, rule, table
    case bullet, number, task, nestedBullet, nestedNumber
    case bodyInItem, quoteInItem, codeInItem, headingInQuote, codeInQuote
  }

  private var generator: SeededRandom
  private(set) var content = RichText()
  /// The format of the last paragraph; nil before the first one.
  private var last: ParagraphFormat?
  /// The kinds of lists that are open, from the outermost one.
  private var lists: [ListItem.Kind] = []
  private var footnoteCount = 0
  private var blockCount = 0

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  // MARK: Blocks

  /// Returns blocks of some kinds, in which each paragraph is one word.
  static func blocks(_ kinds: [Kind], areApart: Bool) -> RichText {
    var random = MarkdownLawContent(seed: 1)
    for kind in kinds {
      random.add(kind, isApart: areApart) { content in RichText("w\(content)") }
    }
    return random.finish()
  }

  /// Returns a number of random blocks.
  mutating func blocks(_ count: Int) -> RichText {
    for _ in 0..<count {
      let kind = generator.pick(Kind.allCases)
      let isApart = isOne(in: 3)
      var texts = (0..<3).map { _ in line() }
      add(kind, isApart: isApart) { _ in texts.popLast() ?? "end" }
    }
    if isOne(in: 3) {
      for _ in 0...number(below: 2) { addFootnote() }
    }
    return finish()
  }

  private mutating func finish() -> RichText {
    // A place to write after a rule, and the format of an empty line.
    if last?.style == .rule || last?.style == .code {
      append("end", ParagraphFormat(headIndent: footnoteCount > 0 ? 24 : 0))
    }
    return content
  }

  private mutating func append(_ text: RichText, _ format: ParagraphFormat) {
    var attributes = AttributeContainer()
    if let last {
      attributes[ParagraphKey.self] = last == ParagraphFormat() ? nil : last
      content.append(RichText("\n", attributes: attributes))
    }
    attributes[ParagraphKey.self] = format == ParagraphFormat() ? nil : format
    var text = text
    text.changeAttributes(in: 0..<text.count) { $0.merge(attributes) }
    content.append(text)
    last = format
  }

  private mutating func add(
    _ kind: Kind, isApart: Bool, _ text: (Int) -> RichText
  ) {
    blockCount += 1
    let word = text(blockCount)
    var format = ParagraphFormat()
    switch kind {
    case .body: break
    case .heading: format.style = .heading(1 + blockCount % 6)
    case .quote: format.style = .quote
    case .nestedQuote: (format.style, format.headIndent) = (.quote, 24)
    case .callout: format.style = .callout(.tip)
    case .code: return addCode(ParagraphFormat(style: .code), isApart)
    case .codeInQuote: return addCode(ParagraphFormat(headIndent: 24, style: .code), isApart)
    case .rule: format.style = .rule
    case .table: return addTable()
    case .headingInQuote: (format.style, format.headIndent) = (.heading(2), 24)
    case .bullet: return addItem(.bullet, 0, isApart, word)
    case .number: return addItem(.number, 0, isApart, word)
    case .task: return addItem(.task, 0, isApart, word)
    case .nestedBullet: return addItem(.bullet, lists.count, isApart, word)
    case .nestedNumber: return addItem(.number, lists.count, isApart, word)
    case .bodyInItem: format.headIndent = lists.count * 24
    case .quoteInItem: (format.style, format.headIndent) = (.quote, lists.count * 24)
    case .codeInItem:
      return addCode(ParagraphFormat(headIndent: lists.count * 24, style: .code), isApart, lists)
    }
    if kind != .bodyInItem, kind != .quoteInItem {
      // After an item, an indent would make it a part of that.
      if !lists.isEmpty { format.headIndent = 0 }
      lists = []
    }
    format.beginsBlock = isApart && format.style.isQuotation && format == last?.joined
    append(kind == .rule ? RichText() : word, format)
  }

  private mutating func addItem(
    _ kind: ListItem.Kind, _ level: Int, _ isApart: Bool, _ text: RichText
  ) {
    let level = min(level, 3)
    let isNumbered = kind == .number
    // What is in an item ends the numbers.
    let isAfterItem = last?.list != nil
    let isSame = lists.indices.contains(level) && (lists[level] == .number) == isNumbered
    var item = ListItem(kind, level: level, isChecked: kind == .task && blockCount % 2 == 0)
    if isNumbered, isSame, !isAfterItem || isOne(in: 4) { item.start = 90 + 7 * blockCount }
    var format = ParagraphFormat(list: item)
    format.beginsBlock = isApart && isSame && isAfterItem && item.start == nil
    lists.removeSubrange(min(level, lists.count)...)
    lists.append(kind)
    append(text, format)
  }

  private mutating func addCode(
    _ format: ParagraphFormat, _ isApart: Bool, _ lists: [ListItem.Kind] = []
  ) {
    var format = format
    format.language = generator.pick([nil, "swift"])
    if lists.isEmpty, !self.lists.isEmpty { format.headIndent = 0 }
    self.lists = lists
    format.beginsBlock = isApart && format == last?.joined
    for _ in 0...number(below: 3) {
      append(RichText(generator.pick(Self.linesOfCode)), format)
      format.beginsBlock = false
    }
  }

  private mutating func addTable() {
    lists = []
    let width = 1 + number(below: 3)
    let rows = (0...number(below: 2)).map { _ in (0..<width).map { _ in line() } }
    append(RichText(AttachmentContent(TableContent(rows: rows, columns: columns(width)))), .init())
  }

  private mutating func columns(_ width: Int) -> [TableColumn] {
    (0..<width).map { _ in
      TableColumn(width: .content, alignment: generator.pick([.natural, .left, .center, .right]))
    }
  }

  private mutating func addFootnote() {
    footnoteCount += 1
    lists = []
    var markup = AttributeContainer()
    markup[ContentTypeKey.self] = .markup
    let text = RichText("x") + line()
    append(RichText("[^n\(footnoteCount)]: ", attributes: markup) + text, ParagraphFormat())
    switch number(below: 5) {
    case 0: append(line(), ParagraphFormat(headIndent: 24))
    case 1:
      append(line(), ParagraphFormat(headIndent: 24, list: ListItem(.bullet)))
      append(line(), ParagraphFormat(headIndent: 24, list: ListItem(.number, level: 1)))
    case 2: append(line(), ParagraphFormat(headIndent: 24, style: .quote))
    case 3: append("code", ParagraphFormat(headIndent: 24, style: .code))
    default: break
    }
  }

  private static let linesOfCode = [
    "", "a", "  b", "```", "~~~", "\tc", "# d", "- e", "> f", "`", "<g>", "&amp;", "````", "\\",
  ]

  // MARK: Text

  private static let words = [
    "word", "two words", "a", "b", "*", "**", "_", "#", "1.", "2)", "-", "+", "`", "``", "[a]",
    "<b>", "&amp;", "~", "~~", "~~~", "|", "é", "\\", "!", "(", ")", ">", "=", "---", "===", ":-:",
    "http://x.y", "&#35;", "a_b_c", "***", "한국", "שלום", "[ ]", "[x]", "[!TIP]", "```", "<!-- -->",
    "![a](b)", "[a]: b", "[^a]: b", "$", "€", "“", "”", "…", ":", "www.a.b", "\u{A0}", "\u{200D}",
    "👩‍👩‍👧", "<strong>", "</em>", "<br>", "+++", "\t", "\u{2003}", "<div>", "    ", ".", "^1", "`a`",
    "|-|", "1", "\u{20DD}", "\u{B}", "\u{85}",
  ]

  /// Returns the text of a paragraph, with looks at random places.
  mutating func line() -> RichText {
    var text = RichText("x")
    for _ in 0...number(below: 6) {
      if !isOne(in: 3) { text.append(" ") }
      if isOne(in: 9) { text.append("\u{2028}") }
      text.append(isOne(in: 12) ? picture() : RichText(generator.pick(Self.words)))
    }
    if isOne(in: 2) { text.replace(0..<1, with: RichText()) }
    for _ in 0..<number(below: 7) { addLook(to: &text) }
    return text.isOnlyBlank ? "blank" : text
  }

  private mutating func picture() -> RichText {
    let text = generator.pick(["", "a", "*b*", "[c]", "d e", "<em>", "`"])
    let address = generator.pick(["a.png", "a b(c)", "<d>"])
    return RichText(
      AttachmentContent(PictureContent(.reference(address), alternativeText: text)))
  }

  private mutating func addLook(to text: inout RichText) {
    guard !text.isEmpty else { return }
    let start = number(below: text.count)
    let range = start..<min(start + 1 + number(below: 9), text.count)
    let look = number(below: 9)
    let link = generator.pick(["https://x.y/a_b", "a b", "c(d)", "<e>", "f*g"])
    let position = generator.pick(LetterPosition.allCases)
    text.changeAttributes(in: range) { attributes in
      let traits = attributes[FontTraitsKey.self] ?? []
      let isPicture = attributes[AttachmentKey.self] != nil
      switch look {
      case 0, 1: attributes[FontTraitsKey.self] = traits.union(.bold)
      case 2, 3: attributes[FontTraitsKey.self] = traits.union(.italic)
      case 4, 5: attributes[StrikethroughKey.self] = true
      case 6: attributes[LinkKey.self] = link
      case 7: attributes[LetterPositionKey.self] = position
      default: if !isPicture { attributes[FontTraitsKey.self] = traits.union(.monospace) }
      }
    }
  }
}

extension ParagraphFormat {
  /// The format of a paragraph that would be in the same block.
  fileprivate var joined: ParagraphFormat {
    var format = self
    format.beginsBlock = false
    return format
  }
}

extension RichText {
  /// Whether there is no letter, and so no paragraph of Markdown.
  fileprivate var isOnlyBlank: Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace && $0 != "\u{2028}" }
  }
}
