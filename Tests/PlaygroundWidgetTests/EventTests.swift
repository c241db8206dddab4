import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The events on the stage in the log.
final class EventTests: OpenWindowTestCase {
  /// The lines of the log, without their times.
  @MainActor
  private static func lines(in window: PlaygroundWindow) -> [String] {
    _ = MainLoop.run(atMost: 60) { !window.details.log.isWriting }
    let text = window.details.log.page.view.buffer.text
    return text.isEmpty ? [] : text.split(separator: "\n").map { String($0.dropFirst(10)) }
  }

  @MainActor
  private static func type(_ text: String, in window: PlaygroundWindow) {
    for character in text.unicodeScalars { window.window.type(character) }
    settle(window)
  }

  func testALongTextIsCutVisibly() {
    let text = String(repeating: "a", count: 40)
    XCTAssertEqual(SceneEvent.text(excerpt: text, length: 40).detail, "\"\(text)\" (40)")
    XCTAssertEqual(SceneEvent.text(excerpt: text, length: 41).detail, "\"\(text)…\" (41)")
    XCTAssertEqual(SceneEvent.text(excerpt: "", length: 0).detail, "\"\" (0)")
  }

  func testAFieldOfAFormHasOneLineForWhatIsTyped() {
    onMain {
      let window = Self.open("sign-up")
      Self.type("Ann", in: window)
      XCTAssert(
        Self.lines(in: window).contains { $0.hasPrefix("name: text") && $0.hasSuffix("×3") },
        "\(Self.lines(in: window))")
      Self.close(window)
    }
  }

  func testWhatHappensInAPanelIsLogged() throws {
    try onMain {
      let window = Self.open("nested-editors")
      let panel = try XCTUnwrap(window.session?.stage.target(identifier: "attachment:a1"))
      panel.focus()
      Self.type("x", in: window)
      let lines = Self.lines(in: window)
      XCTAssert(lines.contains("panel: focus  in"), "\(lines)")
      XCTAssert(lines.contains { $0.hasPrefix("panel: text  ") }, "\(lines)")
      Self.close(window)
    }
  }

  func testASwitchIsLogged() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      let toggle = try XCTUnwrap(window.session?.stage.target(identifier: "border"))
      toggle.activate()
      XCTAssert(Self.lines(in: window).contains("set  hasBorder false"))
      // What the inspector follows is not a switch.
      Self.type("a", in: window)
      XCTAssert(MainLoop.run(atMost: 60) { window.session?.values["text"] == .text("a") })
      XCTAssertFalse(Self.lines(in: window).contains { $0.hasPrefix("set  text") })
      Self.close(window)
    }
  }

  func testNothingOfAnotherSceneIsShown() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      _ = Self.lines(in: window)
      XCTAssertEqual(window.details.log.page.view.opacity, 1)
      window.open(try SceneCatalog.standard.scene("form"))
      XCTAssertEqual(window.details.log.page.view.opacity, 0)
      _ = Self.lines(in: window)
      XCTAssertEqual(window.details.log.page.view.opacity, 1)
      XCTAssertFalse(Self.lines(in: window).contains { $0.hasPrefix("height") })
      Self.close(window)
    }
  }

  func testTheKnobsOfAFormFollowWhatIsTyped() {
    onMain {
      let window = Self.open("sign-up")
      Self.type("Ann", in: window)
      XCTAssert(MainLoop.run(atMost: 60) { window.session?.values["name"] == .text("Ann") })
      Self.close(window)
    }
  }
}
