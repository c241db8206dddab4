import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Inputs are as high as their text wherever a parent gives its children only the minimum.
final class KeptHeightTests: WidgetTestCase {
  @MainActor
  private static func expectNaturalHeights(
    _ what: String, of input: GrowingInput, in widget: Widget, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let heights = [widget.height, widget.minimumHeight]
    let natural = widget.naturalHeight
    XCTAssertEqual(
      heights, [natural, natural], "\(input.name) in a \(what)", file: file, line: line)
  }

  func testInputsAreAsHighAsTheirTextInWhatGivesTheMinimum() {
    onMain {
      for giver in MinimumGiver.all {
        for input in GrowingInput.all {
          let low = input.makeWidget(GrowingInput.text(lines: 1))
          let high = input.makeWidget(GrowingInput.text(lines: 4))
          // A fixed container gives the minimum width, too.
          high.requestSize(width: 250)
          let host = WindowHost(filling: (300, 320), giver.wrap(high))
          Self.expectNaturalHeights(giver.name, of: input, in: high)
          XCTAssertGreaterThan(
            high.height, low.measure(.vertical, forSize: 250).natural, input.name)
          host.close()
        }
      }
    }
  }

  func testInputsAreSqueezedInALowWindow() {
    onMain {
      for input in GrowingInput.squeezable {
        let widget = input.makeWidget(GrowingInput.text(lines: 9))
        let host = WindowHost(filling: (300, 100), widget)
        XCTAssertLessThan(widget.height, widget.naturalHeight, input.name)
        XCTAssertEqual(host.window.height, 100, input.name)
        host.close()
      }
    }
  }

  func testLimitsOfTheHeightStayInAList() {
    onMain {
      let editor = AutoHeightEditor(text: .constant(GrowingInput.text(lines: 9)), maxLines: 3)
      let three = AutoHeightEditor(text: .constant(GrowingInput.text(lines: 3)), maxLines: 5)
      let list = ListBox()
      for widget in [editor, three] { list.append(ListBoxRow(widget)) }
      let host = WindowHost(filling: (300, 400), list)
      XCTAssertEqual(editor.height, three.height)
      host.close()
    }
  }

  func testAnInputIsAsHighAsItsTextAfterItHasMovedIntoAList() {
    onMain {
      for input in GrowingInput.squeezable {
        let widget = input.makeWidget(GrowingInput.text(lines: 9))
        let box = Box(.vertical, [widget])
        // A text of a squeezed input, measured in this window, and another one in the list.
        let page = Box(.vertical, [box])
        let list = ListBox()
        let host = WindowHost(filling: (300, 60), page)
        XCTAssertLessThan(widget.height, widget.naturalHeight, input.name)
        page.remove(box)
        list.append(ListBoxRow(box))
        page.append(ScrolledWindow(list))
        host.settle()
        Self.expectNaturalHeights("list that it has moved into", of: input, in: widget)
        list.removeAllRows()
        host.close()
      }
    }
  }
}
