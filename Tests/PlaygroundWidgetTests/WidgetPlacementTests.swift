import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Any widget on a stage: how large it is, and where.
final class WidgetPlacementTests: WidgetTestCase {
  @MainActor
  private static func window(_ name: String, width: Int = 400) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene("widget:\(name)")
    return try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults, width: width))
  }

  func testAControlHasItsNaturalSizeInTheMiddle() throws {
    try onMain {
      for name in ["GtkSwitch", "GtkButton", "GtkCheckButton", "GtkSpinButton", "GtkCalendar"] {
        for width in [400, 700] {
          let window = try Self.window(name, width: width)
          let root = window.stage.root
          let widget = try XCTUnwrap(root.selfAndDescendants.first { $0.typeName == name }, name)
          let place = try XCTUnwrap(widget.bounds(in: root))
          XCTAssertEqual(root.width, width, name)
          XCTAssertEqual(Int(place.width), widget.measure(.horizontal).natural, name)
          XCTAssertEqual(Int(place.height), widget.measure(.vertical).natural, name)
          XCTAssertEqual(place.x + place.width / 2, Double(width) / 2, accuracy: 1, name)
          window.close()
        }
      }
    }
  }

  func testWhatTakesAnyWidthHasThatOfTheStage() throws {
    try onMain {
      for name in ["GtkEntry", "GtkScale", "GtkProgressBar", "GtkTextView"] {
        for width in [400, 700] {
          let window = try Self.window(name, width: width)
          let root = window.stage.root
          let widget = try XCTUnwrap(root.selfAndDescendants.first { $0.typeName == name }, name)
          let place = try XCTUnwrap(widget.bounds(in: root))
          XCTAssertEqual(Int(place.width), width, name)
          let natural = widget.measure(.vertical, forSize: width).natural
          XCTAssertEqual(Int(place.height), name == "GtkTextView" ? 200 : natural, name)
          window.close()
        }
      }
    }
  }

  func testWhatHasNoHeightByItselfHasAPicture() throws {
    try onMain {
      for name in [
        "GtkTextView", "GtkLabel", "GtkListView", "GtkColumnView", "GtkGridView", "GtkListBox",
        "GtkFlowBox", "GtkGrid", "GtkBox", "GtkOverlay", "GtkCenterBox", "GtkFixed",
        "GtkDrawingArea", "GtkPicture", "GtkImage", "GtkStack", "GtkScrolledWindow",
      ] {
        let window = try Self.window(name)
        let picture = try XCTUnwrap(window.makePicture(), name)
        XCTAssertGreaterThan(picture.height, 2 * ScenePicture.margin + 10, name)
        window.close()
      }
    }
  }
}
