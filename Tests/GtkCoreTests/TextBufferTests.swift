import WidgetTestSupport
import XCTest

/// The reports of buffers about edits and tags.
final class TextBufferTests: WidgetTestCase {
  func testInsertionsAreReportedInScalars() {
    onMain {
      let buffer = TextBuffer()
      var ranges: [Range<Int>] = []
      buffer.onInserted { ranges.append($0) }
      buffer.reset(to: "é😀")
      buffer.replace(from: 1, to: 1, with: "한\r\n")
      XCTAssertEqual(ranges, [0..<2, 1..<4])
      buffer.undo()
      buffer.redo()
      XCTAssertEqual(ranges.last, 1..<4)
    }
  }

  func testARejectedInsertionIsNotReported() {
    onMain {
      let buffer = TextBuffer()
      let follower = Follower(of: buffer) { _ in .replace(with: "") }
      var ranges: [Range<Int>] = []
      buffer.onInserted { ranges.append($0) }
      buffer.replace(from: 0, to: 0, with: "hello")
      XCTAssertEqual(ranges, [])
      XCTAssertEqual(follower.log, ["begun", "hello at 0?", "done"])
    }
  }

  func testAFollowerGetsEachStep() {
    onMain {
      let buffer = TextBuffer()
      let follower = Follower(of: buffer) { $0 == "two" ? .replace(with: "zwei") : .accept }
      buffer.replace(from: 0, to: 0, with: "é😀")
      XCTAssertEqual(follower.heard, ["begun", "é😀 at 0?", "inserted 0..<2", "done"])
      // It is not asked about what it inserts itself.
      buffer.replace(from: 2, to: 2, with: "two")
      XCTAssertEqual(buffer.text, "é😀zwei")
      XCTAssertEqual(follower.heard, ["begun", "two at 2?", "inserted 2..<6", "done"])
      buffer.performUserAction { buffer.delete(from: 1, to: 3) }
      XCTAssertEqual(follower.heard, ["begun", "deletes 1..<3", "deleted at 1", "done"])
      buffer.insert(EmbeddedSpace(), at: 1)
      XCTAssertEqual(follower.heard, ["space comes at 1", "space at 1"])
      buffer.caret = 0
      XCTAssertEqual(follower.heard, ["caret"])
      follower.allowsDeletions = false
      buffer.delete(from: 0, to: 1)
      XCTAssertEqual(follower.heard, ["deletes 0..<1"])
      XCTAssertEqual(buffer.scalarCount, 5)
    }
  }

  func testAFollowerThatIsGoneGetsNothing() {
    onMain {
      let buffer = TextBuffer()
      weak var gone: Follower?
      do {
        let follower = Follower(of: buffer) { _ in .replace(with: "") }
        gone = follower
        buffer.replace(from: 0, to: 0, with: "a")
        XCTAssertEqual(follower.heard, ["begun", "a at 0?", "done"])
      }
      XCTAssertNil(gone)
      buffer.replace(from: 0, to: 0, with: "b")
      XCTAssertEqual(buffer.text, "b")
    }
  }

  /// Logs what it gets of a buffer.
  private final class Follower: BufferFollowing {
    private(set) var log: [String] = []
    var allowsDeletions = true
    private let decide: (String) -> InsertionDecision
    private var connection: BufferFollower?

    init(of buffer: TextBuffer, deciding decide: @escaping (String) -> InsertionDecision) {
      self.decide = decide
      connection = BufferFollower(self, following: buffer)
    }

    /// What was heard since the last call.
    var heard: [String] {
      defer { log = [] }
      return log
    }

    func decideInsertion(of utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> InsertionDecision {
      let text = String(decoding: utf8, as: UTF8.self)
      log.append("\(text) at \(offset)?")
      return decide(text)
    }

    func decideDeletion(of range: Range<Int>) -> Bool {
      log.append("deletes \(range)")
      return allowsDeletions
    }

    func spaceComes(at offset: Int) { log.append("space comes at \(offset)") }
    func inserted(_ range: Range<Int>) { log.append("inserted \(range)") }
    func deleted(at offset: Int) { log.append("deleted at \(offset)") }
    func spaceInserted(at offset: Int) { log.append("space at \(offset)") }
    func actionBegun() { log.append("begun") }
    func actionDone() { log.append("done") }
    func caretMoved() { log.append("caret") }
  }

  func testACaretThatWasPlacedIsReportedAndOneThatAnEditMovesIsNot() {
    onMain {
      let buffer = TextBuffer()
      buffer.reset(to: "hello")
      var moves = 0
      buffer.onCaretMoved { moves += 1 }
      buffer.replace(from: 5, to: 5, with: "more")
      XCTAssertEqual(moves, 0)
      buffer.caret = 2
      XCTAssertEqual(moves, 1)
    }
  }

  func testATagThatIsNotThereIsNotRemoved() {
    onMain {
      let buffer = TextBuffer()
      buffer.reset(to: "one two three")
      let tag = buffer.makeTag()
      buffer.apply(tag, from: 4, to: 7)
      var changes: [Range<Int>] = []
      buffer.onTagsChanged { _, range in changes.append(range) }
      // GTK would lay the line out again for each.
      for range in [0..<4, 7..<13, 5..<5, 0..<0] {
        buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
      }
      XCTAssertEqual(changes, [])
      for range in [0..<5, 6..<13, 0..<13] {
        buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
      }
      XCTAssertEqual(changes, [0..<5, 6..<13, 0..<13])
      buffer.remove(tag, from: 0, to: 13)
      XCTAssertEqual(changes.count, 3)
    }
  }

  func testRunsAreThoseOfEachCharacter() {
    onMain {
      let buffer = TextBuffer()
      let length = 70_000
      buffer.reset(to: String(repeating: "0123456789é\n", count: length / 12 + 1))
      let tags = (0..<3).map { _ in buffer.makeTag() }
      for (tag, range) in [(0, 3..<9), (1, 9..<40), (0, 20..<21), (2, 100..<66_000), (1, 7..<8)] {
        buffer.apply(tags[tag], from: range.lowerBound, to: range.upperBound)
      }
      // Short ranges, and one that is searched by GTK.
      for range in [0..<1, 0..<60, 5..<9, 20..<21, 39..<120, 65_990..<66_010, 0..<length] {
        var ends: [Int] = []
        buffer.forEachRun(in: range) { run, identities in
          XCTAssertEqual(run.lowerBound, ends.last ?? range.lowerBound)
          ends.append(run.upperBound)
          let there = tags.filter { buffer.has($0, at: run.lowerBound) }.map(\.identity)
          XCTAssertEqual(identities, there, "\(run)")
        }
        let toggles = [3, 7, 8, 9, 20, 21, 40, 100, 66_000].filter {
          range.lowerBound < $0 && $0 < range.upperBound
        }
        XCTAssertEqual(ends, toggles + [range.upperBound])
      }
    }
  }

  func testTheTagsOfALetterCostTheSameInALongText() {
    onMain {
      let times = [2_000, 80_000].map { lines in
        let buffer = TextBuffer()
        buffer.reset(to: String(repeating: "A line of text\n", count: lines))
        return ProcessorTime.least(of: 3) {
          let start = ProcessorTime.now
          for offset in 0..<2_000 { buffer.forEachRun(in: offset..<(offset + 1)) { _, _ in } }
          return ProcessorTime.now - start
        }
      }
      // With a search up to the next tag it is forty times as much.
      XCTAssertLessThan(times[1], 8 * times[0], "\(times)")
    }
  }

  func testTheRangesOfATag() {
    onMain {
      let buffer = TextBuffer()
      buffer.reset(to: "0123456789")
      let tag = buffer.makeUnderlineTag(Color(rgb: 0xE01B24))
      XCTAssertEqual(buffer.ranges(of: tag, from: 0, to: 10), [])
      buffer.apply(tag, from: 0, to: 2)
      buffer.apply(tag, from: 5, to: 10)
      XCTAssertEqual(buffer.ranges(of: tag, from: 0, to: 10), [0..<2, 5..<10])
      XCTAssertEqual(buffer.ranges(of: tag, from: 1, to: 6), [1..<2, 5..<6])
      XCTAssertEqual(buffer.tagCount, 1)
      buffer.delete(tag)
      XCTAssertEqual(buffer.tagCount, 0)
      XCTAssertEqual(tag.integerProperty("underline"), 1, "a single line")
    }
  }

  func testPlacesInAView() {
    onMain {
      let view = TextView(buffer: TextBuffer())
      view.setExpands(horizontally: true, vertically: true)
      view.buffer.reset(to: (0..<500).map { "line \($0)" }.joined(separator: "\n"))
      let scroller = ScrolledWindow(view)
      scroller.setExpands(horizontally: true, vertically: true)
      _ = WindowHost(scroller, height: 100)
      let visible = view.visibleRange
      XCTAssertEqual(visible.lowerBound, 0)
      XCTAssert((7..<200).contains(visible.upperBound), "\(visible)")
      view.buffer.caret = 12
      let place = view.caretRectangle
      XCTAssertEqual(view.offset(atX: place.x + 1, y: place.y + 2), 12)
    }
  }

  func testActionsOfAGroup() {
    onMain {
      assertFinalized {
        let label = Label("text")
        var calls = 0
        let group = ActionGroup()
        group.add("count") { calls += 1 }
        label.insert(group, as: "test")
        XCTAssert(label.activateAction("test.count"))
        XCTAssertFalse(label.activateAction("test.nothing"))
        label.removeActions("test")
        XCTAssertFalse(label.activateAction("test.count"))
        XCTAssertEqual(calls, 1)
        return [label, group]
      }
    }
  }

  func testASecondaryPressTellsItsPlace() {
    onMain {
      assertFinalized {
        let label = Label("text")
        let press = ClickGesture(.secondary)
        var places: [Double] = []
        press.onPressed {
          places = [$0.x, $0.y]
          return false
        }
        label.add(press)
        press.press(x: 3, y: 4.5)
        XCTAssertEqual(places, [3, 4.5])
        label.remove(press)
        return [label, press]
      }
    }
  }
}
