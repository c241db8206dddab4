import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The first start explains itself.
final class WelcomeTests: OpenWindowTestCase {
  private static let text = """
    Text that grows
    This editor gets taller with each line, in the same frame.
    Type on: the next line is yours
    Ctrl+Z takes back any of it
    """

  override func tearDown() {
    onMain { DesktopSettings.current?.animationsEnabled = true }
    super.tearDown()
  }

  @MainActor
  private static func text(in window: PlaygroundWindow) -> String {
    window.session?.stage.state["text"]?.stringValue ?? ""
  }

  @MainActor
  private static func firstStart() -> PlaygroundWindow {
    let window = make()
    window.present(nil, isFirst: true)
    _ = MainLoop.run(atMost: 60) { window.window.isMapped }
    return window
  }

  func testItWritesItselfAndSaysWhatItIs() throws {
    try onMain {
      let window = Self.firstStart()
      XCTAssert(MainLoop.run(atMost: 60) { !window.welcome.isTyping })
      XCTAssertEqual(Self.text(in: window), Self.text)
      let paragraphs = try XCTUnwrap(window.session?.stage.state["paragraphs"]?.arrayValue)
      XCTAssertEqual(paragraphs.first?["style"], "heading-1")
      XCTAssert(window.welcome.bar.widget.isMapped)
      window.open(try SceneCatalog.standard.scene("composer"))
      XCTAssertFalse(window.welcome.bar.widget.isVisible)
      Self.close(window)
    }
  }

  func testAKeyStopsItAndIsTyped() {
    onMain {
      let window = Self.firstStart()
      XCTAssert(MainLoop.run(atMost: 60) { Self.text(in: window).hasPrefix("Text") })
      let before = Self.text(in: window)
      window.window.type("!")
      XCTAssertFalse(window.welcome.isTyping)
      Self.settle(window)
      XCTAssertEqual(Self.text(in: window), before + "!")
      XCTAssertLessThan(before.count, Self.text.count)
      Self.close(window)
    }
  }

  func testItIsThereAtOnceWithReducedMotion() {
    onMain {
      DesktopSettings.current?.animationsEnabled = false
      let window = Self.firstStart()
      let start = ContinuousClock.now
      XCTAssert(MainLoop.run(atMost: 60) { !window.welcome.isTyping })
      XCTAssertLessThan(start.duration(to: .now), .seconds(3), "four seconds at least as typed")
      XCTAssertEqual(Self.text(in: window), Self.text)
      Self.close(window)
    }
  }

  func testAnotherSceneAndClosingEndIt() throws {
    try onMain {
      for closes in [false, true] {
        let window = Self.firstStart()
        XCTAssert(MainLoop.run(atMost: 60) { Self.text(in: window).hasPrefix("T") })
        if !closes {
          window.open(try SceneCatalog.standard.scene("auto-height-editor"))
          Self.settle(window)
          XCTAssertEqual(Self.text(in: window), "")
        }
        Self.close(window)
        XCTAssertFalse(window.welcome.isTyping)
      }
    }
  }

  func testTheSceneIsRememberedAtOnce() throws {
    try onMain {
      XCTAssert(Self.memory.isEmpty)
      let window = Self.open("composer")
      XCTAssertFalse(Self.memory.isEmpty)
      XCTAssertEqual(Self.memory.read().scene, "composer")
      window.open(try SceneCatalog.standard.scene("notes"))
      XCTAssertEqual(Self.memory.read().scene, "notes", "the program may be killed now")
      Self.close(window)
    }
  }
}
