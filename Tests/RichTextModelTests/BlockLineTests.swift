import RichTextModel
import XCTest

/// Block attachments have lines of their own.
final class BlockLineTests: XCTestCase {
  private let block = RichText(
    AttachmentContent(name: ContentType("panel"), isBlock: true, size: .fullWidth))
  private let inline = RichText(AttachmentContent(name: ContentType("sign")))

  func testLineBreaksComeBesideBlocks() {
    XCTAssertEqual(block.withBlocksOnLines(), block)
    XCTAssertEqual(block.withBlocksOnLines(after: "a", before: "b"), "\n" + block + "\n")
    XCTAssertEqual(block.withBlocksOnLines(after: "\n", before: "\n"), block)
    XCTAssertEqual(
      ("a" + block + block + "b").withBlocksOnLines(), "a\n" + block + "\n" + block + "\nb")
    XCTAssertEqual((block + "\nb").withBlocksOnLines(before: "c"), block + "\nb")
  }

  func testNothingElseChanges() {
    XCTAssertEqual(
      ("a" + inline + "b").withBlocksOnLines(after: "c", before: "d"), "a" + inline + "b")
    XCTAssertEqual(RichText("a").withBlocksOnLines(after: "c", before: "d"), "a")
  }
}
