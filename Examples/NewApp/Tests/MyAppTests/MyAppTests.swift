import ConcertinaTesting
import XCTest

final class MyAppTests: XCTestCase {
  func testTheTextGrowsAndIsThereAgain() throws {
    let home = try TemporaryFolder()
    let app = try RunningApp("MyApp", home: home)
    let text = try app.textField("Text")
    let height = try text.extents.height
    try Keyboard.type("one\ntwo")
    try text.waitForText("one\ntwo")
    try waitUntil("the editor has grown") { try text.extents.height > height }
    try app.quit()
    let again = try RunningApp("MyApp", home: home)
    XCTAssertEqual(try again.textField("Text").text, "one\ntwo")
    try again.quit()
  }
}
