import WidgetTestSupport
import XCTest

/// Which differences between two renderers are allowed, and which are not.
final class PictureDifferenceTests: WidgetTestCase {
  @MainActor
  private static func picture(
    _ text: String, attributes: [Label.Attribute] = [], margin: Int = 8
  ) throws -> Texture {
    let label = Label(text)
    label.textAttributes = attributes
    label.setMargins(8)
    label.setMargins(top: margin)
    let host = WindowHost(label, height: 200)
    defer { host.close() }
    return try XCTUnwrap(host.window.makeTexture())
  }

  func testTheSameIsNothing() throws {
    try onMain {
      let difference = PictureDifference(try Self.picture("word"), try Self.picture("word"))
      XCTAssert(difference.isNothing)
      XCTAssert(difference.isOnlyOfEdges)
    }
  }

  func testAMissingLineIsMoreThanEdges() throws {
    try onMain {
      let plain = try Self.picture("word")
      let lined = try Self.picture("word", attributes: [Label.Attribute(bytes: 0..<4, .underline)])
      XCTAssertFalse(PictureDifference(plain, lined).isOnlyOfEdges)
    }
  }

  func testALineThatIsElsewhereIsMoreThanEdges() throws {
    try onMain {
      let difference = PictureDifference(
        try Self.picture("a few words"), try Self.picture("a few words", margin: 9))
      XCTAssertFalse(difference.isOnlyOfEdges, "\(difference)")
    }
  }

  /// Each figure by its definition, pixel by pixel, for pictures that differ here and there.
  func testFiguresAreThoseOfTheirDefinition() {
    var random = SeededRandom(seed: 7)
    for round in 0..<200 {
      let width = Int.random(in: 1...40, using: &random)
      let first = (0..<width * 9 * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
      var second = first
      for _ in 0..<round {
        let start = Int.random(in: 0..<first.count, using: &random)
        for index in start..<min(start + Int.random(in: 1...90, using: &random), first.count) {
          second[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let distances: [Int] = (0..<width * 9).map { pixel in
        var greatest = 0
        for index in pixel * 4..<pixel * 4 + 4 {
          greatest = max(greatest, abs(Int(first[index]) - Int(second[index])))
        }
        return greatest
      }
      let rows: [Int] = (0..<9).map { row in
        let visible = distances[row * width..<(row + 1) * width].split { $0 <= 24 }
        return visible.map { $0.count }.max() ?? 0
      }
      let difference = PictureDifference(first, second, width: width)
      XCTAssertEqual(difference.count, distances.count)
      XCTAssertEqual(difference.differing, distances.count { $0 > 0 })
      XCTAssertEqual(difference.strong, distances.count { $0 > 64 })
      XCTAssertEqual(difference.longestRow, rows.max())
    }
  }

  func testSoftEdgesAreNoMoreThanThat() {
    let width = 200
    let plain = [UInt8](repeating: 255, count: width * width * 4)
    var softer = plain
    for pixel in stride(from: 0, to: width * width, by: 40) { softer[pixel * 4] = 200 }
    let difference = PictureDifference(plain, softer, width: width)
    XCTAssertEqual(difference.differing, 1_000)
    XCTAssert(difference.isOnlyOfEdges)
  }
}
