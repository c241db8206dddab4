import FoundationEssentials
import RichTextModel
import TestSupport
import TextParagraphs
import Testing

/// Laws for whatever is inserted anywhere, in any way.
@Suite struct InsertionLawTests {
  /// A random content at a random place of a random text.
  private struct Trial {
    let before: RichText
    let range: Range<Int>
    let content: RichText
    let source: Insertion.Source
    let insertion: Insertion
    let after: RichText

    init(_ before: RichText, _ content: RichText, _ generator: inout SeededRandom) {
      let ends = [0, 1].map { _ in Int.random(in: 0...before.count, using: &generator) }.sorted()
      let isPlace = generator.once(in: 2)
      range = ends[0]..<(isPlace ? ends[0] : ends[1])
      source = generator.pick(Insertion.Source.allCases)
      self.before = before
      self.content = source == .plainText ? RichText(content.text) : content
      insertion = before.insertion(of: self.content, from: source, in: range)
      var after = before
      after.apply(insertion)
      self.after = after
    }

    /// The offsets at which the line of the part begins, and at which its last line ends.
    var lineStart: Int { before.lineStart(of: range.lowerBound) }
    var lineEnd: Int { before.lineEnd(of: range.upperBound) }
    var landed: Range<Int> { range.lowerBound..<(range.lowerBound + insertion.content.count) }
  }

  private static func check(_ trial: Trial, _ note: String) {
    let (before, after, range, landed) = (trial.before, trial.after, trial.range, trial.landed)
    let removed = before.part(range).text
    #expect(
      after.text.utf8.elementsEqual(
        (before.part(0..<range.lowerBound).text + trial.insertion.content.text
          + before.part(range.upperBound..<before.count).text).utf8), "the text, \(note)")
    // Lines outside.
    #expect(
      after.part(0..<range.lowerBound) == before.part(0..<range.lowerBound), "before, \(note)")
    #expect(
      after.part((trial.lineEnd - range.count + landed.count)..<after.count)
        == before.part(trial.lineEnd..<before.count), "after, \(note)")
    // Taken away again, the text is what it was.
    var back = after
    back.replace(landed, with: before.part(range))
    #expect(back.withoutFormats == before.withoutFormats, "removing \(removed), \(note)")
    // One paragraph has one format from the content on.
    let end = trial.lineEnd - range.count + landed.count
    for paragraph in after.part(landed.lowerBound..<end).wholeLines {
      let formats = Set(paragraph.runs.map { $0.attributes[ParagraphKey.self] })
      #expect(formats.count <= 1, "\(formats), \(note)")
    }
    #expect(trial.insertion.caret == landed.upperBound)
  }

  private static func checkPlace(_ trial: Trial, _ note: String) {
    let (before, after, landed) = (trial.before, trial.after, trial.landed)
    let line = before.part(0..<trial.range.lowerBound).text.unicodeScalars.count {
      ParagraphEnd.isEnd($0)
    }
    let old = before.paragraphs[line].format
    if old.style == .code {
      for run in trial.insertion.content.runs {
        #expect(run.attributes[ParagraphKey.self]?.style == .code, "\(note)")
        #expect(run.attributes.keysBesideFormats == 0, "\(note)")
      }
      #expect(trial.insertion.content.attachments.isEmpty, "\(note)")
      return
    }
    let new = trial.insertion.content
    let breaks = new.text.unicodeScalars.count { $0 == "\n" }
    #expect(
      after.paragraphs.count
        == before.paragraphs.count + breaks
        - before.part(trial.range).text.unicodeScalars.count { $0 == "\n" }, "\(note)")
    let isWithinLine =
      breaks == 0 && !new.attachments.contains(where: \.content.isBlock)
      && (trial.source != .document
        || trial.content.runs.first?.attributes[ParagraphKey.self]?.isBody != false)
    guard isWithinLine, !landed.isEmpty else { return }
    let format = after.paragraphs[line].format
    #expect(format.list == old.list && format.style == old.style, "\(note)")
  }

  @Test("any content anywhere")
  func anyContentAnywhere() {
    for seed in TestEffort.seeds(8_000) {
      var random = RandomContent(seed: seed)
      let (before, content) = (random.text(), random.text(nesting: 1))
      let trial = Trial(before, content, &random.generator)
      Self.check(trial, "seed \(seed)")
      Self.checkPlace(trial, "seed \(seed)")
    }
  }

  private static let lines = [
    "- one", "  - two", "(x) done", "( ) open", "7. seven", "# title", "> said", "$ let a", "$ ",
    "body",
    "", "- ", "# ",
  ]

  private static func text(_ generator: inout SeededRandom) -> RichText {
    let count = Int.random(in: 1...4, using: &generator)
    return LineNotation((0..<count).map { _ in generator.pick(lines) }.joined(separator: "\n"))
      .content
  }

  @Test("paragraphs of one format stay so")
  func paragraphsHaveOneFormat() {
    for seed in TestEffort.seeds(20_000) {
      var generator = SeededRandom(seed: seed)
      let before = Self.text(&generator)
      let whole = Self.text(&generator)
      let start = Int.random(in: 0...whole.count, using: &generator)
      let trial = Trial(before, whole.part(start..<whole.count), &generator)
      Self.check(trial, "seed \(seed)")
      Self.checkPlace(trial, "seed \(seed)")
      let isMixed = trial.after.wholeLines.contains { line in
        Set(line.runs.map { $0.attributes[ParagraphKey.self] }).count > 1
      }
      #expect(!isMixed, "seed \(seed): \(LineNotation.lines(of: trial.after))")
    }
  }

  @Test func aLongTextTakesLinearTime() {
    let line = RichText("some words and more\n")
    var long = RichText()
    for _ in 0..<20_000 { long.append(line) }
    var text: RichText = "ab"
    text.apply(text.insertion(of: long, from: .document, in: 1..<1))
    #expect(text.count == long.count + 2)
  }
}

extension ParagraphFormat {
  fileprivate var isBody: Bool { list == nil && style == .body }
}

extension AttributeContainer {
  /// How many attributes there are beside those of paragraphs.
  fileprivate var keysBesideFormats: Int {
    var rest = self
    rest[ParagraphKey.self] = nil
    rest[FollowingParagraphKey.self] = nil
    return rest == AttributeContainer() ? 0 : 1
  }
}

extension RichText {
  fileprivate func lineStart(of offset: Int) -> Int {
    let scalars = Array(text.unicodeScalars)
    return scalars[..<offset].lastIndex(where: ParagraphEnd.isEnd).map { $0 + 1 } ?? 0
  }

  fileprivate func lineEnd(of offset: Int) -> Int {
    let scalars = Array(text.unicodeScalars)
    return scalars[offset...].firstIndex(where: ParagraphEnd.isEnd).map { $0 + 1 } ?? count
  }

  /// The text without the formats of paragraphs.
  fileprivate var withoutFormats: RichText {
    var text = self
    text.changeAttributes(in: 0..<count) { $0[ParagraphKey.self] = nil }
    return text
  }

  /// The lines with their ends.
  fileprivate var wholeLines: [RichText] {
    var lines: [RichText] = []
    var start = 0
    while start < count {
      let end = lineEnd(of: start)
      lines.append(part(start..<end))
      start = end
    }
    return lines
  }
}
