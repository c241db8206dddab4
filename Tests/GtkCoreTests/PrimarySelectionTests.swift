import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// A selection is kept that is made right after nothing was selected.
final class PrimarySelectionTests: WidgetTestCase {
  func testARangeStaysSelectedAfterTheCaretWasPlaced() {
    onMain {
      let buffer = TextBuffer()
      buffer.reset(to: "one two three")
      let host = WindowHost(TextView(buffer: buffer))
      defer { host.close() }
      let selections = Self.keptSelections(host) {
        buffer.caret = 13
        buffer.select(anchor: 4, caret: 7)
      } selection: {
        buffer.selection
      }
      XCTAssertEqual(selections, [4..<7])
    }
  }

  func testAPartOfALineStaysSelectedAfterTheCaretWasPlaced() {
    onMain {
      let entry = gtk_text_new()!
      let line = TextLine(retaining: OpaquePointer(entry))
      gtk_editable_set_text(OpaquePointer(entry), "one two three")
      let host = WindowHost(line)
      defer { host.close() }
      line.focus()
      let selections = Self.keptSelections(host) {
        line.caret = 13
        line.select(anchor: 4, caret: 7)
      } selection: {
        line.selection
      }
      XCTAssertEqual(selections, [4..<7])
    }
  }

  /// Returns the selections that are left when the X server has reported everything, each once.
  ///
  /// Most of them were lost: the two requests to the server come within a millisecond.
  @MainActor
  private static func keptSelections(
    _ host: WindowHost, after select: () -> Void, selection: () -> Range<Int>
  ) -> Set<Range<Int>> {
    var kept: Set<Range<Int>> = []
    for _ in 0..<40 {
      select()
      host.settle()
      kept.insert(selection())
    }
    return kept
  }
}
