import PlaygroundScenes
import WidgetTestSupport
import XCTest

/// The scenes of fields: their messages for wrong knobs, and how their presets validate.
final class FieldSceneTests: WidgetTestCase {
  @MainActor
  private static func stage(_ scene: String, _ settings: [String: String]) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene(scene)
    var values = scene.defaults
    for (knob, text) in settings {
      let isChoice = ["preset", "validationPolicy"].contains(knob)
      values.apply(KnobSetting(knob, isChoice ? .choice(text) : .text(text)))
    }
    return try XCTUnwrap(SceneWindow(scene: scene, values: values))
  }

  @MainActor
  private static func problems(_ settings: [String: String]) throws -> [String] {
    let window = try stage("underlined-text-field", settings)
    defer { window.close() }
    let problems = window.stage.state["problems"]?.arrayValue ?? []
    return problems.map {
      "\($0["knob"]?.stringValue ?? ""): \($0["message"]?.stringValue ?? "")"
    }
  }

  func testEverythingThatIsWrongIsSaid() throws {
    try onMain {
      let problems = try Self.problems([
        "notations": "{\"R\": 5}", "mask": "[RR]", "regex": "([",
      ])
      XCTAssertEqual(problems.count, 3, "\(problems)")
      XCTAssert(problems.contains { $0.hasPrefix("notations: ") && $0.contains("R") })
      XCTAssert(problems.contains { $0 == "mask: \"R\" stands for nothing (at 1)" }, "\(problems)")
      XCTAssert(problems.contains { $0.hasPrefix("regex: ") })
      XCTAssertEqual(try Self.problems(["notations": "{\"R\": \"ab\"}", "mask": "[RR]"]), [])
    }
  }

  func testBadNotationsAreReportedWithTheirOffset() throws {
    try onMain {
      let cases = [
        ("[{\"character\": \"R\"}]", "[0]"), ("{\"RR\": \"a\"}", "RR"), ("{\"0\": \"a\"}", "0"),
        ("{\"R\": \"\"}", "R"), ("[1", "line 1"), ("7", "an array"),
        (
          "[{\"character\": \"R\", \"characterSet\": \"a\", \"isOptional\": \"yes\"}]",
          "[0].isOptional"
        ),
        (
          "[{\"character\": \"R\", \"characterSet\": \"a\"},"
            + " {\"character\": \"R\", \"characterSet\": \"b\"}]", "[1].character"
        ),
      ]
      for (notations, place) in cases {
        let problems = try Self.problems(["notations": notations])
        XCTAssertEqual(problems.count, 1, notations)
        XCTAssert(problems.first?.contains(place) ?? false, "\(notations): \(problems)")
      }
    }
  }

  func testACardMustNotHaveExpired() throws {
    try onMain {
      for (text, isValid) in [("01/20", false), ("13/40", false), ("12/3", false), ("12/40", true)]
      {
        let window = try Self.stage(
          "underlined-text-field",
          ["preset": "expiration", "text": text, "validationPolicy": "always"])
        defer { window.close() }
        XCTAssertEqual(window.stage.state["isValid"]?.boolValue, isValid, text)
        XCTAssertEqual(window.stage.state["messageKind"]?.stringValue == "error", !isValid, text)
      }
    }
  }

  func testDigitsOfOtherScriptsAreAPhoneNumber() throws {
    try onMain {
      let window = try Self.stage(
        "bordered-text-field", ["preset": "phone", "text": "٩١٦１２３4567"])
      defer { window.close() }
      XCTAssertEqual(window.stage.state["text"]?.stringValue, "+7 (916) 123-45-67")
      XCTAssertEqual(window.stage.state["rawText"]?.stringValue, "9161234567")
      XCTAssertEqual(window.stage.state["isComplete"]?.boolValue, true)
    }
  }

  func testAFieldCanBeSeenUntouched() throws {
    try onMain {
      for scene in SceneCatalog.standard.scenes(in: .fields) {
        for isFocused in [true, false] {
          var values = scene.defaults
          values.apply(KnobSetting("focus", .toggle(isFocused)))
          let window = try XCTUnwrap(SceneWindow(scene: scene, values: values))
          defer { window.close() }
          XCTAssertEqual(window.stage.startsFocused, isFocused)
          XCTAssertEqual(window.window.focusWidget != nil, isFocused, scene.id)
          let message = window.stage.state["message"]?.stringValue ?? ""
          XCTAssert(isFocused || message.isEmpty, "\(scene.id) says \(message)")
          window.apply([KnobSetting("focus", .toggle(!isFocused))])
          XCTAssertEqual(window.window.focusWidget != nil, !isFocused, scene.id)
        }
      }
    }
  }

  func testAReplayStartsWithTheFocusOfTheScene() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("underlined-text-field")
      for isFocused in [true, false] {
        var values = scene.defaults
        values.apply(KnobSetting("focus", .toggle(isFocused)))
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: values))
        defer { window.close() }
        window.stage.placeFocus(in: window.window)
        FrameSettling(of: window.window).waitUntilStill()
        let state = window.stage.state
        XCTAssertEqual(state["fieldState"]?.stringValue, isFocused ? "active" : "normal")
        XCTAssertEqual(state["placeholderPosition"]?.stringValue, isFocused ? "top" : "bottom")
      }
    }
  }
}
