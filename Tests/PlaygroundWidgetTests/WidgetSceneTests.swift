import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Scenes of widgets that know nothing of playgrounds.
final class WidgetSceneTests: WidgetTestCase {
  /// A widget with something to say.
  @MainActor
  private final class Counter: SceneContent {
    let widget = Box(.vertical, spacing: 6)
    let amount = SpinButton(range: 0...9, step: 1)
    let volume = Scale(range: 0...10, step: 1)
    let isLoud = CheckButton(mnemonic: "_Loud")
    let secret = PasswordEntry()
    let name = Entry()
    let count = Button("Count")
    let answer = Label("")
    var counted = 0

    init() {
      for part in [name, amount, volume, isLoud, secret, count, answer] as [Widget] {
        widget.append(part)
      }
      amount.accessibleLabel = "Amount"
      volume.accessibleLabel = "Volume"
      name.accessibleLabel = "Name"
      secret.accessibleLabel = "Secret"
      count.onClicked { [weak self] in
        self?.counted += 1
        self?.answer.text = "Counted \(self?.counted ?? 0)"
      }
    }

    var sceneState: JSONObject { ["counted": .integer(counted)] }
    var sceneViolations: [String] { counted > 2 ? ["too many"] : [] }
  }

  private static let scene = Scene(
    "counter", title: "Counter",
    knobs: [
      KnobRow(.wholeNumber("start", title: "Start", default: 1, range: 0...9)) { counter, start in
        counter.amount.value = Double(start)
      }
    ], content: { Counter() }, widget: { $0.widget })

  @MainActor
  private static func window(_ scene: Scene = scene) throws -> SceneWindow {
    ComposerInputMethod.install()
    return try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
  }

  @MainActor
  private static func replay(_ steps: [ScenarioStep], in window: SceneWindow) throws -> [StepResult]
  {
    var results: [StepResult] = []
    try ScenarioReplay.run(
      Scenario(scene: "counter", steps: steps), in: window,
      report: { results.append($0) })
    return results
  }

  func testPartsAreNamedByRoleAndAccessibleName() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      let state = window.stage.state
      let widgets = try XCTUnwrap(state["widgets"]?.objectValue)
      XCTAssertEqual(
        widgets.keys,
        [
          "text-box:Name", "spin-button:Amount", "slider:Volume", "checkbox:Loud",
          "text-box:Secret",
        ])
      XCTAssertEqual(state["focused"], "text-box:Name")
      XCTAssertEqual(widgets["spin-button:Amount"], ["value": 1])
      XCTAssertEqual(state["own"], ["counted": 0])
      XCTAssertEqual(state["texts"], [])
    }
  }

  func testAReplayTypesClicksAndSetsByTheseNames() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      let results = try Self.replay(
        [
          .type("Ann"), .within("text-box:Secret", .type("s3cret")), .click("checkbox:Loud"),
          .set([WidgetSetting("slider:Volume", "value", 4)]),
          .knob([KnobSetting("start", .number(7))]), .click("button:Count"),
        ], in: window)
      XCTAssertEqual(results.compactMap(\.error), [])
      let state = window.stage.state
      XCTAssertEqual(state["widgets"]?["text-box:Name"], ["text": "Ann"])
      XCTAssertEqual(state["widgets"]?["text-box:Secret"]?["isSecure"], true)
      XCTAssertEqual(state["widgets"]?["checkbox:Loud"], ["active": true])
      XCTAssertEqual(state["widgets"]?["slider:Volume"], ["value": 4])
      XCTAssertEqual(state["widgets"]?["spin-button:Amount"], ["value": 7])
      XCTAssertEqual(state["texts"], ["Counted 1"])
      XCTAssertEqual(state["own"], ["counted": 1])
    }
  }

  /// A user looks whether it is typed right, and then presses Expect.
  func testAPasswordThatIsShownIsStillSecret() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      let line = try XCTUnwrap(window.stage.root.selfAndDescendants.first(where: \.isSecretLine))
      TextLine(retaining: line.nativePointer).isTextVisible = true
      let results = try Self.replay([.within("text-box:Secret", .type("s3cret"))], in: window)
      XCTAssertEqual(results.compactMap(\.error), [])
      let expectations = StateExpectation.mainValues(of: window.stage.state)
      XCTAssertFalse(expectations.isEmpty)
      XCTAssertFalse("\(expectations)".contains("s3cret"), "\(expectations)")
      XCTAssertEqual(window.stage.input(of: line)?.isSecret, true)
    }
  }

  func testAPasswordAloneIsNotExpected() throws {
    try onMain {
      let scene = try PlaygroundProgram(
        name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [Self.scene]
      ).catalog.scene("widget:GtkPasswordEntry")
      var log: [String] = []
      let stage = try XCTUnwrap(scene.build)(scene.defaults, SceneEvents { log.append("\($0)") })
      let host = WindowHost(stage.root, width: 300)
      host.settle()
      stage.mainInput?.widget.focus()
      host.type("s3cret")
      XCTAssertEqual(stage.state["own"]?["text"], "s3cret")
      let expectations = StateExpectation.mainValues(of: stage.state)
      XCTAssertFalse("\(expectations)".contains("s3cret"), "\(expectations)")
      XCTAssertFalse("\(log)".contains("s3"), "\(log)")
    }
  }

  func testWhatCannotBeSetIsNamed() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      let results = try Self.replay(
        [
          .set([WidgetSetting("slider:Volume", "value", "loud")]),
          .set([WidgetSetting("slider:Volume", "color", "red")]),
          .set([WidgetSetting("slider:Bass", "value", 1)]),
        ], in: window)
      XCTAssertEqual(
        results.map(\.error),
        [
          #""slider:Volume" cannot have this value of "value""#,
          #""slider:Volume" cannot have this value of "color""#,
          #"the scene has no widget "slider:Bass""#,
        ])
    }
  }

  func testInvariantsOfTheAppAreGlitches() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      let results = try Self.replay(
        Array(repeating: .click("button:Count"), count: 3), in: window)
      XCTAssertEqual(results.map(\.violations), [[], [], ["too many"]])
    }
  }

  func testExpectationsHaveEveryValueButPasswords() throws {
    try onMain {
      let window = try Self.window()
      defer { window.close() }
      _ = try Self.replay([.within("text-box:Secret", .type("s3cret"))], in: window)
      let paths = StateExpectation.mainValues(of: window.stage.state).map(\.path.textWithoutRoot)
      XCTAssert(paths.contains(#"widgets["slider:Volume"].value"#), "\(paths)")
      XCTAssert(paths.contains("own.counted"), "\(paths)")
      XCTAssertFalse(paths.contains(#"widgets["text-box:Secret"].text"#), "\(paths)")
    }
  }

  func testTheLogHasChangesAndClicks() throws {
    try onMain {
      var events: [SceneEvent] = []
      let build = try XCTUnwrap(Self.scene.build)
      let stage = build(Self.scene.defaults, SceneEvents { events.append($0) })
      let window = Window()
      window.child = stage.root
      window.present()
      for name in ["text-box:Name", "text-box:Secret"] {
        let text = try XCTUnwrap(stage.target(identifier: name))
        gtk_editable_set_text(text.nativePointer, "Ann")
      }
      stage.target(identifier: "checkbox:Loud")?.activate(byPointer: true)
      stage.target(identifier: "button:Count")?.activate(byPointer: true)
      XCTAssertEqual(
        events.map { "\($0.source) \($0.name) \($0.detail)" },
        [
          #"Name text "Ann" (3)"#, #"Secret text "•••" (3)"#, "Loud active true",
          "Count clicked ",
        ])
      window.destroy()
    }
  }
}
