import RichTextModel
import XCTest

/// Where a link leads whose text is edited.
final class LinkEditTests: XCTestCase {
  private func links(_ address: String, _ before: String, _ after: String) -> [String]? {
    LinkEdit(of: address, from: before, to: after)?.links.map {
      "\($0.range.lowerBound)..<\($0.range.upperBound) \($0.address)"
    }
  }

  func testALinkFollowsTheAddressInItsText() {
    XCTAssertEqual(links("http://a.og", "http://a.og", "http://a.org"), ["0..<12 http://a.org"])
    XCTAssertEqual(links("https://www.a.de", "www.a.de", "www.b.de"), ["0..<8 https://www.b.de"])
    XCTAssertEqual(links("mailto:me@a.org", "me@a.org", "me@a.or"), ["0..<7 mailto:me@a.or"])
    XCTAssertEqual(links("HTTP://a.org", "HTTP://a.org", "HTTP://b.org"), ["0..<12 HTTP://b.org"])
  }

  func testWhatDividesAnAddressDividesItsLink() {
    XCTAssertEqual(
      links("http://a.org/xy", "http://a.org/xy", "http://a.org/x y"), ["0..<14 http://a.org/x"])
    XCTAssertEqual(links("http://a.org", "http://a.org", "http://a.org."), ["0..<12 http://a.org"])
    XCTAssertEqual(links("http://a.org", "http://a.org", "htt p://a.org"), [])
    XCTAssertEqual(
      links("http://a.org", "http://a.org", "http://a.org\u{FFFC}http://b.org"),
      ["0..<12 http://a.org", "13..<25 http://b.org"])
  }

  func testAnAddressThatIsNotWholeAtTheMomentLeadsToItself() {
    XCTAssertEqual(links("http://a.org", "http://a.org", "http://"), ["0..<7 http://"])
    XCTAssertEqual(links("http://", "http://", "http://b.org"), ["0..<12 http://b.org"])
    XCTAssertEqual(links("https://www.a.de", "www.a.de", "www."), ["0..<4 www."])
    XCTAssertEqual(links("mailto:me@a.org", "me@a.org", "me@"), ["0..<3 me@"])
    XCTAssertEqual(links("http://a.org", "http://a.org", "h"), [])
    XCTAssertEqual(links("http://a.org", "http://a.org", ""), [])
  }

  func testALinkWithAnotherTextLeadsToWhereItLed() {
    XCTAssertNil(links("http://a.org", "this page", "this new page"))
    XCTAssertNil(links("http://a.org", "http://b.org", "http://b.or"))
    XCTAssertNil(links("http://a.org", "http://a.org and more", "http://a.org and mor"))
    XCTAssertNil(links("http://a.org", "http://a.org", "http://a.org"))
  }
}
