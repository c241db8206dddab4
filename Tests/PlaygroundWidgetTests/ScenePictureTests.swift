import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Pictures of a scene show the same wherever it is.
final class ScenePictureTests: OpenWindowTestCase {
  func testThePictureInTheWindowHasNothingOfTheWindow() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      let session = try XCTUnwrap(window.session)
      let target = StageReplayTarget(
        window: window.window, catalog: window.catalog, session: session, pane: window.stagePane,
        openScene: { _ in nil })
      let texture = try XCTUnwrap(target.makePicture())
      let picture = RenderedPicture(texture)
      let scale = session.stage.root.scaleFactor
      XCTAssertEqual(texture.width, (session.stage.root.width + 48) * scale)
      XCTAssertEqual(texture.height, (session.stage.root.height + 48) * scale)
      // The card has its border, and the stage its grip, in this space.
      let ground = picture[0, 0]
      let isEmpty = (0..<picture.height).allSatisfy { y in
        (0..<picture.width).allSatisfy { x in
          y >= 20 * scale && x >= 20 * scale || picture[x, y] == ground
        }
      }
      XCTAssert(isEmpty, "something of the window is around the stage")
      let alone = try XCTUnwrap(SceneWindow(scene: session.scene, values: session.values))
      defer { alone.close() }
      XCTAssertEqual(RenderedPicture(try XCTUnwrap(alone.makePicture()))[0, 0], ground)
      Self.close(window)
    }
  }
}
