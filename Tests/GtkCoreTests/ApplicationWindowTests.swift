import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

/// Windows of an application: their actions, and their size from one run to the next.
final class ApplicationWindowTests: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.WindowTests", isUnique: false)
    application.register()
    return application
  }()

  @MainActor
  private static func open(as name: String = "main") -> ApplicationWindow {
    let window = ApplicationWindow(application: application)
    window.defaultSize = (300, 200)
    window.keepSize(as: name)
    window.present()
    _ = MainLoop.run(atMost: 60) { window.isMapped }
    return window
  }

  @MainActor private static var file: String { application.stateFolder + "/windows.ini" }

  override func tearDown() {
    onMain { try? FileManager.default.removeItem(atPath: Self.file) }
  }

  func testFoldersHaveTheApplicationsName() {
    onMain {
      XCTAssertEqual(Self.application.identifier, "org.example.WindowTests")
      XCTAssert(Self.application.stateFolder.hasSuffix("/org.example.WindowTests"))
      XCTAssert(Self.application.dataFolder.hasSuffix("/org.example.WindowTests"))
      XCTAssertNotEqual(Self.application.dataFolder, Self.application.stateFolder)
    }
  }

  func testAWindowOpensAsLargeAsItWasClosed() {
    onMain {
      let first = Self.open()
      XCTAssertEqual(first.defaultSize.width, 300)
      first.defaultSize = (420, 310)
      first.close()
      let other = Self.open(as: "other")
      XCTAssertEqual(other.defaultSize.width, 300, "another kind of window")
      other.close()
      let second = Self.open()
      XCTAssertEqual(second.defaultSize.width, 420)
      XCTAssertEqual(second.defaultSize.height, 310)
      second.close()
      MainLoop.runUntilIdle()
    }
  }

  func testADamagedFileChangesNothing() throws {
    try onMain {
      try FileManager.default.createDirectory(
        atPath: Self.application.stateFolder, withIntermediateDirectories: true)
      for text in ["[main]\nwidth=1\nheight=99999\n", "[main]\nwidth=large\n", "no key file"] {
        try text.write(toFile: Self.file, atomically: true, encoding: .utf8)
        let window = Self.open()
        XCTAssertEqual(window.defaultSize.width, 300, text)
        XCTAssertEqual(window.defaultSize.height, 200, text)
        XCTAssertFalse(window.isMaximized)
        window.destroy()
      }
    }
  }

  func testAnActionCanBeDisabled() {
    onMain {
      let window = ApplicationWindow(application: Self.application)
      var count = 0
      let action = window.addAction("count", accelerators: ["<Control>k"]) { count += 1 }
      window.activateAction("win.count")
      action.isEnabled = false
      window.activateAction("win.count")
      XCTAssertEqual(count, 1)
      window.destroy()
    }
  }

  func testAWindowThatKeepsItsSizeIsFinalized() {
    onMain {
      assertFinalized {
        let window = Self.open()
        window.close()
        return [window]
      }
    }
  }

  func testAMenuHasTheEntriesOfALiteral() {
    onMain {
      let menu = Menu(["_New": "win.new", "_Find": "win.find"])
      XCTAssertEqual((0..<menu.count).map { menu.title(at: $0) }, ["_New", "_Find"])
      assertFinalized { [MenuButton(icon: "open-menu-symbolic", tooltip: "Menu", menu: menu)] }
    }
  }
}
