import FoundationEssentials

/// Divides the text of a document into lines, and treats white space as a browser does.
///
/// A line ends only when something follows it, so that a line break at the end of a block adds
/// none, and the cells of a row are one line.
struct HTMLLines {
  /// The largest numbers of runs in a document and in a line; the text after that is plain.
  ///
  /// A text view iterates over all runs of a line for each of them.
  static let greatestRunCount = 20_000
  static let greatestRunCountOfLine = 1_000

  private(set) var text = RichText()
  /// The number of times that text was written.
  private(set) var writeCount = 0

  private var piece = ""
  private var attributes = AttributeContainer()
  private var space: AttributeContainer?
  /// Whether the line has content, and whether another line follows it.
  private var isOpen = false
  private var isEnded = false
  private var format = AttributeContainer()
  private var runCountBeforeLine = 0
  /// The item that the next line is, and its number, until it has text.
  private var nextItem: (item: ListItem, number: Int?)?
  /// The item that the line is.
  private var item: ListItem?
  /// The numbers of the items so far.
  private var counters = ListNumbering.Counters()
  /// Whether the next line begins code, and what the line before the present one is if that does.
  private var beginsCode = false
  private var formatBeforeCode: ParagraphFormat?
  /// The number of cells that have begun since the last text.
  private var tabulatorCount = 0
  /// The no-break spaces that are all of the line so far: what some programs put into an empty one.
  private var blank: (text: String, attributes: AttributeContainer, styling: HTMLStyling)?
  /// The line breaks within the paragraph since the last text.
  private var breaks: [HTMLStyling] = []

  // MARK: Ends

  /// Ends the line if it has content.
  mutating func endBlock() {
    endBreaks()
    space = nil
    if let blank { return breakLine(blank.styling) }
    guard isOpen, tabulatorCount == 0 else { return }
    (isOpen, isEnded) = (false, true)
  }

  /// Ends the line, even an empty one.
  mutating func breakLine(_ styling: HTMLStyling) {
    tabulatorCount = 0
    blank = nil
    guard !isOpen else { return endBlock() }
    beginLine()
    countLine()
    format = lineAttributes(styling)
    isEnded = true
  }

  /// Breaks the line within the paragraph.
  mutating func breakLineWithinParagraph(_ styling: HTMLStyling) {
    guard tabulatorCount == 0 else { return breakLine(styling) }
    (space, blank) = (nil, nil)
    breaks.append(styling)
  }

  /// Ends the line breaks of a paragraph, of which the last one only ends the line before it.
  private mutating func endBreaks() {
    guard let last = breaks.popLast() else { return }
    if let first = breaks.first {
      begin(first)
      writeBreaks()
      (isOpen, writeCount) = (true, writeCount + 1)
    } else if !isOpen {
      breakLine(last)
    }
  }

  private mutating func writeBreaks() {
    for styling in breaks { add("\u{2028}", styling.attributes.merging(format)) }
    breaks = []
  }

  /// Adds a rule, which is a line of its own.
  mutating func addRule(_ styling: HTMLStyling) {
    endRow()
    var styling = styling
    styling.use(.rule)
    breakLine(styling)
  }

  /// Whether the last line is a rule: there is a place to write after it.
  private var isAfterRule: Bool { isEnded && !isOpen && format[ParagraphKey.self]?.style == .rule }

  /// Begins another cell of a row.
  ///
  /// - Parameter isOnLine: Whether the last line contains text of the row.
  mutating func beginCell(isOnLine: Bool) {
    if isOnLine, isEnded { (isOpen, isEnded) = (true, false) }
    (space, blank) = (nil, nil)
    tabulatorCount += 1
  }

  /// Ends a row, whose last cells may be empty.
  mutating func endRow() {
    tabulatorCount = 0
    endBlock()
  }

  /// Discards everything written so far.
  mutating func restart() { self = HTMLLines() }

  // MARK: Lists

  /// Makes the next line an item of a list.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - number: The number that it has to have; nil if it has none.
  mutating func beginItem(_ item: ListItem, number: Int?) { nextItem = (item, number) }

  /// Creates the item that has just begun a task.
  mutating func makeTask(isChecked: Bool) {
    nextItem?.item.kind = .task
    nextItem?.item.isChecked = isChecked
  }

  /// Takes the marker that Word writes before an item.
  mutating func write(marker: String) {
    guard let next = nextItem, let marker = WordMarker(marker, after: counters, next.item) else {
      return
    }
    nextItem = (marker.item, marker.number)
  }

  /// Makes an item that begins with a box in brackets a task; returns the rest of its text.
  private mutating func withoutBox(_ characters: String) -> String {
    guard nextItem?.item.kind == .bullet else { return characters }
    for (box, isChecked) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)]
    where characters.hasPrefix(box) {
      makeTask(isChecked: isChecked)
      return String(characters.dropFirst(box.count))
    }
    return characters
  }

  /// Ends an item, which is an empty line if it has no text.
  mutating func endItem(_ styling: HTMLStyling) {
    if nextItem != nil, !styling.isHidden { breakLine(styling) }
    nextItem = nil
  }

  /// Notes that the next line is the first one of code.
  mutating func beginCode() { beginsCode = true }

  /// Determines the item that a new line is.
  private mutating func countLine() {
    formatBeforeCode = beginsCode ? format[ParagraphKey.self] : nil
    beginsCode = false
    let next = nextItem
    nextItem = nil
    item = next.map { next in
      next.number.map { counters.item(next.item, withNumber: $0) } ?? next.item
    }
    counters.take(item)
  }

  private mutating func beginLine() {
    guard isEnded else { return }
    flush()
    text.append(RichText("\n", attributes: format))
    isEnded = false
    runCountBeforeLine = text.runs.count
  }

  // MARK: Text

  mutating func write(_ characters: String, _ styling: HTMLStyling) {
    guard !styling.keepsSpaces || !styling.keepsLines else {
      return writeAsItIs(characters, styling)
    }
    var isFirst = true
    let attributes = styling.attributes
    // Line ends split lines only where they are preserved.
    for line in characters.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { styling.keepsLines && $0 == UInt8(ascii: "\n") })
    {
      if !isFirst { breakLine(styling) }
      isFirst = false
      writeCollapsed(line, attributes, styling)
    }
  }

  /// Writes a picture, which is a character of its line.
  mutating func write(_ picture: PictureContent, _ styling: HTMLStyling) {
    // The attributes that are left out there have the picture.
    guard !isTooColourful else { return write(picture.alternativeText, styling) }
    var attributes = styling.attributes
    attributes[AttachmentKey.self] = AttachmentContent(picture)
    append(String(AttachmentContent.character), attributes, styling)
  }

  /// Writes a table, which has a line to itself.
  mutating func write(table content: RichText, _ styling: HTMLStyling) {
    guard !content.isEmpty else { return }
    endRow()
    flush()
    begin(styling)
    text.append(content)
    (isOpen, writeCount) = (true, writeCount + 1)
    endRow()
  }

  private mutating func writeCollapsed(
    _ characters: Substring.UTF8View, _ attributes: AttributeContainer, _ styling: HTMLStyling
  ) {
    var words: [UInt8] = []
    var isAfterSpace = false
    for byte in characters {
      guard !byte.isHTMLSpace else {
        isAfterSpace = true
        continue
      }
      if isAfterSpace {
        words.isEmpty ? noteSpace(attributes) : words.append(0x20)
        isAfterSpace = false
      }
      words.append(byte)
    }
    if !words.isEmpty { append(String(decoding: words, as: UTF8.self), attributes, styling) }
    if isAfterSpace { noteSpace(attributes) }
  }

  /// Remembers a space, which is dropped at the ends of a line.
  private mutating func noteSpace(_ attributes: AttributeContainer) {
    if isOpen || blank != nil, space == nil, breaks.isEmpty { space = attributes }
  }

  private mutating func writeAsItIs(_ characters: String, _ styling: HTMLStyling) {
    let attributes = styling.attributes
    let lines = characters.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    for (index, line) in lines.enumerated() {
      if index > 0 { breakLine(styling) }
      // The carriage return of a CR LF.
      let isBroken = index < lines.count - 1 && line.last == "\r"
      let line = isBroken ? line.dropLast() : line
      if !line.isEmpty { append(String(Substring(line)), attributes, styling) }
    }
  }

  private mutating func append(
    _ characters: String, _ attributes: AttributeContainer, _ styling: HTMLStyling
  ) {
    let isBlank = !isOpen && breaks.isEmpty && tabulatorCount == 0
    if isBlank, characters.unicodeScalars.allSatisfy({ $0 == "\u{A0}" }) {
      return blank = ((blank?.text ?? "") + characters, attributes, styling)
    }
    if let blank {
      let space = space
      (self.blank, self.space) = (nil, nil)
      write(blank.text, in: blank.attributes, blank.styling)
      self.space = space
    }
    write(characters, in: attributes, styling)
  }

  private mutating func write(
    _ characters: String, in attributes: AttributeContainer, _ styling: HTMLStyling
  ) {
    let characters = isOpen ? characters : withoutBox(characters)
    begin(styling)
    let attributes = attributes.merging(format)
    if tabulatorCount > 0 { add(String(repeating: "\t", count: tabulatorCount), attributes) }
    tabulatorCount = 0
    writeBreaks()
    if let space {
      self.space = nil
      add(" ", space.merging(format))
    }
    add(characters, attributes)
    (isOpen, writeCount) = (true, writeCount + 1)
  }

  /// Begins the line, unless it has begun.
  private mutating func begin(_ styling: HTMLStyling) {
    beginLine()
    if !isOpen { countLine() }
    format = lineAttributes(styling)
  }

  private mutating func add(_ characters: String, _ attributes: AttributeContainer) {
    if attributes != self.attributes {
      flush()
      self.attributes = isTooColourful ? AttributeContainer() : attributes
    }
    piece += characters
  }

  private var isTooColourful: Bool {
    text.runs.count >= Self.greatestRunCount
      || text.runs.count - runCountBeforeLine >= Self.greatestRunCountOfLine
  }

  private mutating func flush() {
    guard !piece.isEmpty else { return }
    text.append(RichText(piece, attributes: attributes))
    piece = ""
  }

  mutating func finish() -> RichText {
    flush()
    if isAfterRule { text.append(RichText("\n", attributes: format)) }
    return text
  }

  /// Returns the attributes of the line as a paragraph.
  private func lineAttributes(_ styling: HTMLStyling) -> AttributeContainer {
    var attributes = AttributeContainer()
    var format = styling.format
    format.headIndent = max(format.headIndent, 0)
    if let item {
      format.list = item
    } else if let list = styling.item {
      // A further paragraph of an item.
      format.headIndent += (list.level + 1) * NamedStyles.quoteIndent
    }
    if var last = formatBeforeCode, format.style == .code {
      last.beginsBlock = false
      format.beginsBlock = format == last
    }
    attributes[ParagraphKey.self] = format.ifNotPlain
    return attributes
  }
}
