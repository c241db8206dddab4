import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// The parts of a bar where text runs from right to left.
final class ComposerAppearanceTests: WidgetTestCase {
  func testTheCountersSignStandsBeforeItsNumber() throws {
    try onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let composer = ComposerHost()
      composer.bar.maxLength = 2
      composer.text = "abc"
      composer.settle()
      let counter = try XCTUnwrap(composer.bar.descendant(withStyleClass: "counter"))
      XCTAssertEqual(composer.bar.direction, .rightToLeft)
      XCTAssertEqual(counter.direction, .leftToRight)
    }
  }
}
