import Glibc
import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import WidgetSupport

/// The cost of a long text that is inserted at once.
final class LongTextTests: WidgetTestCase {
  func testOnlyTheVisibleLinesArePaintedWhenALongTextArrives() {
    onMain {
      let text = String(
        repeating: "A line of some ordinary length for an ordinary page\n", count: 8_000)
      let atEnd = firstFrame { $0.buffer.reset(to: text) }
      let atStart = firstFrame { area in
        area.buffer.reset(to: text)
        area.buffer.caret = 0
      }
      // Painting everything takes ten times as long.
      XCTAssertLessThan(atStart, 4 * atEnd)
    }
  }

  func testCuttingALongParagraphCostsAsMuchAsItIsLong() {
    onMain {
      // The shortest of several runs: other work on the machine makes none of them shorter.
      let once = (0..<5).map { _ in cuttingTime(letters: 250_000) }.min() ?? 0
      let tenTimes = (0..<3).map { _ in cuttingTime(letters: 2_500_000) }.min() ?? 0
      // Tagged from the first stretch to the last, it would take a hundred times as long.
      XCTAssertLessThan(tenTimes, 40 * once)
    }
  }
}

/// The processor time, in seconds, for tagging the stretches of a paragraph.
@MainActor
private func cuttingTime(letters: Int) -> Double {
  let buffer = TextBuffer()
  buffer.reset(to: String(repeating: "a", count: letters))
  let start = processorTime()
  LongParagraphTags().update(
    0..<letters, in: buffer.lineRange(containing: 0), of: buffer)
  return processorTime() - start
}

/// The processor time, in seconds, from a change of an empty editor to the frame that shows it.
@MainActor
private func firstFrame(of change: (GrowingTextArea) -> Void) -> Double {
  let host = EditorHost()
  // Finishes the style changes that came with the focus.
  host.type("a\nb")
  host.settle()
  host.log?.reset()
  let start = processorTime()
  change(host.editor.area)
  host.editor.area.textView.scrollToCaret()
  _ = MainLoop.run(atMost: 60) { host.log?.paints.isEmpty == false }
  let taken = processorTime() - start
  XCTAssertEqual(host.figures.visibleLineCount, 5)
  host.close()
  return taken
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
