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
}
