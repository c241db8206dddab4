import WidgetTestSupport
import XCTest

/// Which differences are allowed for a renderer that places letters between pixels, and which are
/// not.
final class PlacementDifferenceTests: WidgetTestCase {
  private static let text = "A few words, quickly."

  /// A picture's bytes, and changes to them.
  private struct Bytes {
    var values: [UInt8]
    let width: Int

    var height: Int { values.count / (4 * width) }

    /// Returns a copy in which each pixel is mixed with another one.
    func mixed(with part: Double, ofPixelAt offset: (x: Int, y: Int)) -> Bytes {
      var mixed = self
      for y in 0..<height {
        for x in 0..<width {
          let (left, top) = (max(x - offset.x, 0), max(y - offset.y, 0))
          for index in 0..<4 {
            let own = Double(values[(y * width + x) * 4 + index])
            let other = Double(values[(top * width + left) * 4 + index])
            mixed.values[(y * width + x) * 4 + index] = UInt8(own + (other - own) * part)
          }
        }
      }
      return mixed
    }

    /// Returns a copy in which the pixels of a rectangle are lighter or darker by an amount out of
    /// 255.
    func shaded(x: Range<Int>, y: Range<Int>, by amount: Int) -> Bytes {
      var shaded = self
      for row in y {
        for index in (row * width + x.lowerBound) * 4..<(row * width + x.upperBound) * 4 {
          let value = Int(values[index])
          shaded.values[index] = UInt8(value >= amount ? value - amount : value + amount)
        }
      }
      return shaded
    }
  }

  @MainActor
  private static func bytes(
    _ text: String = text, attributes: [Label.Attribute] = [], left: Int = 8, top: Int = 8
  ) throws -> Bytes {
    let label = Label(text)
    label.textAttributes = attributes
    label.xAlignment = .start
    label.setMargins(top: top, start: left)
    let host = WindowHost(label, width: 300, height: 100)
    defer { host.close() }
    let texture = try XCTUnwrap(host.window.makeTexture())
    return Bytes(values: texture.pixels, width: texture.width)
  }

  private static func difference(_ first: Bytes, _ second: Bytes) -> PlacementDifference {
    PlacementDifference(first.values, second.values, width: first.width)
  }

  private static func assertFound(
    _ first: Bytes, _ second: Bytes, _ what: String, line: UInt = #line
  ) {
    // Whichever of the two is the recorded one.
    for difference in [difference(first, second), difference(second, first)] {
      XCTAssertFalse(difference.isOnlyOfPlacement(), "\(what): \(difference)", line: line)
    }
  }

  func testTheSameIsNothing() throws {
    try onMain {
      let difference = Self.difference(try Self.bytes(), try Self.bytes())
      XCTAssertEqual(difference.lone, 0)
      XCTAssert(difference.isOnlyOfPlacement())
    }
  }

  func testLettersBetweenPixelsAreNoMoreThanThat() throws {
    try onMain {
      let plain = try Self.bytes()
      for part in [0.25, 0.5, 0.75] {
        for offset in [(x: 1, y: 0), (x: 0, y: 1)] {
          let moved = plain.mixed(with: part, ofPixelAt: offset)
          let difference = Self.difference(plain, moved)
          XCTAssertNotEqual(plain.values, moved.values)
          XCTAssertEqual(difference.lone, 0, "moved by \(part) of \(offset): \(difference)")
        }
      }
    }
  }

  func testALineThatIsMissingIsFound() throws {
    try onMain {
      let lined = try Self.bytes(
        attributes: [Label.Attribute(bytes: 0..<Self.text.utf8.count, .underline)])
      Self.assertFound(try Self.bytes(), lined, "underline")
      Self.assertFound(
        try Self.bytes(), try Self.bytes().shaded(x: 10..<60, y: 40..<41, by: 40), "faint line")
    }
  }

  func testACaretThatIsMissingIsFound() throws {
    try onMain {
      let plain = try Self.bytes()
      // After the text, as high as a line.
      Self.assertFound(plain, plain.shaded(x: 200..<201, y: 8..<24, by: 200), "caret")
    }
  }

  func testAMissingPointIsFound() throws {
    try onMain {
      let without = String(Self.text.dropLast())
      Self.assertFound(try Self.bytes(), try Self.bytes(without), "the point at the end")
    }
  }

  func testAnotherColorIsFound() throws {
    try onMain {
      let whole = 0..<Self.text.utf8.count
      let colors = ["#1a5fb4", "#a51d2d"].map { Label.Attribute(bytes: whole, .color($0)) }
      let (blue, red) = (
        try Self.bytes(attributes: [colors[0]]), try Self.bytes(attributes: [colors[1]])
      )
      Self.assertFound(blue, red, "letters")
      Self.assertFound(
        blue, blue.shaded(x: 0..<blue.width, y: 0..<blue.height, by: 20), "ground")
    }
  }

  func testWhatIsTwoPixelsElsewhereIsFound() throws {
    try onMain {
      Self.assertFound(try Self.bytes(), try Self.bytes(top: 10), "two pixels lower")
      Self.assertFound(try Self.bytes(), try Self.bytes(left: 10), "two pixels further on")
    }
  }

  /// A row of single pixels at the edge of a view that cuts a line of text.
  func testWhatAnEdgeCutsOffOfLettersIsNoMoreThanThat() {
    // However high the picture is.
    for height in [64, 512] { checkEdge(height: height) }
  }

  private func checkEdge(height: Int) {
    let width = 512
    let plain = Bytes(values: [UInt8](repeating: 255, count: width * height * 4), width: width)
    var cut = plain
    for column in stride(from: 0, to: width, by: 45) {
      cut = cut.shaded(x: column..<column + 1, y: 30..<31, by: 200)
    }
    let difference = Self.difference(plain, cut)
    XCTAssertEqual(difference.lone, 12)
    XCTAssert(difference.isOnlyOfPlacement(isCut: true), "\(difference)")
    XCTAssertFalse(difference.isOnlyOfPlacement())
    let caret = Self.difference(plain, plain.shaded(x: 40..<41, y: 30..<38, by: 200))
    XCTAssertFalse(caret.isOnlyOfPlacement(isCut: true), "\(caret)")
    let line = Self.difference(plain, plain.shaded(x: 40..<48, y: 30..<31, by: 200))
    XCTAssertFalse(line.isOnlyOfPlacement(isCut: true), "\(line)")
  }
}
