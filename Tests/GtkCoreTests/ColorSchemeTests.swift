import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

/// Light and dark: as the app says, or as the desktop does.
final class ColorSchemeTests: WidgetTestCase {
  @MainActor
  private static let application = Application(identifier: "org.example.Colors", isUnique: false)

  override func setUpWithError() throws {
    try super.setUpWithError()
    // Other tests have left theirs.
    onMain { Self.application.colorScheme = nil }
  }

  override func tearDown() {
    onMain { Self.application.colorScheme = nil }
    super.tearDown()
  }

  func testAnAppIsDarkOrLight() {
    onMain {
      let application = Self.application
      XCTAssertNil(application.colorScheme)
      application.colorScheme = .dark
      XCTAssert(application.isDark)
      XCTAssertEqual(DesktopSettings.current?.prefersDark, true)
      application.colorScheme = .light
      XCTAssertFalse(application.isDark)
    }
  }

  func testChangesAreReportedUntilTheTokenIsCanceled() {
    onMain {
      let application = Self.application
      var seen: [Bool] = []
      let token = application.onDarkChanged { seen.append($0) }
      application.colorScheme = .dark
      application.colorScheme = .light
      XCTAssertEqual(seen, [true, false])
      token.cancel()
      application.colorScheme = .dark
      XCTAssertEqual(seen, [true, false])
    }
  }

  func testTheUsersSettingCountsWhereTheAppSaysNothing() {
    onMain {
      let application = Self.application
      application.colorScheme = .dark
      application.colorScheme = nil
      XCTAssertFalse(application.isDark)
    }
  }

  func testTheDesktopIsAskedAgain() throws {
    try onMain {
      let application = Self.application
      application.colorScheme = .system
      MainLoop.runUntilIdle()
      application.colorScheme = nil
      // The desktop's settings come later than the program.
      let portal = try XCTUnwrap(SettingsPortal(scheme: 1), "there is no session bus")
      defer { portal.close() }
      application.colorScheme = .system
      XCTAssert(MainLoop.run(atMost: 60) { application.isDark })
    }
  }

  func testTheDesktopIsFollowed() throws {
    try onMain {
      let portal = try XCTUnwrap(SettingsPortal(scheme: 1), "there is no session bus")
      defer { portal.close() }
      let application = Self.application
      application.colorScheme = .system
      XCTAssert(MainLoop.run(atMost: 60) { application.isDark })
      portal.change(to: 2)
      XCTAssert(MainLoop.run(atMost: 60) { !application.isDark })
      application.colorScheme = .light
      portal.change(to: 1)
      portal.waitForBus()
      XCTAssertFalse(application.isDark)
    }
  }
}
