import GtkCore
import WidgetTestSupport
import XCTest

/// What a closure draws: paths and text.
final class DrawingTests: WidgetTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Draws in an area of 100 × 100 pixels, and returns its picture.
  @MainActor
  private static func picture(
    _ draw: @escaping @MainActor (Widget, Snapshot) -> Void
  ) throws -> RenderedPicture {
    let area = DrawingArea(width: 100, height: 100, draw: draw)
    _ = WindowHost(area, width: 100)
    return RenderedPicture(try XCTUnwrap(area.makeTexture()))
  }

  @MainActor
  private static func isRed(_ picture: RenderedPicture, _ x: Int, _ y: Int) -> Bool {
    let color = picture[x * picture.width / 100, y * picture.height / 100]
    return color.red > 0.95 && color.green < 0.05 && color.blue < 0.05
  }

  func testPathsAreFilled() throws {
    try onMain {
      let picture = try Self.picture { _, snapshot in
        snapshot.fill(
          Path(Rectangle(x: 10, y: 10, width: 40, height: 20)), with: Self.red)
        snapshot.fill(
          Path(ellipseIn: Rectangle(x: 60, y: 60, width: 40, height: 40)), with: Self.red)
      }
      let expected = [
        (30, 20, true), (30, 40, false), (5, 20, false), (80, 80, true), (61, 61, false),
        (80, 62, true), (98, 80, true),
      ]
      for (x, y, isRed) in expected {
        XCTAssertEqual(Self.isRed(picture, x, y), isRed, "\(x), \(y)")
      }
    }
  }

  func testLinesHaveAWidthAndGaps() throws {
    try onMain {
      let picture = try Self.picture { _, snapshot in
        var line = Path()
        line.move(to: (0, 20))
        line.addLine(to: (100, 20))
        snapshot.stroke(line, with: Self.red, width: 10)
        var dashed = Path()
        dashed.move(to: (0, 60))
        dashed.addLine(to: (100, 60))
        snapshot.stroke(dashed, with: Self.red, Stroke(width: 10, dashes: [20, 20]))
      }
      let expected = [
        (50, 16, true), (50, 24, true), (50, 30, false), (10, 60, true), (30, 60, false),
        (50, 60, true),
      ]
      for (x, y, isRed) in expected {
        XCTAssertEqual(Self.isRed(picture, x, y), isRed, "\(x), \(y)")
      }
    }
  }

  func testAnArcGoesClockwise() {
    var arc = Path()
    arc.addArc(center: (50, 50), radius: 10, from: 0, to: 90)
    let bounds = arc.bounds
    XCTAssertEqual(bounds?.x ?? 0, 50, accuracy: 0.01)
    XCTAssertEqual(bounds?.y ?? 0, 50, accuracy: 0.01)
    XCTAssertEqual(bounds?.width ?? 0, 10, accuracy: 0.01)
    arc.addArc(center: (50, 50), radius: 10, from: 90, to: 90)
    XCTAssertEqual(arc.bounds?.height ?? 0, 20, accuracy: 0.01)
  }

  func testBadNumbersDrawNothing() throws {
    try onMain {
      let picture = try Self.picture { _, snapshot in
        snapshot.fill(Path(), with: Self.red)
        snapshot.fill(Path(Rectangle(x: .nan, y: 0, width: 9, height: 9)), with: Self.red)
        var line = Path()
        line.move(to: (0, 50))
        line.addLine(to: (100, 50))
        snapshot.stroke(line, with: Self.red, Stroke(width: 10, dashes: [-1, 0]))
      }
      XCTAssert(Self.isRed(picture, 50, 50), "dashes that cannot be drawn are none")
      XCTAssertFalse(Self.isRed(picture, 4, 4))
    }
  }

  func testTextHasASizeAndIsDrawn() throws {
    try onMain {
      let picture = try Self.picture { area, snapshot in
        let white = Color(red: 1, green: 1, blue: 1)
        snapshot.fill(Path(Rectangle(x: 0, y: 0, width: 100, height: 100)), with: white)
        let text = TextLayout("WWW", of: area, [.bold], points: 20)
        XCTAssertGreaterThan(text.width, 30)
        snapshot.draw(text, x: 0, y: 0)
      }
      let whole = picture.contrastToMainColor(x: 0..<picture.width, y: 0..<picture.height / 2)
      XCTAssertGreaterThan(whole, 3)
    }
  }

  func testColorsAreReadAsCSSWritesThem() {
    XCTAssertEqual(Color(css: "#ff0000"), Self.red)
    XCTAssertEqual(Color(css: "rgba(0,0,255,0.5)")?.alpha, 128 / 255)
    XCTAssertNil(Color(css: "no color"))
  }
}
