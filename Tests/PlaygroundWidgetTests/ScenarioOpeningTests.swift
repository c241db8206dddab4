import Glibc
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A scenario file that is opened shows its scene, and is replayed only when the user agrees.
final class ScenarioOpeningTests: WidgetTestCase {
  private static let path = "\(TemporaryFolder.path)/concertina-\(getpid()).scenario.json"

  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.OpeningTests", isUnique: false)
    application.register()
    return application
  }()

  override func tearDown() { unlink(Self.path) }

  /// Opens a window with a scenario file, and closes it after `body`.
  @MainActor
  private static func withWindow(
    opening text: String, _ body: (PlaygroundWindow) throws -> Void
  ) throws {
    try FileBytes.write(Array(text.utf8), to: path)
    let window = PlaygroundWindow(
      application: application, program: .concertina,
      memory: WindowMemory(path: "/dev/null/window.ini"), appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
    window.present(.scenario(file: path))
    XCTAssert(MainLoop.run(atMost: 60) { window.window.isMapped })
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(atMost: 60))
    try body(window)
    window.replayer.question?.window.destroy()
    window.notices.dialog?.window.destroy()
    window.window.close()
    MainLoop.runUntilIdle()
  }

  @MainActor
  private static func answer(_ name: String, in window: PlaygroundWindow) throws {
    let question = try XCTUnwrap(window.replayer.question)
    try XCTUnwrap(question.window.descendant(named: name)).activate()
  }

  private static let composer = """
    {"scene": "composer", "width": 320, "knobs": {"text": "hello"}, "steps": [{"type": "!"}]}
    """

  func testTheSceneIsShownAsTheScenarioBegins() throws {
    try onMain {
      try Self.withWindow(opening: Self.composer) { window in
        let session = try XCTUnwrap(window.session)
        XCTAssertEqual(session.scene.id, "composer")
        XCTAssertEqual(session.values["text"], .text("hello"))
        XCTAssertEqual(window.stagePane.width, 320)
        XCTAssertEqual(window.replayer.question?.window.title, "Replay the scenario?")
      }
    }
  }

  func testNothingIsReplayedWithoutTheUser() throws {
    try onMain {
      try Self.withWindow(opening: Self.composer) { window in
        try Self.answer("not-now", in: window)
        MainLoop.runUntilIdle()
        XCTAssertNil(window.replayer.record)
        XCTAssertEqual(window.session?.stage.state["text"], "hello")
      }
    }
  }

  func testItIsReplayedWhenTheUserAgrees() throws {
    try onMain {
      try Self.withWindow(opening: Self.composer) { window in
        try Self.answer("replay", in: window)
        XCTAssert(
          MainLoop.run(atMost: 60) {
            window.replayer.bar.label.text == "Replayed 1 step, no faults"
          }, window.replayer.bar.label.text)
        XCTAssertEqual(window.session?.stage.state["text"], "hello!")
      }
    }
  }

  func testABrokenFileIsReportedWithThePlaceOfItsError() throws {
    try onMain {
      let text = #"{"scene": "composer", "steps": [{"type": "a"}, {"tpye": "b"}]}"#
      try Self.withWindow(opening: text) { window in
        let question = try XCTUnwrap(window.notices.dialog)
        XCTAssertEqual(question.window.title, "The scenario cannot be replayed")
        let explanation = question.window.descendant(named: "explanation")
        let message = try XCTUnwrap(explanation?.stringProperty("label"))
        XCTAssert(message.contains("\(Self.path): $.steps[1].tpye: "), message)
        XCTAssertNotNil(window.session, "the scene that was shown last")
      }
    }
  }
}
