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
      var ranges: [Range<Int>] = []
      buffer.onInsertion { _, _ in .replace(with: "") }
      buffer.onInserted { ranges.append($0) }
      buffer.replace(from: 0, to: 0, with: "hello")
      XCTAssertEqual(ranges, [])
    }
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
