import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The letters of a placeholder that has floated up: drawn in a smaller font, not as a scaled
/// picture.
final class FloatedPlaceholderTests: WidgetTestCase {
  private static let text = "Birthday dnuhm"
  private static let smallScale = 0.82

  func testItsLettersAreThoseOfTheSmallerFont() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let font = settings.fontName
      defer { settings.fontName = font }
      for size in [8, 10, 11, 13, 18, 24] {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          settings.fontName = "DejaVu Sans \(size)"
          let floated = try Self.floated(direction)
          settings.fontName = "DejaVu Sans \(Self.smallPixels(points: size))px"
          let plain = try Self.plain()
          XCTAssertEqual(floated.count, plain.count, "rows of \(size), \(direction)")
          XCTAssertEqual(
            floated.first?.count, plain.first?.count, "columns of \(size), \(direction)")
          let differing = zip(floated.joined(), plain.joined()).filter { abs($0 - $1) > 0.06 }.count
          XCTAssertEqual(differing, 0, "pixels of \(size), \(direction)")
        }
      }
    }
  }

  /// The size of the smaller font in pixels: GTK rounds its own sizes to 1024ths, Pango truncates
  /// them.
  ///
  /// Letters are placed on quarters of a pixel, and a font that is a 1024th larger may move one of
  /// them onto another quarter. From a size in points, GTK would make such a font.
  private static func smallPixels(points: Int) -> Double {
    let large = (Double(points) * 96 / 72 * 1_024).rounded()
    return (large * smallScale).rounded(.down) / 1_024
  }

  @MainActor
  private static func floated(_ direction: TextDirection) throws -> [[Double]] {
    let field = UnderlinedTextField()
    let host = FieldHost(field, isFocused: false) {
      $0.configuration.placeholder.smallScale = smallScale
      $0.direction = direction
      $0.placeholder = text
      $0.setText(" ")
    }
    defer { host.close() }
    let label = try XCTUnwrap(field.implementation.parts.placeholders.floating).label
    let place = try XCTUnwrap(label.bounds(in: host.window))
    return try coverage(of: host.window, within: place)
  }

  @MainActor
  private static func plain() throws -> [[Double]] {
    let label = Label(text)
    let host = WindowHost(label, height: 100)
    defer { host.close() }
    return try coverage(
      of: host.window, within: try XCTUnwrap(label.bounds(in: host.window)))
  }

  /// The share of each pixel that the letters cover, within the smallest box around them.
  @MainActor
  private static func coverage(of window: Window, within place: Rectangle) throws -> [[Double]] {
    let picture = RenderedPicture(try XCTUnwrap(window.makeTexture()))
    let scale = Double(window.scaleFactor)
    func range(_ start: Double, _ length: Double, margin: Double, within end: Int) -> Range<Int> {
      let range = Int((start - margin) * scale)..<Int((start + length + margin) * scale)
      return range.clamped(to: 0..<end)
    }
    let columns = range(place.x, place.width, margin: 4, within: picture.width)
    let rows = range(place.y, place.height, margin: 2, within: picture.height)
    let background = picture[columns.lowerBound, rows.lowerBound].red
    let red = rows.map { row in columns.map { picture[$0, row].red } }
    let darkest = red.joined().min() ?? 0
    let covered = red.map { $0.map { (background - $0) / max(background - darkest, 0.01) } }
    let inked = covered.filter { $0.contains { $0 > 0.1 } }
    let left = inked.compactMap { $0.firstIndex { $0 > 0.1 } }.min() ?? 0
    let right = inked.compactMap { $0.lastIndex { $0 > 0.1 } }.max() ?? 0
    return inked.map { Array($0[left...right]) }
  }
}
