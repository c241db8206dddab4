import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// What people who write programs do with a bar, in whatever order and container.
final class ComposerUseTests: WidgetTestCase {
  func testAHandlerOnThePartsDoesNotReplaceTheBarsOwn() {
    onMain {
      let composer = ComposerHost()
      var (ofText, ofBar) = (0, 0)
      composer.bar.textView.onTextChanged = { ofText += 1 }
      composer.bar.onTextChanged = { ofBar += 1 }
      composer.host.type("a")
      composer.settle()
      XCTAssertEqual(ofText, 1)
      XCTAssertEqual(ofBar, 1)
      XCTAssert(composer.bar.rightButton.isSensitive)
      composer.close()
    }
  }

  func testAWidgetMovesFromSlotToSlot() {
    onMain {
      let composer = ComposerHost()
      let strip = Button("strip")
      composer.bar.topSlot = strip
      composer.settle()
      composer.bar.topSlot = strip
      composer.settle()
      composer.bar.bottomSlot = strip
      composer.settle()
      XCTAssertNil(composer.bar.topSlot)
      composer.bar.leftButton = strip
      composer.settle()
      XCTAssertNil(composer.bar.bottomSlot)
      XCTAssertEqual(composer.bar.violatedInvariants, [])
      composer.bar.topSlot = strip
      composer.settle()
      XCTAssertNil(composer.bar.leftButton)
      XCTAssertEqual(composer.bar.violatedInvariants, [])
      composer.bar.topSlot = nil
      XCTAssertFalse(strip.isMapped)
      composer.close()
    }
  }
}
