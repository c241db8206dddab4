import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A user picks what a recording expects.
final class ExpectDialogTests: OpenWindowTestCase {
  @MainActor
  private static func expectations(_ window: PlaygroundWindow) -> [String: JSONValue] {
    var found: [String: JSONValue] = [:]
    for step in window.recorder.recording?.scenario.steps ?? [] {
      guard case .expect(let expectations) = step else { continue }
      for expectation in expectations {
        found[expectation.path.textWithoutRoot] = expectation.json
      }
    }
    return found
  }

  @MainActor
  private static func discard(_ window: PlaygroundWindow) throws {
    window.window.close()
    MainLoop.runUntilIdle()
    let question = try XCTUnwrap(window.recorder.question)
    try XCTUnwrap(question.window.descendant(named: "discard")).activate()
    MainLoop.runUntilIdle()
  }

  func testTheWidgetWithTheFocusIsFirstAndItsMainValuesAreTicked() throws {
    try onMain {
      let window = Self.open("form")
      window.toggleRecording()
      for character in "a".unicodeScalars { window.window.type(character) }
      Self.settle(window)
      window.recorder.banner.expect.click()
      let dialog = try XCTUnwrap(window.recorder.expecting.dialog)
      XCTAssert(FrameSettling(of: dialog.window).waitUntilStill())
      XCTAssertEqual(dialog.subject.selectedIndex, 1)
      XCTAssert(dialog.subject.isFocus || dialog.subject.containsFocus)
      let ticked = dialog.boxes.filter(\.isOn).map { $0.stringProperty("label") }
      XCTAssertEqual(ticked.first, #"text = "a""#)
      XCTAssert(ticked.contains("isValid = false"), "\(ticked)")
      for box in dialog.boxes.dropFirst() { box.isOn = false }
      dialog.add.click()
      XCTAssertEqual(Self.expectations(window), ["fields.email.text": "a"])
      XCTAssertEqual(
        window.recorder.banner.warning.text, #"Expects fields.email.text = "a""#)
      XCTAssertFalse(window.recorder.banner.warning.hasStyleClass("warning"))
      try Self.discard(window)
    }
  }

  func testNothingTickedCannotBeAddedButEverythingCan() throws {
    try onMain {
      let window = Self.open("form")
      window.toggleRecording()
      window.window.type("a")
      Self.settle(window)
      window.recorder.expect()
      let dialog = try XCTUnwrap(window.recorder.expecting.dialog)
      for box in dialog.boxes { box.isOn = false }
      XCTAssertFalse(dialog.add.isSensitive)
      dialog.everything.isOn = true
      XCTAssert(dialog.add.isSensitive)
      dialog.add.click()
      XCTAssert(Self.expectations(window).count > 3)
      try Self.discard(window)
    }
  }

  func testAPasswordIsExpectedOnlyWhilePasswordsAreRecorded() throws {
    try onMain {
      let window = Self.open("form")
      window.toggleRecording()
      window.window.type("a")
      let password = try XCTUnwrap(window.session?.stage.target(identifier: "password_input"))
      XCTAssert(password.focus())
      for character in "Secret12".unicodeScalars { window.window.type(character) }
      // The reader shows it, and it is no less a password.
      window.session?.stage.target(identifier: "password_button")?.activate()
      Self.settle(window)
      window.recorder.expect()
      let first = try XCTUnwrap(window.recorder.expecting.dialog)
      XCTAssertFalse(
        first.boxes.contains { $0.stringProperty("label").contains("Secret12") == true })
      first.everything.isOn = true
      first.add.click()
      XCTAssertFalse(window.recorder.recording?.scenario.fileText.contains("Secret12") == true)
      window.recorder.banner.secrets.isOn = true
      window.recorder.expect()
      let second = try XCTUnwrap(window.recorder.expecting.dialog)
      for box in second.boxes {
        box.isOn = box.stringProperty("label").contains("Secret12") == true
      }
      second.add.click()
      XCTAssert(window.recorder.recording?.scenario.fileText.contains("Secret12") == true)
      window.recorder.banner.secrets.isOn = false
      XCTAssertFalse(window.recorder.recording?.scenario.fileText.contains("Secret12") == true)
      try Self.discard(window)
    }
  }

  func testAPressOnTheStagePicksTheWidgetAndIsNotRecorded() throws {
    try onMain {
      let window = Self.open("form")
      window.toggleRecording()
      window.window.type("a")
      Self.settle(window)
      window.recorder.expect()
      try XCTUnwrap(window.recorder.expecting.dialog).pick.click()
      let root = try XCTUnwrap(window.session?.stage.root)
      let password = try XCTUnwrap(window.session?.stage.target(identifier: "password_input"))
      let bounds = try XCTUnwrap(password.bounds(in: root))
      XCTAssertFalse(window.recorder.banner.warning.text.isEmpty)
      XCTAssert(
        PointerDispatch(root, x: bounds.x + 5, y: bounds.y + bounds.height / 2).drag(byX: 0, y: 0))
      let expecting = window.recorder.expecting
      XCTAssert(MainLoop.run(atMost: 60) { expecting.dialog?.window.isMapped == true })
      let dialog = try XCTUnwrap(window.recorder.expecting.dialog)
      XCTAssertEqual(dialog.subject.selectedIndex, 2)
      XCTAssertEqual(window.recorder.recording?.scenario.steps, [.type("a")])
      XCTAssertEqual(window.recorder.banner.warning.text, "")
      dialog.window.close()
      // Escape ends it, too, and the stage works as before.
      window.recorder.expect()
      try XCTUnwrap(window.recorder.expecting.dialog).pick.click()
      window.window.press(try Self.key("Escape"))
      XCTAssert(MainLoop.run(atMost: 60) { window.recorder.recording?.recorder.isPaused == false })
      XCTAssertNil(window.recorder.expecting.picking)
      MainLoop.runUntilIdle()
      window.window.type("b")
      Self.settle(window)
      XCTAssertEqual(window.recorder.recording?.scenario.steps, [.type("ab")])
      try Self.discard(window)
    }
  }

  func testNothingOfTheDialogIsLeft() throws {
    try onMain {
      let window = Self.open("form")
      window.toggleRecording()
      window.window.type("a")
      try assertFinalized {
        window.recorder.expect()
        let dialog = try XCTUnwrap(window.recorder.expecting.dialog)
        let objects: [Object] = [dialog.window, dialog.subject, dialog.add]
        window.recorder.expecting.stop()
        return objects
      }
      try Self.discard(window)
    }
  }
}
