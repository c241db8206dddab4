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
      let letters = 2_500_000
      // Halved again and again, a paragraph of this length is divided less than 13 times as a
      // whole. Tagged from the first stretch to the last, it would be 600 times.
      XCTAssertLessThan(charactersCountedAgain(letters: letters), 13 * letters)
    }
  }
}

/// The characters that the buffer counts again while the stretches of a paragraph are tagged: for
/// each stretch those of the text that it divides.
@MainActor
private func charactersCountedAgain(letters: Int) -> Int {
  let buffer = TextBuffer()
  buffer.reset(to: String(repeating: "a", count: letters))
  var counted = 0
  let connections = buffer.onTagsChanged { [unowned buffer] _, stretch in
    let start = buffer.previousToggle(before: stretch.lowerBound)
    counted += buffer.nextToggle(after: stretch.upperBound) - start
  }
  LongParagraphTags().update(
    0..<letters, in: buffer.lineRange(containing: 0), of: buffer)
  withExtendedLifetime(connections) {}
  return counted
}

/// The processor time, in seconds, from a change of an empty editor to the frame that shows it.
@MainActor
private func firstFrame(of change: (GrowingTextArea) -> Void) -> Double {
  let host = EditorHost()
  // Finishes the style changes that came with the focus.
  host.type("a\nb")
  host.settle()
  host.log?.reset()
  let start = ProcessorTime.now
  change(host.editor.area)
  host.editor.area.textView.scrollToCaret()
  _ = MainLoop.run(atMost: 60) { host.log?.paints.isEmpty == false }
  let taken = ProcessorTime.now - start
  XCTAssertEqual(host.figures.visibleLineCount, 5)
  host.close()
  return taken
}
