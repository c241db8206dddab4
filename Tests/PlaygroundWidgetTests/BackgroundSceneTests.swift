import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

/// The scene of text backgrounds.
final class BackgroundSceneTests: WidgetTestCase {
  func testNoBorderIsPutIntoALetter() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("text-backgrounds")
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let view = try XCTUnwrap(window.stage.growingArea?.textView)
      let scale = view.scaleFactor
      let picture = RenderedPicture(try XCTUnwrap(view.makeTexture()))
      // The letters begin where the border would be cut off: three pixels before the text.
      let columns = (0..<3 * scale).map { x in (0..<picture.height).map { picture[x, $0] } }
      let ground = picture[0, 0]
      XCTAssert(columns.joined().allSatisfy { $0 == ground }, "a border is at the editor's edge")
      window.close()
    }
  }
}
