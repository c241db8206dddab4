import GtkCore
import TextRules
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field that gets the focus in a page that scrolls stays visible while what is above it grows.
final class FieldFollowingTests: WidgetTestCase {
  @MainActor
  private final class Page {
    let fields: [UnderlinedTextField]
    let host: WindowHost
    let scroller: ScrolledWindow

    init() {
      fields = (0..<6).map { index in
        let field = UnderlinedTextField()
        field.placeholder = "Field \(index)"
        field.heightLayoutPolicy = .flexible(minHeight: 49, bottomSpace: 5)
        field.validator = TextFieldValidator(minLength: 1)
        return field
      }
      scroller = ScrolledWindow(Box(.vertical, fields))
      host = WindowHost(filling: (300, 160), scroller)
    }

    func isVisible(_ field: UnderlinedTextField) -> Bool {
      field.isShownByViewports(from: 0, height: Double(field.height))
    }
  }

  func testAnErrorThatGrowsAboveHidesNothing() {
    onMain {
      let page = Page()
      page.fields[0].makeFirstResponder()
      page.host.settle()
      for field in page.fields.dropFirst() {
        page.host.press("Tab")
        page.host.settle()
        XCTAssert(field.isCurrentFirstResponder())
        XCTAssert(page.isVisible(field), field.placeholder)
      }
      for field in page.fields.dropLast().reversed() {
        page.host.press("Tab", shift: true)
        page.host.settle()
        XCTAssert(page.isVisible(field), field.placeholder)
      }
    }
  }

  func testAUserWhoScrollsAwayIsNotBroughtBack() throws {
    try onMain {
      let page = Page()
      page.fields[0].makeFirstResponder()
      page.host.settle()
      let adjustment = try XCTUnwrap(page.fields[0].viewportAdjustments.first)
      adjustment.value = 150
      page.host.settle()
      XCTAssertEqual(adjustment.value, 150)
    }
  }
}
