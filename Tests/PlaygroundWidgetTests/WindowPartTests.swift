import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The parts around the stage at sizes and text sizes of their users.
final class WindowPartTests: OpenWindowTestCase {
  func testABarWithRoomHasItsButtons() {
    onMain {
      for (width, hasButtons) in [(700, true), (360, false)] {
        Self.memory.write(WindowMemory.Content(width: width, height: 500))
        let window = Self.open("auto-height-editor-line-estimate")
        XCTAssertEqual(window.header.record.isMapped, hasButtons, "\(width)")
        XCTAssertEqual(window.header.picture.isMapped, hasButtons, "\(width)")
        XCTAssertLessThanOrEqual(window.columns.width, width)
        Self.close(window)
      }
    }
  }

  /// A window may be made smaller in one step, without a layout in between.
  func testABarWithRoomNeedsNoMoreThanWithout() {
    onMain {
      let leastWidths = [1_000, 500].map { width in
        Self.memory.write(WindowMemory.Content(width: width, height: 500))
        let window = Self.open("auto-height-editor")
        defer { Self.close(window) }
        XCTAssertEqual(window.header.record.isMapped, width == 1_000)
        // Without the buttons for maximizing and minimizing, which a narrow window does not have.
        window.header.bar.decorationLayout = ":close"
        return window.header.bar.measure(.horizontal).minimum
      }
      XCTAssertEqual(leastWidths[0], leastWidths[1])
      XCTAssertLessThanOrEqual(leastWidths[0], 360)
    }
  }

  func testANarrowStageIsNotThatOfTheNextScene() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      window.stagePane.choose(60)
      XCTAssertEqual(window.stagePane.width, 60)
      window.open(try SceneCatalog.standard.scene("composer"))
      XCTAssertEqual(window.stagePane.width, 400)
      // A device stays while its user looks through the scenes.
      window.stagePane.choose(.fixed(360))
      window.open(try SceneCatalog.standard.scene("form"))
      XCTAssertEqual(window.stagePane.width, 360)
      Self.close(window)
    }
  }

  func testNamesOfScenesAreWholeInLargeText() throws {
    try onMain {
      let appearance = Appearance()
      defer { appearance.textScale = 100 }
      appearance.textScale = 200
      let window = Self.open("auto-height-editor")
      let row = try XCTUnwrap(window.sidebar.widget.descendant(named: "auto-height-editor"))
      let label = try XCTUnwrap(row.children.first)
      XCTAssertLessThanOrEqual(
        label.measure(.vertical, forSize: label.width).natural, label.height)
      XCTAssertGreaterThan(label.height, 50, "two lines")
      Self.close(window)
    }
  }
}
