import DataBinding
import PlaygroundScenes
import WidgetTestSupport
import XCTest

/// The naive estimate that other text fields use, compared with the actual lines.
final class LineEstimateTests: WidgetTestCase {
  private static let moving = "wwwwwwwwww wwwwwwwwww wwwwwwwwww"

  func testAnEditorTellsBoth() throws {
    try onMain {
      let host = EditorHost("one\ntwo")
      XCTAssertEqual(try XCTUnwrap(host.editor.naiveLineEstimate).lineCount, 2)
      XCTAssertEqual(host.editor.area.lineCount, 2)
      host.text = Self.moving
      let own = NaiveLineEstimate(lineWidths: [1], editorWidth: 1)
      XCTAssertEqual(own.lineCount, 2, "the type is the app's, too")
      // A width at which a line has room for one word and half of the next one.
      host.setWidth(210)
      host.settle()
      XCTAssertEqual(host.editor.area.lineCount, 3)
      XCTAssertEqual(try XCTUnwrap(host.editor.naiveLineEstimate).lineCount, 2)
    }
  }

  func testAKindOfEditorIsAValue() {
    onMain {
      let text = State("text")
      let editor = AutoHeightEditor(style: .plain, text: text.projectedValue)
      XCTAssertFalse(editor.hasBorder)
      XCTAssertEqual(editor.maxLines, 5)
      XCTAssertEqual(editor.lineSpacing, 2)
      XCTAssertEqual(editor.text, "text")
      let own = AutoHeightEditor.Style(hasBorder: true, maxLines: 3, placeholder: "Say it")
      let second = AutoHeightEditor(style: own, text: text.projectedValue, lineSpace: 4)
      XCTAssert(second.hasBorder)
      XCTAssertEqual(second.placeholder, "Say it")
      XCTAssertEqual(second.maxLines, 3)
    }
  }

  @MainActor
  private static func labels(of stage: any SceneStage) -> [String] {
    ["estimated-lines", "real-lines"].map {
      stage.target(identifier: $0)?.stringProperty("label") ?? ""
    }
  }

  @MainActor
  private static func settle(_ window: SceneWindow) {
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(atMost: 60))
  }

  func testTheSceneFollowsTypingAndTheWidth() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("auto-height-editor-line-estimate")
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let stage = window.stage
      let counts = { (stage.state["estimatedLineCount"], stage.state["lineCount"]) }
      XCTAssertNotEqual(counts().0, counts().1, "the text shows the difference")
      XCTAssertEqual(
        Self.labels(of: stage),
        [
          "Estimated from widths: \(counts().0?.compactText ?? "") lines",
          "Laid out: \(counts().1?.compactText ?? "") lines",
        ])
      stage.growingArea?.text = "one"
      Self.settle(window)
      XCTAssertEqual(Self.labels(of: stage), ["Estimated from widths: 1 line", "Laid out: 1 line"])
      stage.growingArea?.text = Self.moving
      window.setWidth(200)
      Self.settle(window)
      XCTAssertEqual(Self.labels(of: stage)[1], "Laid out: 3 lines")
      stage.growingArea?.text = String(repeating: "a", count: 30_000)
      Self.settle(window)
      XCTAssertEqual(Self.labels(of: stage)[0], "Estimated from widths: –")
      window.close()
    }
  }
}
