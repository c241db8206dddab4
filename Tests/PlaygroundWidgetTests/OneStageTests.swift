import GtkCore
import PlaygroundScenes
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The same scene looks the same, and has the same state, wherever it is shown.
final class OneStageTests: OpenWindowTestCase {
  /// What a scene shows at rest.
  private struct Appearance {
    let state: JSONValue
    let width: Int
    let height: Int
    let pixels: [UInt8]

    @MainActor
    init(_ target: any ReplayTarget) throws {
      let stage = target.stage
      stage.placeFocus(in: target.window)
      XCTAssert(FrameSettling(of: target.window).waitUntilStill(isReady: { stage.isSettled }))
      let picture = try XCTUnwrap(target.makePicture())
      (state, width, height, pixels) = (stage.state, picture.width, picture.height, picture.pixels)
    }
  }

  func testEverySceneLooksTheSameInEveryWindow() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      // A scene may have a desktop of its own.
      let alone = try window.catalog.scenes.map { scene in
        let alone = try XCTUnwrap(
          SceneWindow(scene: scene, values: scene.defaults, width: StageWidth.usualPixels))
        defer { alone.close() }
        return (scene, try Appearance(alone))
      }
      let low = Self.make()
      low.window.defaultSize = (900, 420)
      low.present(nil)
      for (scene, expected) in alone {
        for window in [window, low] {
          window.open(scene)
          try Self.expect(expected, in: window, scene.id)
        }
      }
      Self.close(low)
      Self.close(window)
    }
  }

  func testATableFollowsTheWidthThereAndBack() throws {
    try onMain {
      let window = Self.open("tables")
      for width in [400, 287, 400, 300, 400, 500, 310, 330, 400, 300, 400] {
        window.stagePane.choose(width)
        Self.settle(window)
        let table = window.session?.stage.root.selfAndDescendants.first {
          $0.typeName == "ConcertinaTableFrame"
        }
        let place = try XCTUnwrap(table?.bounds(in: window.window))
        XCTAssertEqual(Int(place.width), width - 19, "\(width)")
      }
      Self.close(window)
    }
  }

  @MainActor
  private static func expect(
    _ expected: Appearance, in window: PlaygroundWindow, _ scene: String
  ) throws {
    let session = try XCTUnwrap(window.session)
    let target = StageReplayTarget(
      window: window.window, catalog: window.catalog, session: session, pane: window.stagePane,
      openScene: { _ in nil })
    window.window.present()
    let found = try Appearance(target)
    XCTAssertEqual(found.state.differences(from: expected.state), [], scene)
    XCTAssertEqual([found.width, found.height], [expected.width, expected.height], scene)
    let differing = zip(found.pixels, expected.pixels).count { $0 != $1 }
    XCTAssertEqual(differing, 0, "\(scene): parts of pixels")
  }
}
