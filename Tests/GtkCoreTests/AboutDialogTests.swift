import GtkCore
import WidgetTestSupport
import XCTest

/// An app's information about itself.
final class AboutDialogTests: WidgetTestCase {
  @MainActor
  private static func make() -> AboutDialog {
    AboutDialog(program: "Notes", version: "1", comments: "", icon: "org.example.Notes")
  }

  func testNothingIsSaidOfAnUnnamedLicense() {
    onMain {
      let about = Self.make()
      XCTAssertEqual(about.stringProperty("license"), "")
      about.license = .gpl3OrLater
      XCTAssert(about.stringProperty("license").contains("GNU General Public License"))
      about.license = .text("Do as you like.")
      XCTAssertEqual(about.stringProperty("license"), "Do as you like.")
      about.destroy()
    }
  }

  func testTheRestIsSet() {
    onMain {
      let about = Self.make()
      about.website = "https://example.org"
      about.websiteLabel = "Example"
      about.copyright = "© 2026 Somebody"
      about.authors = ["A <a@example.org>", "B"]
      about.documenters = ["C"]
      about.artists = ["D"]
      about.translators = "E"
      about.addCredits("After", ["F"])
      XCTAssertEqual(about.stringProperty("website"), "https://example.org")
      XCTAssertEqual(about.stringProperty("website-label"), "Example")
      XCTAssertEqual(about.stringProperty("copyright"), "© 2026 Somebody")
      XCTAssertEqual(about.stringProperty("translator-credits"), "E")
      about.website = ""
      XCTAssertEqual(about.stringProperty("website"), "")
      about.destroy()
    }
  }

  func testItIsFinalized() {
    onMain {
      assertFinalized {
        let about = Self.make()
        about.authors = ["A"]
        about.destroy()
        return [about]
      }
    }
  }
}
