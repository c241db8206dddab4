import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Laws of Markdown: what is written is read back, but for what ``MarkdownForm`` says is lost.
@Suite(.enabled(if: MarkdownForm.isAvailable)) struct MarkdownLawTests {
  private static func check(_ content: RichText, _ name: @autoclosure () -> String) throws {
    let markdown = MarkdownForm.markdown(of: content)
    let read = try MarkdownForm.content(fromText: markdown)
    let (wanted, found) = (MarkdownLines.all(of: content), MarkdownLines.all(of: read))
    guard wanted != found else { return }
    let place = zip(wanted, found).prefix { $0 == $1 }.count
    let at = { (lines: [MarkdownLines]) in lines.indices.contains(place) ? "\(lines[place])" : "–" }
    Issue.record("\(name()):\n\(markdown)\n\(place): \(at(wanted))\n\(at(found))")
  }

  /// 6 blocks for each seed.
  @Test func looksAndBlocksAreReadBack() throws {
    for seed in TestEffort.seeds(300) {
      var random = MarkdownLawContent(seed: seed)
      try Self.check(random.blocks(6), "seed \(seed)")
      markProgress("seed \(seed)")
    }
  }

  /// Every kind after every other; in the thorough run, after every two.
  @Test(arguments: [false, true])
  func everyBlockStaysApartFromEveryOther(areApart: Bool) throws {
    let all = MarkdownLawContent.Kind.allCases
    for first in all {
      for second in all {
        for third in all.prefix(TestEffort.size(1, thorough: all.count)) {
          let kinds = [first, second, third]
          try Self.check(MarkdownLawContent.blocks(kinds, areApart: areApart), "\(kinds)")
        }
        markProgress("\(first)")
      }
    }
  }
}

/// A paragraph as far as Markdown can say it, in letters and looks.
struct MarkdownLines: Equatable, CustomStringConvertible {
  private let format: ParagraphFormat
  private var letters: [Letter] = []

  private struct Letter: Equatable {
    var scalar: Unicode.Scalar
    var looks: AttributeContainer
    var name: String

    /// Whether it is white space that Markdown has no place for at the end of a line.
    var isBlank: Bool {
      scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{2028}" && !isCode
    }

    var isCode: Bool { looks[FontTraitsKey.self]?.contains(.monospace) == true }
    var isMarkup: Bool { looks[ContentTypeKey.self] == .markup }

    /// The looks that go on in white space beside it.
    var bare: AttributeContainer {
      var bare = looks
      let traits = (looks[FontTraitsKey.self] ?? []).subtracting(.monospace)
      bare[FontTraitsKey.self] = traits.isEmpty ? nil : traits
      return bare
    }

    /// Whether it has no looks of its own in Markdown.
    var isLoose: Bool { isBlank || scalar == "\u{2028}" && !isMarkup }
  }

  var description: String {
    let pieces = letters.reduce(into: [(AttributeContainer, String)]()) { pieces, letter in
      if pieces.last?.0 == letter.looks {
        pieces[pieces.count - 1].1 += letter.name
      } else {
        pieces.append((letter.looks, letter.name))
      }
    }
    let names = pieces.map { looks, text in
      let traits = looks[FontTraitsKey.self] ?? []
      let names: [String?] = [
        traits.contains(.bold) ? "b" : nil, traits.contains(.italic) ? "i" : nil,
        traits.contains(.monospace) ? "c" : nil,
        looks[StrikethroughKey.self] == true ? "s" : nil, looks[LinkKey.self].map { "l:\($0)" },
        looks[LetterPositionKey.self].map { "\($0)" },
        looks[ContentTypeKey.self].map { "\($0)" },
      ]
      return "\(names.compactMap { $0 }.joined(separator: ","))‹\(text)›"
    }
    let list = format.list.map { "\($0.kind) \($0.level) \($0.start.map(String.init) ?? "")" } ?? ""
    return "\(format.style.rawValue) \(format.language ?? "") \(list) \(format.headIndent)"
      + "\(format.beginsBlock ? " apart" : "") " + names.joined()
  }

  static func all(of content: RichText) -> [MarkdownLines] {
    content.paragraphs.map { MarkdownLines($0.text, $0.format) }
  }

  private init(_ text: RichText, _ format: ParagraphFormat) {
    self.format = format
    text.forEachPiece { text, attributes in
      var looks = AttributeContainer()
      looks[FontTraitsKey.self] = attributes[FontTraitsKey.self]
      looks[StrikethroughKey.self] = attributes[StrikethroughKey.self]
      looks[LinkKey.self] = attributes[LinkKey.self]
      looks[LetterPositionKey.self] = attributes[LetterPositionKey.self]
      looks[ContentTypeKey.self] = attributes[ContentTypeKey.self]
      let attachment = attributes[AttachmentKey.self]
      let name = attachment.map(Self.name)
      letters += text.unicodeScalars.map {
        Letter(scalar: $0, looks: looks, name: name ?? String($0))
      }
    }
    guard format.style != .code else { return }
    removeBlankEnds()
    reduceLooksOfBlanks()
  }

  private static func name(of attachment: AttachmentContent) -> String {
    if let picture = attachment.picture {
      return "![\(picture.alternativeText)](\(picture.source.address))"
    }
    let cells = attachment.table?.rows.map { row in
      row.map { $0.map { all(of: $0.text).map(\.description).joined(separator: "¶") } ?? "–" }
    }
    return "\(cells ?? []) \(attachment.table?.columns.map(\.alignment) ?? [])"
  }

  /// White space at the ends of lines is lost.
  private mutating func removeBlankEnds() {
    var lines = letters.split(omittingEmptySubsequences: false) { $0.scalar == "\u{2028}" }
    for index in lines.indices {
      lines[index] = lines[index].drop(while: \.isBlank)
      while lines[index].last?.isBlank == true { lines[index].removeLast() }
    }
    var rest = letters.filter { $0.scalar == "\u{2028}" }[...]
    letters = Array(lines[0])
    for line in lines.dropFirst() {
      if let lineBreak = rest.popFirst() { letters.append(lineBreak) }
      letters += line
    }
  }

  /// White space, and a line break, has looks if the letters beside it have the same.
  private mutating func reduceLooksOfBlanks() {
    var index = 0
    while index < letters.count {
      guard letters[index].isLoose else {
        index += 1
        continue
      }
      let end = letters[index...].firstIndex { !$0.isLoose } ?? letters.count
      let around = [index - 1, end].map { letters.indices.contains($0) ? letters[$0].bare : nil }
      let isInside =
        around[0] == around[1]
        && letters[index..<end].allSatisfy { $0.looks.has(around[0] ?? AttributeContainer()) }
      for blank in index..<end {
        letters[blank].looks = isInside ? around[0] ?? AttributeContainer() : AttributeContainer()
      }
      index = end
    }
  }
}

extension AttributeContainer {
  /// Whether all looks of others are among these.
  fileprivate func has(_ looks: AttributeContainer) -> Bool {
    let (struck, link) = (looks[StrikethroughKey.self], looks[LinkKey.self])
    let position = looks[LetterPositionKey.self]
    return (self[FontTraitsKey.self] ?? []).isSuperset(of: looks[FontTraitsKey.self] ?? [])
      && (struck == nil || self[StrikethroughKey.self] == struck)
      && (link == nil || self[LinkKey.self] == link)
      && (position == nil || self[LetterPositionKey.self] == position)
  }
}
