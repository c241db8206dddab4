/// Converts an HTML document to rich text.
///
/// It reads nothing but the text: nothing is loaded, and nothing is run. Whatever the bytes are,
/// the time is proportional to their number.
struct HTMLReader {
  private var scanner: HTMLScanner
  private var nesting = HTMLNesting()
  private var lines = HTMLLines()
  private var isAtStartOfPre = false
  /// The address to which relative links belong; nil if the document has none.
  private var base: String?
  /// The tables around the present position, and the number of those that are read as lines: the
  /// ones in a table that is itself in one, and those that only arrange what is in them.
  private var tables: [HTMLTable] = []
  private var plainTableCount = 0
  /// The greatest number of tables in each other.
  private static let greatestTableDepth = 2

  init(_ bytes: [UInt8]) { scanner = HTMLScanner(bytes) }

  /// Reads the content of the document; empty if it shows no text.
  mutating func read() -> RichText {
    while let token = scanner.next() {
      switch token {
      case .text(let range): write(scanner.bytes[range])
      case .start(let tag): start(tag)
      case .end(let name): end(name)
      case .fragment(isStart: true): restart()
      case .fragment(isStart: false): return finish()
      }
    }
    return finish()
  }

  private mutating func restart() {
    lines.restart()
    for index in tables.indices { tables[index].restart() }
  }

  private mutating func finish() -> RichText {
    while !tables.isEmpty { endTable() }
    return lines.finish()
  }

  // MARK: Text

  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    let styling = nesting.innermost.styling
    guard !isHidden else { return }
    guard !styling.isMarker else { return lines.write(marker: HTMLCharacters.decoded(bytes)) }
    let keeps = styling.keepsSpaces
    // An attachment's character would have no attachment.
    let decoded = HTMLCharacters.decoded(bytes)
    var text = decoded.withoutAttachments
    if nesting.innermost.isForSpaces,
      text.unicodeScalars.allSatisfy({ $0 == "\u{A0}" || $0 == " " })
    {
      text = text.replacing("\u{A0}", with: " ")
    }
    if isAtStartOfPre { text = text.withoutFirstLineEnd }
    isAtStartOfPre = false
    guard keeps ? !text.isEmpty : text.utf8.contains(where: { !$0.isHTMLSpace }) else {
      return lines.write(text, styling)
    }
    lines.write(text, styling)
  }

  // MARK: Elements

  private mutating func start(_ tag: HTMLTag) {
    isAtStartOfPre = false
    if nesting.isOpen("head"), !HTMLElement.inHead.contains(tag.name) { nesting.close("head") }
    guard !HTMLElement.raw.contains(tag.name) else { return scanner.skipContent(of: tag.name) }
    if tag.name == "br" { return breakLine(tag) }
    if tag.name == "base" { base = base ?? tag["href"] }
    let task = HTMLTask(tag)
    if let task, task.isBox, !isHidden { lines.makeTask(isChecked: task.isChecked) }
    if tag.name == "img", task == nil, !isHidden { addPicture(tag) }
    let isBlock = HTMLElement.blocks.contains(tag.name) || tag.isShownAsBlock
    if isBlock, !isHidden { endLine(tag.name) }
    if tag.name == "hr", !isHidden { lines.addRule(nesting.innermost.styling) }
    if let ended = HTMLElement.endedBy[tag.name] { endForgotten(ended) }
    if !isHidden { startPart(tag) }
    if !HTMLElement.voids.contains(tag.name) { open(tag) }
  }

  private mutating func endLine(_ name: String) {
    HTMLElement.endsRow(name) ? lines.endRow() : lines.endBlock()
  }

  private var isHidden: Bool {
    nesting.innermost.styling.isHidden || nesting.innermost.styling.isBesideCode
  }

  /// Adds a picture; its alternative text if it shows none.
  private mutating func addPicture(_ tag: HTMLTag) {
    let styling = nesting.innermost.styling
    guard HTMLEmoji(tag) == nil, let picture = PictureContent(tag) else {
      return lines.write((tag["alt"] ?? "").withoutAttachments, styling)
    }
    lines.write(picture, styling)
  }

  private mutating func breakLine(_ tag: HTMLTag) {
    // WebKit's marks where the copied part ends.
    guard !isHidden, tag["class"] != "Apple-interchange-newline" else { return }
    let styling = nesting.innermost.styling
    let isWithinParagraph = styling.item != nil || (styling.keepsLines && nesting.block.isParagraph)
    isWithinParagraph && styling.format.style != .code
      ? lines.breakLineWithinParagraph(styling) : lines.breakLine(styling)
  }

  /// Ends blocks that the start of another one ends.
  private mutating func endForgotten(_ names: Set<String>) {
    while names.contains(nesting.block.name) { nesting.close(nesting.block.name) }
  }

  private mutating func open(_ tag: HTMLTag) {
    var element = HTMLNesting.Element(name: tag.name)
    element.styling = nesting.innermost.styling
    element.styling.enter(resolved(tag))
    if isBesideCode(tag) { element.styling.isBesideCode = true }
    element.isShownAsBlock = tag.isShownAsBlock
    element.isForSpaces = tag.isForSpaces
    if tag.isForSpaces, tag["class"] != nil {
      (element.styling.keepsSpaces, element.styling.keepsLines) = (true, true)
    }
    element.writeCount = lines.writeCount
    if tag.name == "ol" { element.number = Int(tag["start"] ?? "") ?? 1 }
    let isOpen = nesting.open(element)
    let isItem = tag.name == "li" || element.styling.isWordItem
    if isItem { startItem(tag, isOpen ? element.styling : nesting.innermost.styling) }
    isAtStartOfPre = tag.name == "pre"
    if isAtStartOfPre { lines.beginCode() }
  }

  private func resolved(_ tag: HTMLTag) -> HTMLTag {
    guard tag.name == "a", let base else { return tag }
    var resolved = tag
    resolved.resolveLink(against: base)
    return resolved
  }

  /// Whether a part of a `pre` has what pages show beside code, such as the name of its language.
  private func isBesideCode(_ tag: HTMLTag) -> Bool {
    tag.name == "div" && nesting.isOpen("pre") && !nesting.isOpen("code") && !isHidden
      && scanner.isBeforeCode
  }

  private mutating func end(_ name: String) {
    isAtStartOfPre = false
    let isBlock =
      HTMLElement.blocks.contains(name)
      || nesting.innermost.isShownAsBlock && nesting.innermost.name == name
    if isBlock, !isHidden { endLine(name) }
    if name == "li" || nesting.innermost.styling.isWordItem {
      lines.endItem(nesting.innermost.styling)
    }
    if HTMLElement.isCell(name), isInTable { tables[tables.count - 1].endCell(&lines) }
    nesting.close(name)
    if name == "table", !isHidden { leaveTable() }
  }

  // MARK: Tables

  /// Whether the innermost table is read as one.
  private var isInTable: Bool { !tables.isEmpty && plainTableCount == 0 }

  /// Begins a table, or a part of one.
  private mutating func startPart(_ tag: HTMLTag) {
    let isCell = HTMLElement.isCell(tag.name)
    switch tag.name {
    case "table": enterTable(tag)
    case _ where !isInTable: if isCell { startCell() }
    case "col": tables[tables.count - 1].addColumn(tag)
    case "tr":
      endCell()
      tables[tables.count - 1].beginRow()
    case _ where isCell:
      endCell()
      tables[tables.count - 1].beginCell(tag, &lines)
    default: break
    }
  }

  private mutating func enterTable(_ tag: HTMLTag) {
    let isForLayout = ["presentation", "none"].contains(tag["role"])
    guard !isForLayout, plainTableCount == 0, tables.count < Self.greatestTableDepth else {
      return plainTableCount += 1
    }
    tables.append(HTMLTable())
  }

  private mutating func leaveTable() {
    guard plainTableCount == 0 else { return plainTableCount -= 1 }
    endTable()
  }

  private mutating func endTable() {
    endCell()
    guard let table = tables.popLast() else { return }
    lines.write(table: table.content(), nesting.innermost.styling)
  }

  /// Ends a cell that nothing else has ended.
  private mutating func endCell() {
    guard tables.last?.isInCell == true else { return }
    endForgottenCell()
    tables[tables.count - 1].endCell(&lines)
  }

  // MARK: Lists and rows

  private mutating func startItem(_ tag: HTMLTag, _ styling: HTMLStyling) {
    var number: Int?
    nesting.changeInnermost(where: HTMLElement.isList) { list in
      guard let next = list.number else { return }
      number = Int(tag["value"] ?? "") ?? next
      list.number = (number ?? next) &+ 1
    }
    guard !styling.isHidden else { return }
    var item = styling.item ?? ListItem(.bullet)
    if let level = tag["data-aria-level"].flatMap({ Int($0) }) { item.level = level - 1 }
    lines.beginItem(item, number: number)
    if let task = HTMLTask(tag) { lines.makeTask(isChecked: task.isChecked) }
  }

  /// Begins a cell: those of a row are on one line, separated by tabs.
  private mutating func startCell() {
    let written = lines.writeCount
    var (isFirst, isOnLine) = (true, false)
    nesting.changeInnermost(where: { $0 == "tr" }) { row in
      isFirst = row.cellCount == 0
      isOnLine = row.writeCount < written
      row.cellCount += 1
    }
    if nesting.isOpen("td") || nesting.isOpen("th") { endForgottenCell() }
    if !isFirst, !isHidden { lines.beginCell(isOnLine: isOnLine) }
  }

  /// Ends a cell that nothing else has ended before the next one.
  private mutating func endForgottenCell() {
    guard
      let cell = nesting.elements.last(where: { HTMLElement.isCell($0.name) || $0.name == "tr" }),
      HTMLElement.isCell(cell.name)
    else { return }
    nesting.close(cell.name)
  }
}

extension String {
  /// The text without the character that represents an attachment.
  package var withoutAttachments: String {
    guard unicodeScalars.contains(AttachmentContent.character) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { $0 != AttachmentContent.character }))
  }

  /// The text without a line end at its start.
  fileprivate var withoutFirstLineEnd: String {
    var rest = Substring(self).unicodeScalars
    if rest.first == "\r" { rest.removeFirst() }
    if rest.first == "\n" { rest.removeFirst() }
    return String(Substring(rest))
  }
}
