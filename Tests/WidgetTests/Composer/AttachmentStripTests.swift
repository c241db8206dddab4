import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes

/// The strip of attachments in the playground's composer.
final class AttachmentStripTests: WidgetTestCase {
  func testNothingIsCutHoweverLargeTheText() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      for scale in [1, 1.5, 2, 3] {
        settings.textResolution = 96 * scale
        let scene = try SceneCatalog.standard.scene("composer-attachments")
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
        try XCTUnwrap(window.stage.target(identifier: "left")).activate()
        let stage = window.stage
        XCTAssert(FrameSettling(of: window.window).waitUntilStill { stage.isSettled })
        let strip = try XCTUnwrap((stage as? ComposerStage)?.toolbar.topSlot)
        let item = try XCTUnwrap(strip.descendant(withStyleClass: "attachment"))
        let place = try XCTUnwrap(item.bounds(in: strip))
        XCTAssertLessThanOrEqual(place.y + place.height, Double(strip.height), "at \(scale)")
        window.close()
      }
    }
  }
}
