import Glibc
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The playground's window.
final class PlaygroundWindowTests: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.PlaygroundTests", isUnique: false)
    application.register()
    return application
  }()

  private static let folder = "\(TemporaryFolder.path)/concertina-window-\(getpid())"

  override func tearDown() {
    unlink("\(Self.folder)/window.ini")
    rmdir(Self.folder)
  }

  @MainActor
  private static func open(
    _ content: WindowMemory.Content? = nil, _ request: SceneRequest? = nil
  ) -> PlaygroundWindow {
    let memory = WindowMemory(path: "\(Self.folder)/window.ini")
    if let content { memory.write(content) }
    let window = PlaygroundWindow(
      application: Self.application, program: .concertina, memory: memory,
      appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
    window.present(request.map { .scene($0) })
    Self.settle(window)
    return window
  }

  @MainActor
  private static func settle(_ window: PlaygroundWindow) {
    _ = MainLoop.run(atMost: 60) { window.window.isMapped }
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(), "the window does not rest")
  }

  @MainActor
  private static func close(_ window: PlaygroundWindow) {
    window.window.close()
    MainLoop.runUntilIdle()
  }

  func testOpensEveryScene() throws {
    try onMain {
      let window = Self.open()
      for scene in SceneCatalog.standard.scenes {
        window.open(scene)
        Self.settle(window)
        let session = try XCTUnwrap(window.session)
        XCTAssertEqual(session.scene.id, scene.id)
        XCTAssertEqual(window.window.title, "\(scene.title) – Concertina")
        XCTAssertEqual(session.stage.state["width"], 400, scene.id)
      }
      Self.close(window)
    }
  }

  func testPanelsDoNotCoverTheStageAtAnyTextSize() throws {
    try onMain {
      let appearance = Appearance()
      defer { appearance.textScale = 100 }
      for scale in [100.0, 150, 200] {
        appearance.textScale = scale
        let window = Self.open(WindowMemory.Content(width: 1_000, height: 640))
        let content = try XCTUnwrap(window.split.widget.bounds(in: window.columns))
        let isShown = window.columns.isShown(.inspector)
        let inspector = try XCTUnwrap(window.inspector.widget.bounds(in: window.columns))
        let end = isShown ? inspector.x : Double(window.columns.width)
        XCTAssertLessThanOrEqual(content.x + content.width, end, "\(scale) %")
        Self.close(window)
      }
    }
  }

  func testDetailsFoldInASmallWindowUntilTheUserUnfoldsThem() {
    onMain {
      var window = Self.open(WindowMemory.Content(width: 700, height: 440))
      XCTAssert(window.details.isFolded)
      let height = window.stagePane.widget.height
      window.split.toggleDetails()
      Self.settle(window)
      XCTAssertFalse(window.details.isFolded)
      XCTAssertLessThan(window.stagePane.widget.height, height - 100)
      Self.close(window)
      window = Self.open()
      XCTAssertFalse(window.details.isFolded, "the user's choice is remembered")
      Self.close(window)
      window = Self.open(WindowMemory.Content(width: 1_000, height: 640))
      XCTAssertFalse(window.details.isFolded)
      let split = window.split.position
      window.split.toggleDetails()
      Self.settle(window)
      XCTAssertLessThan(window.details.widget.height, 60, "only the bar is left")
      window.split.toggleDetails()
      Self.settle(window)
      XCTAssertEqual(window.split.position, split)
      Self.close(window)
    }
  }

  func testTypingBeginsAtOnceAndTheInspectorFollows() throws {
    try onMain {
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor"))
      for scalar in "hello".unicodeScalars { window.window.type(scalar) }
      let session = try XCTUnwrap(window.session)
      XCTAssertEqual(session.stage.state["text"], "hello")
      XCTAssert(MainLoop.run(atMost: 60) { session.values["text"] == .text("hello") })
      Self.settle(window)
      XCTAssertEqual(
        window.details.figures.label.text.split(separator: "·").first, "1 line ")
      Self.close(window)
    }
  }

  func testTheFiguresOfAComposerAreThoseOfItsBar() throws {
    try onMain {
      let settings = [KnobSetting("text", .text("one\ntwo\nthree"))]
      let window = Self.open(nil, SceneRequest(scene: "composer", settings: settings))
      let state = try XCTUnwrap(window.session).stage.state
      let height = try XCTUnwrap(state["barHeight"]?.numberValue)
      let expected = "3 lines · \(Int(height)) px"
      XCTAssert(
        MainLoop.run(atMost: 60) { window.details.figures.label.text.hasPrefix(expected) },
        window.details.figures.label.text)
      Self.close(window)
    }
  }

  // GTK warns when the bar's slider is drawn before it is allocated. This takes a key that comes
  // with the frame itself, as keys from the display server do: then the view lays out its lines
  // while it is drawn. Under `G_DEBUG=fatal-warnings` that ends the run as a failure.
  func testKeysThatComeWithAFrameLeaveNothingWithoutItsPlace() throws {
    try onMain {
      let text = (0..<6_000).map { "line \($0) of a text" }.joined(separator: "\n")
      let settings = [KnobSetting("text", .text(text))]
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor", settings: settings))
      let clock = try XCTUnwrap(window.window.frameClock)
      for _ in 0..<20 {
        var count = 0
        let key = clock.onBeforePaint {
          guard count < 4 else { return }
          count += 1
          window.window.type("a")
          clock.requestFrame()
        }
        clock.requestFrame()
        XCTAssert(MainLoop.run(atMost: 60) { count == 4 })
        key.disconnect()
        Self.settle(window)
      }
      XCTAssertEqual(window.session?.stage.state["scrolls"], true)
      Self.close(window)
    }
  }

  func testKnobsOfTheCommandLineAreTurned() throws {
    try onMain {
      let settings = [KnobSetting("text", .text("a\nb")), KnobSetting("maxLine", .number(-3))]
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor", settings: settings))
      let session = try XCTUnwrap(window.session)
      XCTAssertEqual(session.stage.state["text"], "a\nb")
      XCTAssertEqual(session.stage.state["visibleLineCount"], 1)
      XCTAssertEqual(session.values["maxLine"], .number(-3), "the spin button must not clamp it")
      Self.close(window)
    }
  }

  func testFoldsAt360Pixels() throws {
    try onMain {
      let window = Self.open(WindowMemory.Content(width: 360, height: 640))
      XCTAssertLessThanOrEqual(window.columns.width, 360)
      XCTAssert(window.columns.isFolded(.sidebar))
      XCTAssert(window.columns.isFolded(.inspector))
      XCTAssertFalse(window.sidebar.widget.isMapped)
      let width = try XCTUnwrap(window.session?.stage.state["width"]?.numberValue)
      XCTAssertLessThan(width, 320)
      window.columns.show(.sidebar, true)
      Self.settle(window)
      XCTAssert(window.sidebar.widget.isMapped)
      XCTAssert(window.header.sidebar.isActive)
      window.columns.show(.inspector, true)
      Self.settle(window)
      XCTAssertFalse(window.sidebar.widget.isMapped, "one panel at a time")
      XCTAssert(window.columns.closeOverlay())
      Self.settle(window)
      XCTAssertFalse(window.inspector.widget.isMapped)
      Self.close(window)
    }
  }

  func testPanelsStandBesideTheStageInAWideWindow() {
    onMain {
      let window = Self.open()
      XCTAssert(window.sidebar.widget.isMapped)
      XCTAssert(window.inspector.widget.isMapped)
      window.columns.show(.sidebar, false)
      Self.settle(window)
      XCTAssertFalse(window.sidebar.widget.isMapped)
      XCTAssertFalse(window.header.sidebar.isActive)
      Self.close(window)
    }
  }

  func testRemembersItsSizeAndScene() throws {
    try onMain {
      let first = Self.open(WindowMemory.Content(width: 900, height: 640))
      first.open(try SceneCatalog.standard.scene("auto-height-editor-regex"))
      first.columns.show(.sidebar, false)
      first.split.position = 300
      Self.settle(first)
      Self.close(first)
      let second = Self.open()
      XCTAssertFalse(second.columns.isShown(.sidebar))
      XCTAssertFalse(second.header.sidebar.isActive)
      XCTAssertEqual(second.columns.closedPanels, [.sidebar])
      XCTAssertEqual(second.split.position, 300)
      XCTAssertEqual(second.window.defaultSize.width, 900)
      XCTAssertEqual(second.window.defaultSize.height, 640)
      XCTAssertEqual(second.session?.scene.id, "auto-height-editor-regex")
      Self.close(second)
    }
  }

  func testRemembersTheAppearance() {
    onMain {
      let memory = WindowMemory(path: "\(Self.folder)/window.ini")
      var content = WindowMemory.Content(scheme: .dark, textScale: 150)
      memory.write(content)
      XCTAssertEqual(memory.read(), content)
      let appearance = Appearance()
      appearance.restore(memory.read())
      XCTAssertEqual(DesktopSettings.current?.prefersDark, true)
      XCTAssertEqual(appearance.textScale, 150)
      appearance.scheme = .system
      appearance.textScale = 100
      content.textScale = 1_000
      memory.write(content)
      XCTAssertEqual(memory.read().textScale, 100)
    }
  }

  func testPresetsSetTheWidth() throws {
    try onMain {
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor"))
      for (preset, width) in [(StageWidth.fixed(360), 360), (.usual, 400), (.window, nil)] {
        window.window.activateAction("win.\(preset.action)")
        Self.settle(window)
        let shown = try XCTUnwrap(window.session?.stage.state["width"]?.numberValue)
        if let width { XCTAssertEqual(shown, Double(width)) }
      }
      let stage = try XCTUnwrap(window.session?.stage)
      XCTAssertEqual(stage.sizedWidget.width, window.stagePane.canvas.width - 48)
      Self.close(window)
    }
  }

  func testThereIsAHandleOnTheEdgeOfTheStage() throws {
    try onMain {
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor"))
      let canvas = window.stagePane.canvas
      let root = try XCTUnwrap(window.session?.stage.root.bounds(in: canvas))
      for width in [300, 200, 400] {
        window.stagePane.choose(width)
        Self.settle(window)
        let edge = try XCTUnwrap(window.session?.stage.root.bounds(in: canvas))
        let handle = try XCTUnwrap(
          canvas.selfAndDescendants.first { $0.hasStyleClass("width-handle") }?.bounds(in: canvas))
        XCTAssertEqual(handle.x + handle.width / 2, edge.x + edge.width + 12, accuracy: 1)
        XCTAssertEqual(edge.y, root.y)
      }
      Self.close(window)
    }
  }

  func testTheListIsWholeAgainAfterASearch() throws {
    try onMain {
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor"))
      window.sidebar.search.text = "composer"
      Self.settle(window)
      let editor = try XCTUnwrap(window.sidebar.widget.descendant(named: "auto-height-editor"))
      XCTAssert(MainLoop.run(atMost: 60) { !editor.isMapped })
      window.sidebar.search.focus()
      window.window.press(try XCTUnwrap(KeyStroke(name: "Return")))
      XCTAssert(MainLoop.run(atMost: 60) { editor.isMapped })
      XCTAssertEqual(window.session?.scene.category, .composer)
      XCTAssertEqual(window.sidebar.search.text, "")
      Self.close(window)
    }
  }

  func testOpensWhateverItsMemoryHolds() throws {
    try onMain {
      for text in ["", "no key file", "[Window]\nwidth=-5\nheight=x\nscene=gone\nmaximized=7\n"] {
        mkdir(Self.folder, 0o700)
        try FileBytes.write(Array(text.utf8), to: "\(Self.folder)/window.ini")
        let window = Self.open()
        XCTAssertEqual(window.session?.scene.id, SceneCatalog.standard.scenes.first?.id)
        Self.close(window)
      }
    }
  }

  func testTabReachesEverything() throws {
    try onMain {
      let window = Self.open(nil, SceneRequest(scene: "auto-height-editor"))
      let tab = try XCTUnwrap(KeyStroke(name: "Tab"))
      var reached: [String] = []
      for _ in 0..<100 {
        window.window.press(tab)
        // A scene that the list opens takes no focus for a moment.
        MainLoop.runUntilIdle()
        let names = Self.path(of: window.window.focusWidget)
        reached += names
      }
      let wanted = [
        "enabled", "border", "match-pattern", "stage-width", "events", "search", "scenes",
        "toggle-sidebar", "open-search", "toggle-inspector", "appearance", "picture", "menu",
        "editor",
      ]
      let knobs = try XCTUnwrap(window.session).scene.knobs.map { "knob-\($0.id)" }
      for name in wanted + knobs {
        XCTAssert(reached.contains(name), "Tab does not reach \(name)")
      }
      Self.close(window)
    }
  }

  /// The names of a widget and of its ancestors.
  @MainActor
  private static func path(of widget: Widget?) -> [String] {
    var names: [String] = []
    var next = widget
    while let widget = next {
      names.append(widget.name)
      next = widget.parent
    }
    return names
  }

  func testNothingOfTheWindowIsLeft() {
    onMain {
      weak var controller: PlaygroundWindow?
      assertFinalized {
        let window = Self.open()
        controller = window
        let objects: [Object] = [
          window.window, window.columns, window.inspector.widget, window.sidebar.widget,
          window.stagePane.canvas, window.details.widget, window.header.bar,
        ]
        Self.close(window)
        return objects
      }
      XCTAssertNil(controller)
    }
  }
}
