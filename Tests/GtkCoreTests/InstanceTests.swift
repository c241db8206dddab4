import GtkCore
import WidgetTestSupport
import XCTest

/// The actions of an application, in the process that is its instance.
///
/// `meson-helpers/test-install` tries it with two processes, and with files.
final class InstanceTests: WidgetTestCase {
  @MainActor
  private static func makeApplication(_ name: String) -> Application {
    Application(identifier: "org.example.\(name)", isUnique: false)
  }

  func testAnActionGetsItsStrings() {
    onMain {
      let application = Self.makeApplication("Actions")
      var received: [[String]] = []
      application.addAction("show", takingStrings: { received.append($0) })
      application.register()
      XCTAssertFalse(application.isRemote)
      for strings in [[], ["one"], ["한글", "", "a=b"]] {
        application.activateAction("show", strings: strings)
      }
      XCTAssertEqual(received, [[], ["one"], ["한글", "", "a=b"]])
    }
  }

  func testAServiceIsOneOnlyIfItSaysSo() {
    onMain {
      let application = Self.makeApplication("Service")
      XCTAssertFalse(application.isService)
      application.isService = true
      XCTAssert(application.isService)
      application.isService = false
      XCTAssertFalse(application.isService)
    }
  }
}
