import FoundationEssentials

/// An edited block: what is kept of the lines that it was read from.
///
/// What the writer makes of the block before and after the edit tells what the edit is; the rest of
/// the source stays.
struct MarkdownEdit {
  private let source: [String]
  private let plain: [String]
  private let written: [String]

  init(source: [String], plain: [String], written: [String]) {
    self.source = source
    self.plain = plain
    self.written = written
  }

  /// The lines of the edited block.
  var lines: [String] {
    if plain.count == 1, written.count == 1 { return editedText ?? written }
    if let indent = indentOfCode {
      let inner = MarkdownEdit(
        source: source, plain: plain.dropFirst().dropLast(), written: written.dropFirst().dropLast()
      )
      return inner.editedLines { $0.first?.isLineEnd == false ? indent + $0 : $0 } ?? written
    }
    return editedLines { $0 } ?? written
  }

  /// The lines around the edited ones, and those as a closure writes them; nil if the writer has
  /// another number of lines.
  private func editedLines(_ line: (String) -> String) -> [String]? {
    guard source.count == plain.count else { return nil }
    let (start, end) = plain.commonEnds(with: written)
    var lines = Array(source[..<start])
    lines += written[start..<(written.count - end)].map(line)
    lines += source[(source.count - end)...]
    return lines
  }

  /// The indent of code that is indented where the writer has fences; nil for anything else.
  private var indentOfCode: String? {
    guard let fence = plain.first, fence.hasPrefix("```"), written.first == fence,
      plain.count == source.count + 2, written.count > 2, let first = source.first,
      first.hasSuffix(plain[1])
    else { return nil }
    return String(first.dropLast(plain[1].count))
  }

  /// A paragraph that the writer has in one line, with its markers and soft breaks.
  private var editedText: [String]? {
    let (old, new) = (MarkedLine(plain[0]), MarkedLine(written[0]))
    guard old.markers == new.markers, let first = source.first.map({ MarkedLine($0) }),
      first.kinds == old.kinds
    else { return nil }
    let rest = source.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" || $0 == ">" } }
    // The text in one line, with a space for each soft break, and where those are.
    var flat = Array(first.text)
    var breaks: [Int: Int] = [:]
    for (line, text) in rest.enumerated() {
      breaks[flat.count] = line
      flat += " " + Array(text.withoutEnd)
    }
    let (before, after) = (Array(old.text), Array(new.text))
    let (start, end) = before.commonEnds(with: after)
    let removed = start..<(before.count - end)
    let inserted = String(after[start..<(after.count - end)])
    let lineEnd = source.last?.lineEnd ?? ""
    guard let place = Self.place(of: removed, in: before, flat) else {
      return [first.markers + new.text + lineEnd]
    }
    var text = first.markers
    for index in 0...flat.count {
      if index == place.lowerBound { text += inserted }
      guard index < flat.count, !place.contains(index) else { continue }
      if let line = breaks[index] {
        text += source[line].lineEnd + Self.indent(of: source[line + 1])
      } else {
        text.append(flat[index])
      }
    }
    return (text + lineEnd).linesWithEnds
  }

  /// Returns where a part of the text is in the source, by what is beside it; nil if that is not
  /// clear.
  private static func place(
    of part: Range<Int>, in text: [Character], _ source: [Character]
  ) -> Range<Int>? {
    guard text != source else { return part }
    for (left, right) in contexts {
      let lower = max(part.lowerBound - left, 0)
      let upper = min(part.upperBound + right, text.count)
      guard upper > lower else { continue }
      let here = text.places(of: text[lower..<upper])
      let there = source.places(of: text[lower..<upper])
      guard here.count == there.count, let index = here.firstIndex(of: lower) else { continue }
      let start = there[index] + part.lowerBound - lower
      return start..<(start + part.count)
    }
    return nil
  }

  /// How many characters before and after an edit are looked for, in this order.
  private static let contexts = [
    (24, 24), (24, 0), (0, 24), (12, 12), (12, 0), (0, 12), (6, 6), (6, 0), (0, 6), (3, 3), (3, 0),
    (0, 3),
  ]

  private static func indent(of line: String) -> String {
    String(line.prefix { $0 == " " || $0 == "\t" || $0 == ">" })
  }
}

extension RandomAccessCollection where Element: Equatable, Index == Int {
  /// Returns how many elements at the start, and how many at the end, are those of another
  /// collection.
  fileprivate func commonEnds(with other: Self) -> (start: Int, end: Int) {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let most = Swift.min(count, other.count) - start
    return (start, zip(reversed(), other.reversed()).prefix { $0 == $1 }.prefix(most).count)
  }
}

extension [Character] {
  /// Returns where a part begins, each time that it is there.
  fileprivate func places(of part: ArraySlice<Character>) -> [Int] {
    guard let first = part.first, part.count <= count else { return [] }
    return (0...(count - part.count)).filter {
      self[$0] == first && self[$0..<($0 + part.count)] == part
    }
  }
}
