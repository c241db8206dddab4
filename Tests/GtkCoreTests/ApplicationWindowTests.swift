import CConcertinaGtk
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

  /// An object whose window has a closure that refers to it weakly.
  private final class Owner: WindowOwner {
    let window: ApplicationWindow
    private(set) var count = 0
    var staysOpen = true

    init(_ application: Application) {
      window = ApplicationWindow(application: application)
      window.addAction("count") { [weak self] in self?.count += 1 }
    }
  }

  func testAWindowKeepsItsObjectUntilItIsClosed() {
    onMain {
      weak var owner: Owner?
      var opened = 0
      let connection = Self.application.onActivate { (application: Application) -> Owner in
        opened += 1
        let made = Owner(application)
        owner = made
        return made
      }
      defer { connection.disconnect() }
      for round in 1...2 {
        for _ in 0..<2 {
          g_application_activate(UnsafeMutablePointer(Self.application.nativePointer))
          XCTAssertEqual(opened, round)
        }
        XCTAssert(MainLoop.run(atMost: 60) { owner?.window.isMapped == true })
        owner?.window.activateAction("win.count")
        XCTAssertEqual(owner?.count, 1)
        owner?.window.onCloseRequest { [weak owner] in owner?.staysOpen == true }
        Self.application.closeWindows()
        MainLoop.runUntilIdle()
        XCTAssertNotNil(owner)
        owner?.staysOpen = false
        Self.application.closeWindows()
        XCTAssert(MainLoop.run(atMost: 60) { owner == nil })
      }
    }
  }

  func testAWindowKeepsWhatItIsGiven() {
    onMain {
      final class Held {}
      weak var held: Held?
      weak var other: Held?
      let window = Window()
      ({
        let (one, two) = (Held(), Held())
        (held, other) = (one, two)
        window.keep(one)
        window.keep(two)
      })()
      MainLoop.runUntilIdle()
      XCTAssertNotNil(held)
      XCTAssertNotNil(other)
      Window().destroy()
      XCTAssertNotNil(held, "another window")
      window.destroy()
      XCTAssertNil(held)
      XCTAssertNil(other)
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
