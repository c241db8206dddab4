import WidgetTestSupport
import XCTest

@testable import GtkCore

/// The messages for an app that starts in the wrong order, or with an invalid identifier.
final class ReadinessTests: WidgetTestCase {
  func testGoodIdentifiersAreTaken() {
    onMain {
      for identifier in ["org.example.Notes", "io.github.some-body.App_2", "a.b"] {
        XCTAssertNil(Application.complaint(about: identifier), identifier)
      }
    }
  }

  func testBadIdentifiersAreNamedWithWhatToDo() {
    onMain {
      for identifier in ["", "Notes", "org..Notes", ".org.Notes", "org.2d.Notes", "org.no tes"] {
        let complaint = Application.complaint(about: identifier) ?? ""
        XCTAssert(complaint.contains("\"\(identifier)\""), complaint)
        XCTAssert(complaint.contains("org.example.Notes"), complaint)
      }
    }
  }

  func testAWidgetThatIsMadeTooEarlySaysWhatToDo() {
    XCTAssert(GtkReadiness.complaint.contains("Application.onActivate"))
  }
}
