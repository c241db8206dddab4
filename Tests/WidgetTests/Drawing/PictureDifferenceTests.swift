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
