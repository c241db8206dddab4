extension HTMLForm {
  /// Reads the text that HTML shows, without its looks: also of a document that is larger than
  /// ``maxSize``.
  ///
  /// Blocks and rows are lines, and cells are separated by tabs. The time is proportional to the
  /// number of bytes.
  ///
  /// - Parameter bytes: The document as another program offers it, in UTF-8 or UTF-16.
  /// - Returns: The text; empty if it shows none.
  package static func plainText(from bytes: [UInt8]) -> String {
    var text = HTMLPlainText(withoutHeader(inUTF8(bytes)))
    return text.read()
  }
}

/// Collects the text of a document, tag by tag.
private struct HTMLPlainText {
  private var scanner: HTMLScanner
  private var text = ""
  /// Whether nothing is in the present line yet.
  private var isAtLineStart = true
  /// Whether white space is to be written before the next word.
  private var hasSpace = false
  /// The number of elements around the present position that are not displayed.
  private var hiddenCount = 0
  private var preCount = 0
  private var isInCell = false

  init(_ bytes: [UInt8]) { scanner = HTMLScanner(bytes) }

  mutating func read() -> String {
    while let token = scanner.next() {
      switch token {
      case .text(let range): write(HTMLCharacters.decoded(scanner.bytes[range]))
      case .start(let tag): start(tag.name)
      case .end(let name): end(name)
      case .fragment(isStart: true): restart()
      case .fragment(isStart: false): return finish()
      }
    }
    return finish()
  }

  private mutating func restart() { (text, isAtLineStart, hasSpace) = ("", true, false) }

  private mutating func finish() -> String {
    if isAtLineStart, text.last == "\n" { text.removeLast() }
    return text
  }

  // MARK: Elements

  private mutating func start(_ name: String) {
    guard !HTMLElement.raw.contains(name) else { return scanner.skipContent(of: name) }
    // It ends a head that nothing else has ended.
    if name == "body" { hiddenCount = 0 }
    if HTMLElement.hidden.contains(name) { hiddenCount += 1 }
    if name == "pre" { preCount += 1 }
    if HTMLElement.isCell(name) { isInCell = true }
    if name == "br" { breakLine() } else if HTMLElement.blocks.contains(name) { endBlock(name) }
  }

  private mutating func end(_ name: String) {
    if HTMLElement.hidden.contains(name), hiddenCount > 0 { hiddenCount -= 1 }
    if name == "pre", preCount > 0 { preCount -= 1 }
    if HTMLElement.isCell(name) { endCell() }
    if HTMLElement.blocks.contains(name) { endBlock(name) }
  }

  private mutating func endBlock(_ name: String) {
    if HTMLElement.endsRow(name) { isInCell = false }
    // A row is one line, whatever is in its cells.
    guard !isInCell else { return hasSpace = true }
    if !isAtLineStart { breakLine() }
  }

  private mutating func endCell() {
    isInCell = false
    guard hiddenCount == 0 else { return }
    text.append("\t")
    (isAtLineStart, hasSpace) = (false, false)
  }

  private mutating func breakLine() {
    guard hiddenCount == 0 else { return }
    guard !isInCell else { return hasSpace = true }
    if text.utf8.last == UInt8(ascii: "\t") { text.removeLast() }
    text.append("\n")
    (isAtLineStart, hasSpace) = (true, false)
  }

  // MARK: Text

  private mutating func write(_ decoded: String) {
    guard hiddenCount == 0 else { return }
    let decoded = decoded.withoutAttachments
    guard preCount == 0 else {
      text.append(decoded)
      if let last = decoded.utf8.last { isAtLineStart = last == UInt8(ascii: "\n") }
      return
    }
    // White space is one space between words, and none at the edges of a line or a cell.
    if decoded.utf8.first?.isHTMLSpace == true { hasSpace = true }
    for word in decoded.utf8.split(whereSeparator: \.isHTMLSpace) {
      if hasSpace, !isAtLineStart, text.utf8.last != UInt8(ascii: "\t") { text.append(" ") }
      text.append(contentsOf: Substring(word))
      (isAtLineStart, hasSpace) = (false, true)
    }
    hasSpace = decoded.utf8.last?.isHTMLSpace ?? hasSpace
  }
}
