import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// Whether the line below misspelled words can be seen.
final class SpellingContrastTests: WidgetTestCase {
  func testTheLineCanBeSeen() throws {
    try onMain {
      let host = SpellingHost("wizz words")
      defer { host.close() }
      XCTAssertEqual(host.marked, ["wizz"])
      try ContrastSurvey(of: "misspelled", in: host.host.window) { host.settle() }
        .check([.underline("line", in: host.area.textView, at: 0..<4)])
    }
  }
}
