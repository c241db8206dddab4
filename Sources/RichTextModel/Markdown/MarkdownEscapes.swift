/// The characters of a paragraph that need a backslash, so that they are not taken for markup.
///
/// They are asked for in order. The time is proportional to the text, whatever it is.
struct MarkdownEscapes {
  private let scalars: [Unicode.Scalar]
  private let line: MarkdownLine
  private let place: MarkdownLine.Place
  /// The offset at which the present line begins.
  private var lineStart = 0
  /// The end of the sequence of signs that was examined last, and whether they need escapes.
  private var run = (end: 0, needsEscapes: false)
  /// The offset of the signs that would end a heading; nil if there are none.
  private let headingEnd: Int?

  init(_ line: MarkdownLine, _ place: MarkdownLine.Place) {
    self.line = line
    self.place = place
    scalars = line.scalars
    let count = line.scalars.reversed().prefix { $0 == "#" }.count
    let start = line.scalars.count - count
    let isEnd = count > 0 && (start == 0 || line.scalars[start - 1].isMarkdownSpace)
    headingEnd = place == .heading && isEnd ? start : nil
  }

  /// Notes that another line begins.
  mutating func beginLine(_ index: Int) { lineStart = index }

  /// Whether a character of the text needs an escape.
  mutating func needsEscape(_ index: Int) -> Bool {
    let scalar = scalars[index]
    guard scalar.isASCIIPunctuation else { return false }
    if MarkdownLine.isSpanSign(scalar), isSpanSign(index) { return true }
    return isBlockSign(index) || isInlineSign(index)
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Whether there is a space or an end at an index.
  private func isGap(_ index: Int) -> Bool { scalar(index)?.isMarkdownSpace ?? true }

  /// Whether there is an end, or what CommonMark takes for a space beside emphasis, at an index.
  private func isSpace(_ index: Int) -> Bool { scalar(index)?.isDelimiterSpace ?? true }

  private func isLetterOrDigit(_ index: Int) -> Bool {
    guard let scalar = scalar(index) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  // MARK: Emphasis and code

  private mutating func isSpanSign(_ index: Int) -> Bool {
    let sign = scalars[index]
    // One alone begins nothing that ends.
    guard line.signCounts[sign, default: 0] > 1 else { return false }
    if index < run.end { return run.needsEscapes }
    var end = index
    while end < scalars.count, scalars[end] == sign, line.roles[end] == line.roles[index] {
      end += 1
    }
    run = (end, needsEscapes(sign, index..<end))
    return run.needsEscapes
  }

  private func needsEscapes(_ sign: Unicode.Scalar, _ run: Range<Int>) -> Bool {
    if sign == "`" { return true }
    let isApart = isSpace(run.lowerBound - 1) && isSpace(run.upperBound)
    if isApart, !isBeforeBreak(run), !isAfterElement(run) { return false }
    let isInWord = isLetterOrDigit(run.lowerBound - 1) && isLetterOrDigit(run.upperBound)
    return !(sign == "_" && isInWord)
  }

  /// Whether signs are before a line break, which is written as a backslash or as an element.
  private func isBeforeBreak(_ run: Range<Int>) -> Bool {
    line.roles.indices.contains(run.upperBound) && line.roles[run.upperBound] == .lineBreak
  }

  /// Whether signs are after a line break that is written as an element.
  private func isAfterElement(_ run: Range<Int>) -> Bool {
    place != .paragraph && run.lowerBound > 0 && line.roles[run.lowerBound - 1] == .lineBreak
  }

  // MARK: Within a line

  private func isInlineSign(_ index: Int) -> Bool {
    let next = scalar(index + 1)
    switch scalars[index] {
    case "\\":
      return next.map { $0 == "\n" || $0.isASCIIPunctuation } ?? true
    case "[": return line.roles[index] == .linkText || next == "^"
    case "]": return line.roles[index] == .linkText || next == "(" || next == ":"
    case "^": return line.roles[index] == .linkText && scalar(index - 1) == "["
    case "!": return next == "["
    case "<":
      return next.map {
        $0.isASCII && ($0.properties.isAlphabetic || "/!?".unicodeScalars.contains($0))
      } ?? false
    case "&": return isReference(index)
    case ":": return isAddress(index)
    case ".": return isWeb(index)
    case "|": return place == .cell
    case "#": return index == headingEnd
    default: return false
    }
  }

  /// Whether a character reference begins at an index.
  private func isReference(_ index: Int) -> Bool {
    let name = scalars[(index + 1)...].prefix(34).prefix {
      $0 == "#" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    return !name.isEmpty && scalar(name.endIndex) == ";"
  }

  /// Whether a colon is in an address that would become a link.
  private func isAddress(_ index: Int) -> Bool {
    guard line.roles[index] == .text, scalar(index + 1) == "/", scalar(index + 2) == "/" else {
      return false
    }
    let scheme = String(String.UnicodeScalarView(scalars[max(index - 5, 0)..<index])).lowercased()
    return ["http", "https", "ftp"].contains { scheme.hasSuffix($0) }
  }

  /// Whether a full stop is after the `www` of an address that would become a link.
  private func isWeb(_ index: Int) -> Bool {
    guard line.roles[index] == .text, index >= 3, !isGap(index + 1) else { return false }
    return scalars[(index - 3)..<index].allSatisfy { $0 == "w" } && !isLetterOrDigit(index - 4)
  }

  // MARK: At the start of a line

  private func isBlockSign(_ index: Int) -> Bool {
    guard place == .paragraph else { return false }
    let sign = scalars[index]
    if sign == "." || sign == ")" { return isNumber(index) }
    guard index == lineStart else { return false }
    switch sign {
    case ">": return true
    case "#":
      let end = scalars[index...].prefix(7).prefix { $0 == "#" }
      return end.count < 7 && isGap(end.endIndex)
    // What would be the mark of a callout, or a box.
    case "[": return scalar(index + 1) == "!" || isBox(index)
    case "-", "+", "*": return isGap(index + 1) || isLineOfSigns(index)
    case "_", "=", "|", ":": return isLineOfSigns(index)
    // A fence, whatever follows it.
    case "~": return scalars[index...].prefix(3).count { $0 == "~" } == 3
    default: return false
    }
  }

  /// Whether a sign is after the number of an item.
  private func isNumber(_ index: Int) -> Bool {
    guard (1...9).contains(index - lineStart), isGap(index + 1) else { return false }
    return scalars[lineStart..<index].allSatisfy { ("0"..."9").contains($0) }
  }

  private func isBox(_ index: Int) -> Bool {
    guard let sign = scalar(index + 1), " xX".unicodeScalars.contains(sign) else { return false }
    return scalar(index + 2) == "]" && isGap(index + 3)
  }

  /// Whether a line is a rule, the line below a heading or the one below the header of a table, or
  /// is around metadata.
  private func isLineOfSigns(_ index: Int) -> Bool {
    let rest = scalars[index...].prefix { $0 != "\n" }.filter { !$0.isMarkdownSpace }
    let isOfTable = rest.contains("-") && rest.allSatisfy { "|:-".unicodeScalars.contains($0) }
    return isOfTable || rest.allSatisfy { $0 == scalars[index] }
  }
}
