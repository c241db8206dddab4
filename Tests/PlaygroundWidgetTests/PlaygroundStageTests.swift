import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes

/// Every scene on its stage, alone in a window.
final class PlaygroundStageTests: WidgetTestCase {
  private static let contract = [
    "text", "lineCount", "visibleLineCount", "height", "width", "textWidth", "isEnabled",
    "isFocused", "hasBorder", "scrolls", "match", "caret", "selection", "preedit",
    "placeholderVisible",
  ]
  private static let composerContract = [
    "barHeight", "canSend", "isSending", "sent", "error", "counter", "maxNumberOfLines",
  ]

  private static let fieldContract = [
    "text", "rawText", "isComplete", "isValid", "fieldState", "message", "messageKind",
    "placeholderPosition", "height", "isFocused", "caret", "selection", "counter", "isSecure",
  ]

  private static let richTextContract = [
    "text", "content", "caret", "selection", "height", "lineCount", "attachments", "focusedPath",
    "undoDepth", "redoDepth", "typingAttributes", "processorLog",
  ]

  private static let rendererContract = [
    "text", "selection", "highlights", "find", "visibleRange", "height",
  ]

  private static func contract(of scene: Scene) -> [String] {
    switch scene.category {
    case .composer: contract + composerContract
    case .fields:
      ["form", "sign-up", "card"].contains(scene.id)
        ? ["fields", "focused", "submitted"] : fieldContract
    case .richText: scene.id == "renderer" ? rendererContract : richTextContract
    default: contract + ["maxLine"]
    }
  }

  @MainActor
  private static func window(
    _ id: String, _ settings: [KnobSetting] = [], width: Int? = nil
  ) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene(id)
    var values = scene.defaults
    values.apply(settings)
    return try XCTUnwrap(SceneWindow(scene: scene, values: values, width: width))
  }

  @MainActor
  private static func settle(_ window: SceneWindow) {
    let stage = window.stage
    XCTAssert(
      FrameSettling(of: window.window).waitUntilStill(isReady: { stage.isSettled }))
  }

  func testEverySceneTellsItsState() throws {
    try onMain {
      for scene in SceneCatalog.standard.scenes {
        let window = try Self.window(scene.id)
        let state = window.stage.state
        for key in Self.contract(of: scene) {
          XCTAssertNotNil(state[key], "\(scene.id) has no \(key)")
        }
        if scene.category != .fields { XCTAssertEqual(state["width"], 400, scene.id) }
        window.close()
      }
    }
  }

  func testEachSceneWithAFindBarFindsInIt() throws {
    try onMain {
      for (id, finds) in [
        ("notes", true), ("find-replace", true), ("renderer", true), ("markup", false),
      ] {
        let window = try Self.window(id)
        Self.settle(window)
        window.stage.placeFocus(in: window.window)
        XCTAssertEqual(window.stage.find(), finds, id)
        Self.settle(window)
        if finds { XCTAssertEqual(window.stage.state["find"]?["isOpen"], true, id) }
        window.close()
      }
    }
  }

  func testAnInputIsAsHighAsItsTextAndNotAsItsWindow() throws {
    try onMain {
      for scene in ["expandable-text-view", "auto-height-editor"] {
        let settings = [KnobSetting("text", .text("one\ntwo"))]
        let window = try Self.window(scene, settings)
        Self.settle(window)
        let height = try XCTUnwrap(window.stage.state["height"]?.numberValue)
        XCTAssertLessThan(height, 80, scene)
        window.close()
      }
    }
  }

  func testEveryKnobTakesOddValues() throws {
    try onMain {
      for scene in SceneCatalog.standard.scenes {
        let window = try Self.window(scene.id)
        for knob in scene.knobs {
          for value in Self.oddValues(of: knob) { window.apply([KnobSetting(knob.id, value)]) }
          Self.settle(window)
          let height = window.stage.state["height"]?.numberValue ?? 0
          XCTAssertGreaterThan(height, 20, "\(scene.id), \(knob.id)")
          window.apply([KnobSetting(knob.id, knob.defaultValue)])
        }
        window.close()
      }
    }
  }

  private static func oddValues(of knob: Knob) -> [KnobValue] {
    switch knob.kind {
    case .toggle(let value): [.toggle(!value), .toggle(value)]
    case .number(_, _, _, isWhole: true): [0, -1, -1e300, 1e300, 7].map { .number($0) }
    case .number: [0, -1, .nan, .infinity, -.infinity, 1e300, 7].map { .number($0) }
    case .choice(_, let options): options.map { .choice($0.id) }
    case .text(_, _, let presets):
      ["", "<b>&", "a\nb\r\nc\u{2029}d", "(", "^(a+)+$"].map { .text($0) }
        + presets.map { .text($0.value) }
    }
  }

  func testInputHasExactlyTheWidthThatIsAskedFor() throws {
    try onMain {
      let narrow = ["auto-height-editor", "expandable-text-view"].flatMap { scene in
        [80, 150, 222, 400, 777].map { (scene, $0) }
      }
      for (scene, width) in narrow + [("composer", 222), ("composer", 400), ("composer", 777)] {
        let window = try Self.window(scene, width: width)
        Self.settle(window)
        XCTAssertEqual(window.stage.state["width"], .integer(width))
        window.setWidth(width + 1)
        Self.settle(window)
        XCTAssertEqual(window.stage.state["width"], .integer(width + 1))
        window.close()
      }
    }
  }

  func testSwitchesAndKnobsAreTheSameValues() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("auto-height-editor")
      var turned: [KnobSetting] = []
      let stage = try XCTUnwrap(scene.build)(
        scene.defaults, SceneEvents({ _ in }, turned: { turned.append($0) }))
      let pairs = [("enabled", "isEnabled"), ("border", "hasBorder")]
      for (identifier, knob) in pairs {
        let toggle = try XCTUnwrap(stage.target(identifier: identifier))
        XCTAssert(toggle.booleanProperty("active"))
        stage.apply(knob, .toggle(false))
        XCTAssertFalse(toggle.booleanProperty("active"), knob)
        XCTAssertEqual(turned, [], "the inspector knows already")
        toggle.setProperty("active", to: true)
        XCTAssertEqual(turned, [KnobSetting(knob, .toggle(true))])
        XCTAssertEqual(stage.state[knob], true)
        turned = []
      }
    }
  }

  func testTurningMatchPatternOnFillsInAPattern() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("auto-height-editor-max-lines")
      var turned: [KnobSetting] = []
      let stage = try XCTUnwrap(scene.build)(
        scene.defaults, SceneEvents({ _ in }, turned: { turned.append($0) }))
      let toggle = try XCTUnwrap(stage.target(identifier: "match-pattern"))
      XCTAssertFalse(toggle.booleanProperty("active"), "there is no pattern")
      stage.apply("text", .text("name@example.org"))
      XCTAssertEqual(stage.state["match"], "none")
      stage.apply("matchPattern", .toggle(false))
      stage.apply("matchPattern", .toggle(true))
      XCTAssertEqual(stage.state["match"], "none", "turned by the inspector")
      stage.apply("matchPattern", .toggle(false))
      toggle.setProperty("active", to: true)
      XCTAssertEqual(
        turned,
        [
          KnobSetting("matchPattern", .toggle(true)),
          KnobSetting("pattern", .text(AutoHeightEditorKnobs.emailPattern)),
        ])
      XCTAssertEqual(stage.state["match"], "matched")
    }
  }

  func testTheSwitchesOfTheFirstSceneDoWhatTheySayFromTheFirstClick() throws {
    try onMain {
      let window = try Self.window("auto-height-editor")
      let stage = window.stage
      let label = try XCTUnwrap(stage.target(identifier: "match"))
      XCTAssertEqual(label.stringProperty("label"), "nothing to match yet")
      XCTAssertFalse(try XCTUnwrap(label.parent).hasStyleClass("refused"), "nothing is wrong yet")
      for (identifier, knob) in [("enabled", "isEnabled"), ("border", "hasBorder")] {
        for isOn in [false, true] {
          try XCTUnwrap(stage.target(identifier: identifier)).setProperty("active", to: isOn)
          XCTAssertEqual(stage.state[knob], .bool(isOn))
        }
      }
      stage.growingArea?.text = "hello"
      Self.settle(window)
      XCTAssertEqual(label.stringProperty("label"), "does not match")
      try XCTUnwrap(stage.target(identifier: "match-pattern")).setProperty("active", to: false)
      XCTAssertEqual(label.stringProperty("label"), "no pattern")
      try XCTUnwrap(stage.target(identifier: "match-pattern")).setProperty("active", to: true)
      XCTAssertEqual(label.stringProperty("label"), "does not match")
      stage.growingArea?.text = ""
      Self.settle(window)
      XCTAssertEqual(label.stringProperty("label"), "nothing to match yet")
      window.close()
    }
  }

  func testIndicatorSaysInWordsWhetherTheTextMatches() throws {
    try onMain {
      let window = try Self.window("auto-height-editor")
      let expectations = [
        ("", "no pattern"), ("hel", "matches"), ("^x", "does not match"),
        ("(", "invalid pattern: missing terminating )"),
      ]
      window.apply([KnobSetting("text", .text("hello"))])
      for (pattern, words) in expectations {
        window.apply([KnobSetting("pattern", .text(pattern))])
        Self.settle(window)
        let label = try XCTUnwrap(window.stage.target(identifier: "match"))
        XCTAssertEqual(label.stringProperty("label"), words, pattern)
      }
      window.close()
    }
  }

  func testFocusSceneMovesTheFocusBothWays() throws {
    try onMain {
      let window = try Self.window("auto-height-editor-focus")
      Self.settle(window)
      XCTAssertEqual(window.stage.state["isFocused"], true)
      window.apply([KnobSetting("isFocused", .toggle(false))])
      XCTAssertEqual(window.stage.state["isFocused"], false)
      window.stage.growingArea?.textView.focus()
      Self.settle(window)
      let toggle = try XCTUnwrap(window.stage.target(identifier: "focused"))
      XCTAssert(toggle.booleanProperty("active"))
      window.close()
    }
  }

  func testDarkModeSceneIsDarkAndEndsSo() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let window = try Self.window("auto-height-editor-dark-mode")
      XCTAssert(settings.prefersDark)
      window.apply([KnobSetting("scheme", .choice("light"))])
      XCTAssertFalse(settings.prefersDark)
      window.apply([KnobSetting("scheme", .choice("dark"))])
      window.stage.close()
      XCTAssertFalse(settings.prefersDark)
      window.close()
    }
  }

  func testNothingOfAStageIsLeft() throws {
    try onMain {
      for scene in SceneCatalog.standard.scenes {
        try assertFinalized {
          let window = try Self.window(scene.id)
          let stage = window.stage
          let names = ["enabled", "send", "editor"]
          let objects: [Object] =
            [stage.root, stage.sizedWidget, try XCTUnwrap(stage.input?.widget)]
            + names.compactMap { stage.target(identifier: $0) }
          stage.close()
          window.close()
          return objects
        }
      }
    }
  }
}
