import TestSupport
import Testing

@testable import RichTextModel

/// What commands for lists and blocks do to the formats of paragraphs.
@Suite struct ParagraphLineTests {
  /// Creates lines of a notation: two spaces for each level, and `-`, `#` or `o` for an item.
  private static func lines(_ notation: [String]) -> ParagraphLines {
    ParagraphLines(notation.map(format))
  }

  private static func format(_ line: String) -> ParagraphFormat {
    let level = line.prefix { $0 == " " }.count / 2
    let kinds: [Character: ListItem.Kind] = ["-": .bullet, "#": .number, "o": .task]
    guard let kind = line.first(where: { $0 != " " }).flatMap({ kinds[$0] }) else {
      return ParagraphFormat()
    }
    return ParagraphFormat(list: ListItem(kind, level: level))
  }

  /// Returns the notation of lines.
  private static func notation(_ lines: ParagraphLines) -> [String] {
    (0..<lines.count).map { line in
      guard let item = lines.item(at: line) else { return "" }
      let sign = item.kind == .bullet ? "-" : item.kind == .number ? "#" : "o"
      return String(repeating: "  ", count: item.level) + sign
    }
  }

  private static func after(
    _ notation: [String], _ change: (inout ParagraphLines) -> Void
  ) -> [String] {
    var lines = lines(notation)
    change(&lines)
    return self.notation(lines)
  }

  @Test func nestedItemsFollowTheLastLine() {
    let list = ["-", "-", "  -", "    -", "-"]
    #expect(Self.after(list) { $0.nest(1...1) } == ["-", "  -", "    -", "      -", "-"])
    #expect(Self.after(list) { $0.unnest(2...2) } == ["-", "-", "-", "  -", "-"])
    #expect(Self.after(list) { $0.unnest(0...0) } == ["", "-", "  -", "    -", "-"])
    #expect(Self.after(list) { $0.nest(0...0) } == list)
    #expect(Self.after(list) { $0.nest(2...2) } == list)
  }

  @Test func noItemIsLeftTooDeep() {
    #expect(
      Self.after(["-", "  -", "    -", "  -"]) { $0.toggle(.bullet, numberFormat: nil, in: 0...0) }
        == ["", "-", "  -", "-"])
    // Those side by side stay side by side, also where the first one was deeper.
    #expect(
      Self.after(["  -", "    -", "  -"].map { "  " + $0 }) {
        $0.setItem(ListItem(.number), at: 0)
      } == ["    #", "      -", "    -"])
  }

  @Test func aSelectionWithOtherParagraphsKeepsLevels() {
    #expect(
      Self.after(["-", "-", "", "-", "  -"]) { $0.nest(1...3) } == ["-", "  -", "", "-", "  -"])
  }

  @Test func ticksAreThoseOfTasks() {
    var lines = Self.lines(["o", "-", "o"])
    lines.toggleTicks(in: 0...2)
    #expect((0...2).map { lines.item(at: $0)?.isChecked } == [true, false, true])
    lines.toggleTick(at: 0)
    lines.toggleTicks(in: 0...2)
    #expect((0...2).map { lines.item(at: $0)?.isChecked } == [true, false, true])
    lines.toggleTicks(in: 0...2)
    #expect(lines.changes.isEmpty)
    lines.toggleTick(at: 1)
    #expect(lines.item(at: 1)?.kind == .bullet)
  }

  @Test func whatEndsAsItWasHasNotChanged() {
    var lines = Self.lines(["-", "-"])
    lines.nest(1...1)
    #expect(lines.changedLines == 1...1)
    lines.unnest(1...1)
    #expect(lines.changedLines == nil)
  }

  @Test func theFirstItemKeepsTheNumberThatAListBeginsWith() throws {
    var formats = ["#", "#", "#"].map(Self.format)
    formats[0].list?.start = 5
    let lines = ParagraphLines(formats)
    let move = try #require(lines.move(0...0, down: true, isLastEmpty: false))
    #expect((0...2).map { move.lines.item(at: $0)?.start } == [5, nil, nil])
    let up = try #require(lines.move(2...2, toLine: 0))
    #expect((0...2).map { up.lines.item(at: $0)?.start } == [5, nil, nil])
  }

  @Test func whatMovesAwayLeavesNoItemTooDeep() throws {
    let lines = Self.lines(["-", "  -", "", "-", "  -"])
    let move = try #require(lines.move(0...0, toLine: 5))
    #expect(Self.notation(move.lines) == ["-", "", "-", "  -", "-"])
    // The selection begins with a nested item, and ends with a paragraph that moves past another.
    let mixed = try #require(
      Self.lines(["-", "  -", "", "", "-"]).move(1...2, down: true, isLastEmpty: false))
    #expect(Self.notation(mixed.lines) == ["-", "", "-", "", "-"])
  }

  @Test func aBlockIsWhatBelongsTogether() {
    let code = ParagraphFormat(style: .code)
    let heading = { ParagraphFormat(style: .heading($0)) }
    let lines = ParagraphLines([
      ParagraphFormat(), heading(1), ParagraphFormat(), heading(2), code, code, heading(1),
      ParagraphFormat(list: ListItem(.bullet)),
      ParagraphFormat(list: ListItem(.bullet, level: 1)),
      ParagraphFormat(list: ListItem(.bullet)),
    ])
    #expect(
      (0..<10).map { lines.block(at: $0) }
        == [0...0, 1...5, 2...2, 3...5, 4...5, 4...5, 6...9, 7...8, 8...8, 9...9])
    #expect((0...10).filter { lines.isBoundary($0) } == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
  }

  @Test func aCollapsedSectionIsNotDivided() throws {
    var formats = [ParagraphFormat](repeating: ParagraphFormat(), count: 6)
    formats[1].style = .heading(1)
    formats[1].isCollapsed = true
    formats[4].style = .heading(1)
    let lines = ParagraphLines(formats)
    #expect(lines.hidden.ranges == [2..<4])
    let down = try #require(lines.move(0...0, down: true, isLastEmpty: false))
    #expect((down.upper, down.lower) == (0...0, 1...3))
    let section = try #require(lines.move(1...1, down: true, isLastEmpty: false))
    #expect((section.upper, section.lower) == (1...3, 4...5))
    let aboveLast = try #require(lines.move(1...1, down: true, isLastEmpty: true))
    #expect((aboveLast.upper, aboveLast.lower) == (1...3, 4...4))
  }
}
