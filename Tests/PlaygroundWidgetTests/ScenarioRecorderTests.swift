import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// A recording leads to the same state when it is replayed.
final class ScenarioRecorderTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  func testARecordingReplaysToTheSameState() throws {
    try onMain {
      try Self.expectSameState(
        of: "auto-height-editor",
        [
          .type("hello"), .press(Accelerator(key: "Return")), .paste("pasted\nlines"),
          .preedit("ㅎ"), .preedit("하"), .commit("한"), .type(" end"),
          .press(Accelerator(modifiers: [.control], key: "z")),
          .press(Accelerator(modifiers: [.shift], key: "Left")),
          .press(Accelerator(key: "BackSpace")),
        ])
    }
  }

  func testARecordedConversationReplaysToTheSameState() throws {
    try onMain {
      try Self.expectSameState(
        of: "composer",
        [
          .type("hello"), .press(Accelerator(modifiers: [.shift], key: "Return")),
          .paste("pasted\nlines\nand more\nand more"), .press(Accelerator(key: "Return")),
          .press(Accelerator(key: "Up")), .type("!"), .press(Accelerator(key: "Return")),
          .press(Accelerator(modifiers: [.control], key: "z")),
        ])
    }
  }

  func testAFieldIsRecordedAndReplaysToTheSameState() throws {
    try onMain {
      try Self.expectSameState(
        of: "bordered-text-field",
        [
          .type("12345"),
          .press(Accelerator(key: "BackSpace")), .paste("9"), .preedit("한"), .commit("한"),
          .press(Accelerator(modifiers: [.control], key: "z")),
          .press(Accelerator(modifiers: [.shift], key: "Left")), .type("7"),
          .click("field_button"), .press(Accelerator(key: "End")), .type("8"),
        ], turning: [KnobSetting("preset", .choice("qr"))])
    }
  }

  func testClicksAreRecordedAndReplayToTheSameState() throws {
    try onMain {
      try Self.expectSameState(
        of: "composer-attachments",
        [
          .type("hello"), .click("send"), .click("left"), .focus(.main(true)), .type("more"),
          .press(Accelerator(key: "Return")), .type("end"), .click("left"),
        ])
    }
  }

  func testAPasteOfSeveralFormsIsRecordedWithAllOfThem() throws {
    try onMain {
      let forms = try XCTUnwrap(
        PastedForms([
          .init("text/html", "<b>bold</b> plain"), .init(Clipboard.plainText, "bold plain"),
        ]))
      try Self.expectSameState(of: "rich-editor", [.type("a "), .pasteForms(forms), .type("!")])
    }
  }

  func testWhatIsDoneInAnotherInputNamesIt() throws {
    try onMain {
      try Self.expectSameState(
        of: "form",
        [
          .type("ann@example.org"), .press(Accelerator(key: "Tab")),
          .within("password_input", .type("Aa345678")),
        ],
        recorded: [
          .type("ann@example.org"), .press(Accelerator(key: "Tab")),
          .within("password_input", .type("Aa000000")),
        ], comparing: false)
      try Self.expectSameState(
        of: "nested-editors",
        [
          .within("attachment:a1", .type("inner")), .within("attachment:a1", .select(0, 2)),
          .within("attachment:a1", .undo), .focus(.main(true)), .type("outer"),
        ],
        recorded: [
          .within("attachment:a1", .type("inner")), .focus(.main(true)), .type("outer"),
        ], comparing: false)
    }
  }

  func testAReplayLeavesTheClipboardAsItWas() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.offer([
        ("text/html", Array("<i>mine</i>".utf8)), (Clipboard.plainText, Array("mine".utf8)),
      ])
      let scene = try SceneCatalog.standard.scene("auto-height-editor")
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let scenario = Scenario(scene: scene.id, steps: [.paste("other")])
      XCTAssertEqual(try ScenarioReplay.run(scenario, in: window).failures, 0)
      XCTAssertEqual(window.stage.growingArea?.text, "other")
      var found: [String] = []
      clipboard.read("text/html") { found.append(String(decoding: $0 ?? [], as: UTF8.self)) }
      clipboard.readPlainText { found.append(String(decoding: $0 ?? [], as: UTF8.self)) }
      XCTAssert(MainLoop.run(atMost: 60) { found.count == 2 })
      XCTAssertEqual(Set(found), ["<i>mine</i>", "mine"])
      window.close()
    }
  }

  func testAButtonThatTheKeyboardClicksIsOneClick() throws {
    try onMain {
      for key in ["space", "Return"] {
        let scene = try SceneCatalog.standard.scene("composer")
        let played = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
        let runner = try XCTUnwrap(ScenarioRunner(target: played))
        played.stage.growingArea?.focus()
        let recorder = ScenarioRecorder(stage: played.stage)
        for step in [.type("hello"), .focus(.identifier("send"))] as [ScenarioStep] {
          XCTAssertNil(runner.run(step, index: 0).error)
        }
        played.window.press(try XCTUnwrap(KeyStroke(name: key)))
        // GTK first shows the button as pressed.
        XCTAssert(MainLoop.run(atMost: 60) { played.stage.state["sent"] == ["hello"] })
        XCTAssertEqual(recorder.stop(), [.type("hello"), .click("send")], key)
        runner.stop()
        played.close()
      }
    }
  }

  func testAClickThatEndsACompositionReplaysToTheSameState() throws {
    try onMain {
      try Self.expectSameState(
        of: "composer", [.preedit("한"), .click("send"), .type("x")],
        recorded: [.preedit("한"), .commit("한"), .click("send"), .type("x")])
    }
  }

  /// Records steps, replays the recording, and expects the same steps and the same final state.
  @MainActor
  private static func expectSameState(
    of scene: String, _ done: [ScenarioStep], recorded: [ScenarioStep]? = nil,
    turning settings: [KnobSetting] = [], comparing comparesStates: Bool = true
  ) throws {
    let scene = try SceneCatalog.standard.scene(scene)
    var values = scene.defaults
    values.apply(settings)
    let played = try XCTUnwrap(SceneWindow(scene: scene, values: values))
    let runner = try XCTUnwrap(ScenarioRunner(target: played))
    played.stage.input?.widget.focus()
    let recorder = ScenarioRecorder(stage: played.stage)
    for (index, step) in done.enumerated() {
      XCTAssertNil(runner.run(step, index: index).error)
    }
    let steps = recorder.stop()
    runner.stop()
    let expected = played.stage.state
    played.close()

    let replayed = try XCTUnwrap(SceneWindow(scene: scene, values: values))
    let second = try XCTUnwrap(ScenarioRunner(target: replayed))
    replayed.stage.input?.widget.focus()
    for (index, step) in steps.enumerated() {
      let result = second.run(step, index: index)
      XCTAssertNil(result.error)
      XCTAssertEqual(result.glitches, 0, "\(step)")
    }
    if comparesStates { XCTAssertEqual(replayed.stage.state, expected, "\(steps)") }
    XCTAssertEqual(steps, recorded ?? done)
    second.stop()
    replayed.close()
  }

  func testWhatTheMiddleButtonPastesIsRecordedWhereItWent() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("auto-height-editor")
      let played = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let area = try XCTUnwrap(played.stage.growingArea)
      area.focus()
      let recorder = ScenarioRecorder(stage: played.stage)
      let runner = try XCTUnwrap(ScenarioRunner(target: played))
      XCTAssertNil(runner.run(.type("ab"), index: 0).error)
      area.textView.primaryClipboard.offer([0x78, 0x00, 0x79], as: Clipboard.plainText)
      var isDone = false
      let connection = area.buffer.onPasteDone { isDone = true }
      XCTAssert(area.intake.pasteSelected(x: 0, y: 2))
      XCTAssert(MainLoop.run(atMost: 60) { isDone })
      connection.disconnect()
      XCTAssertEqual(area.text, "x\u{FFFD}yab")
      XCTAssertEqual(area.buffer.caret, 5, "the caret stays behind what was typed")
      XCTAssertEqual(
        recorder.stop(), [.type("ab"), .select(0, 0), .paste("x\u{FFFD}y"), .select(5, 5)])
      runner.stop()
      played.close()
    }
  }
}
