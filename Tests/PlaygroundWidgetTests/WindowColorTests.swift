import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A part on top of another differs from it, in light and dark.
final class WindowColorTests: OpenWindowTestCase {
  override func tearDown() {
    onMain { DesktopSettings.current?.prefersDark = false }
    super.tearDown()
  }

  /// Opens a window in light and in dark.
  @MainActor
  private static func inBothSchemes(_ body: (PlaygroundWindow, String) throws -> Void) throws {
    for isDark in [false, true] {
      let window = open("auto-height-editor")
      DesktopSettings.current?.prefersDark = isDark
      settle(window)
      try body(window, isDark ? "dark" : "light")
      close(window)
    }
  }

  @MainActor
  private static func picture(of widget: Widget) throws -> RenderedPicture {
    RenderedPicture(try XCTUnwrap(widget.makeTexture()))
  }

  func testEntriesOfKnobsDifferFromTheirPanel() throws {
    try onMain {
      try Self.inBothSchemes { window, scheme in
        let panel = window.inspector.widget
        let scale = panel.scaleFactor
        let picture = try Self.picture(of: panel)
        for knob in ["text", "disabledPlaceholder"] {
          let place = try XCTUnwrap(panel.descendant(named: "knob-\(knob)")?.bounds(in: panel))
          let (x, y) = (Int(place.x + place.width) - 8, Int(place.y + place.height / 2))
          let entry = picture[x * scale, y * scale]
          XCTAssertGreaterThan(
            entry.contrast(to: picture[4 * scale, y * scale]), 1.04, "\(knob), \(scheme)")
        }
      }
    }
  }

  func testTheCardIsLighterThanWhatIsAroundIt() throws {
    try onMain {
      try Self.inBothSchemes { window, scheme in
        let scale = window.stagePane.canvas.scaleFactor
        let canvas = window.stagePane.canvas
        let picture = try Self.picture(of: canvas)
        let edge = try XCTUnwrap(window.session?.stage.root.bounds(in: canvas))
        let (around, card) = (
          picture[4 * scale, 60 * scale], picture[(Int(edge.x) - 6) * scale, 60 * scale]
        )
        XCTAssertGreaterThan(card.luminance, around.luminance, scheme)
        XCTAssertGreaterThan(card.contrast(to: around), 1.08, scheme)
      }
    }
  }

  func testTheStyleOfTheWindowLeavesInputsAlone() throws {
    try onMain {
      let sheet = StyleSheet(css: "label.error { color: rgb(0,0,255); }", priority: .library)
      defer { sheet.load("") }
      try Self.inBothSchemes { _, scheme in
        let label = Label("████")
        label.addStyleClass("error")
        let host = WindowHost(Box(.vertical, [label]), width: 200)
        host.settle()
        let picture = try Self.picture(of: label)
        XCTAssertEqual(
          picture[picture.width / 2, picture.height / 2],
          RenderedPicture.Color(red: 0, green: 0, blue: 1), scheme)
        host.close()
      }
    }
  }
}
