import TestSupport
import Testing

@testable import RichTextModel

/// Whatever commands do to lists and blocks, in any order, nothing is lost and no item is too deep.
@Suite struct ParagraphLineLawTests {
  /// A paragraph that can be told from all others.
  private struct Paragraph: Hashable, CustomStringConvertible {
    let name: Int
    var format: ParagraphFormat

    var description: String {
      let item = format.list.map { "\($0.level)\($0.kind)\($0.start ?? 0)" }
      return "\(name):\(item ?? format.style.rawValue)\(format.isCollapsed ? "…" : "")"
    }
  }

  private static func paragraphs(_ random: inout SeededRandom) -> [Paragraph] {
    var level = -1
    return (0..<Int.random(in: 1...12, using: &random)).map { name in
      var format = ParagraphFormat()
      switch Int.random(in: 0..<8, using: &random) {
      case 0...4:
        let kind = ListItem.Kind.allCases.randomElement(using: &random) ?? .task
        level = Int.random(in: 0...min(level + 1, ListItem.maxLevel), using: &random)
        format.list = ListItem(
          kind, level: level, isChecked: kind == .task && Bool.random(using: &random))
        if Int.random(in: 0..<6, using: &random) == 0 { format.list?.start = 4 }
        return Paragraph(name: name, format: format)
      case 5:
        format.style = .heading(Int.random(in: 1...3, using: &random))
        format.isCollapsed = Bool.random(using: &random)
      case 6:
        format.style = .code
        format.language = Bool.random(using: &random) ? "swift" : nil
      default: break
      }
      level = -1
      return Paragraph(name: name, format: format)
    }
  }

  private static func lines(_ paragraphs: [Paragraph]) -> ParagraphLines {
    ParagraphLines(paragraphs.map(\.format))
  }

  private static func carryOut(_ lines: ParagraphLines, _ paragraphs: [Paragraph]) -> [Paragraph] {
    paragraphs.enumerated().map { Paragraph(name: $1.name, format: lines.changes[$0] ?? $1.format) }
  }

  private static func carryOut(_ move: LineMove, _ paragraphs: [Paragraph]) -> [Paragraph] {
    var moved = paragraphs
    moved.replaceSubrange(
      move.upper.lowerBound...move.lower.upperBound,
      with: paragraphs[move.lower] + paragraphs[move.upper])
    return carryOut(move.lines, moved)
  }

  /// Makes a command at random; returns what it makes of the paragraphs, and its name.
  private static func command(
    _ paragraphs: [Paragraph], _ random: inout SeededRandom
  ) -> (after: [Paragraph], name: String) {
    var lines = lines(paragraphs)
    let first = Int.random(in: 0..<paragraphs.count, using: &random)
    let selected = first...Int.random(in: first..<paragraphs.count, using: &random)
    let kind = ListItem.Kind.allCases.randomElement(using: &random) ?? .task
    let command = Int.random(in: 0..<9, using: &random)
    switch command {
    case 0: lines.toggle(kind, numberFormat: nil, in: selected)
    case 1: lines.nest(selected)
    case 2: lines.unnest(selected)
    case 3: lines.toggleTicks(in: selected)
    case 4: lines.setItem(ListItem(kind, level: lines.item(at: first)?.level ?? 0), at: first)
    case 5, 6:
      let target = Int.random(in: 0...paragraphs.count, using: &random)
      let move = lines.move(lines.block(at: first), toLine: target)
      return (move.map { carryOut($0, paragraphs) } ?? paragraphs, "block \(first) to \(target)")
    default:
      let move = lines.move(selected, down: command == 7, isLastEmpty: false)
      return (move.map { carryOut($0, paragraphs) } ?? paragraphs, "move \(selected) \(command)")
    }
    return (carryOut(lines, paragraphs), "\(command) \(selected)")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func nothingIsLostAndNoItemIsTooDeep(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<TestEffort.count(400) {
      var paragraphs = Self.paragraphs(&random)
      let names = paragraphs.map(\.name)
      for step in 0..<12 {
        let (after, name) = Self.command(paragraphs, &random)
        let place = "seed \(seed), round \(round), step \(step): \(name) of \(paragraphs)"
        guard after.map(\.name).sorted() == names else {
          Issue.record("lost: \(place)")
          return
        }
        var last = -1
        for paragraph in after {
          let level = paragraph.format.list?.level ?? -1
          guard level <= last + 1 else {
            Issue.record("too deep: \(place), now \(after)")
            return
          }
          last = level
        }
        // Only items change, and only as items.
        for paragraph in after {
          var old = paragraphs.first { $0.name == paragraph.name }?.format
          old?.list = paragraph.format.list
          #expect(old == paragraph.format, "\(place)")
        }
        paragraphs = after
      }
    }
  }

  /// What the selection does not touch, and is not nested below it, stays as it is.
  @Test(arguments: [5, 6] as [UInt64])
  func aListCommandLeavesOtherParagraphsAlone(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<TestEffort.count(1_000) {
      let paragraphs = Self.paragraphs(&random)
      let first = Int.random(in: 0..<paragraphs.count, using: &random)
      let selected = first...Int.random(in: first..<paragraphs.count, using: &random)
      var lines = Self.lines(paragraphs)
      if Bool.random(using: &random) { lines.nest(selected) } else { lines.unnest(selected) }
      guard let changed = lines.changedLines else { continue }
      #expect(changed.lowerBound >= first)
      // Beyond the selection there are only items, without a gap.
      for line in (selected.upperBound + 1)..<max(changed.upperBound + 1, selected.upperBound + 1) {
        #expect(paragraphs[line].format.list != nil, "\(paragraphs) \(selected)")
      }
    }
  }

  /// Moving past something and back again is nothing, but that an item which had nothing to be
  /// nested in meanwhile has come out.
  @Test(arguments: [7, 8, 9] as [UInt64])
  func movingDownAndUpIsNothing(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<TestEffort.count(1_000) {
      let paragraphs = Self.paragraphs(&random).map { paragraph in
        var paragraph = paragraph
        // Where headings move, what is hidden is another thing afterward.
        paragraph.format.isCollapsed = false
        paragraph.format.list?.start = nil
        return paragraph
      }
      let line = Int.random(in: 0..<paragraphs.count, using: &random)
      guard let down = Self.lines(paragraphs).move(line...line, down: true, isLastEmpty: false)
      else { continue }
      let moved = Self.carryOut(down, paragraphs)
      let place = line + down.lower.count
      let up = Self.lines(moved).move(place...place, down: false, isLastEmpty: false)
      let back = try #require(up, "\(paragraphs) \(line)")
      let after = Self.carryOut(back, moved)
      #expect(after.map(\.name) == paragraphs.map(\.name), "\(paragraphs) \(line)")
      for (new, old) in zip(after, paragraphs) where new != old {
        #expect(new.format.list?.level ?? 0 < old.format.list?.level ?? 0, "\(paragraphs) \(line)")
      }
    }
  }

  @Test(arguments: [10] as [UInt64])
  func aBlockContainsTheBlocksOfItsLines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<TestEffort.count(1_000) {
      let paragraphs = Self.paragraphs(&random)
      let lines = Self.lines(paragraphs)
      for line in 0..<paragraphs.count {
        let block = lines.block(at: line)
        #expect(block.contains(line))
        #expect(block.allSatisfy { block.contains(lines.block(at: $0).upperBound) })
      }
    }
  }
}
