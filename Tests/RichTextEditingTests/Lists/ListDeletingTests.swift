import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Deletions over the borders of items and lists: what is joined is part of the upper paragraph.
final class ListDeletingTests: WidgetTestCase {
  /// Checks what a key makes of a selection in a list.
  @MainActor
  private static func check(
    _ lines: [String], _ selection: Range<Int>, _ expected: [String], key: String = "BackSpace",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let content = EditorView.list(lines)
    withEditor(content) { editor, host in
      editor.selectedRange = selection
      if key.count == 1 { host.type(key) } else { host.press(key) }
      XCTAssertEqual(editor.listedLines, expected, file: file, line: line)
      editor.checkHistory(from: content, file: file, line: line)
    }
  }

  func testAPartOfOneItemToAPartOfAnother() {
    onMain {
      let lines = ["# one", "# two", "# three", "# four"]
      for key in ["BackSpace", "Delete"] {
        Self.check(lines, 2..<10, ["1. onree", "2. four"], key: key)
      }
      Self.check(lines, 2..<10, ["1. onXree", "2. four"], key: "X")
    }
  }

  func testWholeItems() {
    onMain {
      let lines = ["# one", "# two", "# three", "# four"]
      Self.check(lines, 4..<8, ["1. one", "2. three", "3. four"])
      Self.check(lines, 0..<8, ["1. three", "2. four"])
      Self.check(["# one", "x", "# two"], 4..<6, ["1. one", "2. two"])
    }
  }

  func testFromAnItemIntoOrdinaryText() {
    onMain {
      Self.check(["# one", "two", "# three"], 2..<5, ["1. onwo", "2. three"])
    }
  }

  func testFromOrdinaryTextIntoAnItem() {
    onMain {
      Self.check(["one", "# two", "# three"], 2..<5, ["onwo", "1. three"])
    }
  }

  func testIntoADeeperLevel() {
    onMain {
      Self.check(["# a1", "  # b1", "    # c1", "# d1"], 1..<7, ["1. a1", "2. d1"])
      Self.check(["- a1", "  - b1", "- c1"], 4..<7, ["• a1", "  ◦ b1"])
    }
  }

  func testFromOneListIntoAnother() {
    onMain {
      Self.check(["# a1", "# b1", "x", "- c1", "- d1"], 4..<9, ["1. a1", "2. b1", "• d1"])
    }
  }

  func testDeleteAtTheEndOfAnItemJoinsTheNextParagraph() {
    onMain {
      Self.check(["# one", "# two", "x"], 3..<3, ["1. onetwo", "x"], key: "Delete")
      Self.check(["# one", "# two", "x"], 7..<7, ["1. one", "2. twox"], key: "Delete")
    }
  }

  // MARK: Return in what was joined

  /// Joins the second paragraph to the first, presses Return at an offset, and types a letter.
  @MainActor
  private static func divide(
    _ lines: [String], at offset: Int, _ expected: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let content = EditorView.list(lines)
    withEditor(content) { editor, host in
      editor.selectedRange = 3..<3
      host.press("Delete")
      editor.selectedRange = offset..<offset
      host.press("Return")
      host.type("X")
      XCTAssertEqual(editor.listedLines, expected, file: file, line: line)
      editor.checkHistory(from: content, file: file, line: line)
    }
  }

  func testWhatWasJoinedToAnItemIsDividedIntoItems() {
    onMain {
      Self.divide(["# one", "two", "end"], at: 4, ["1. onet", "2. Xwo", "end"])
      Self.divide(["# one", "  # two", "end"], at: 4, ["1. onet", "2. Xwo", "end"])
      Self.divide(["# one", "two", "end"], at: 3, ["1. one", "2. Xtwo", "end"])
      Self.divide(["x one", "two", "end"], at: 4, ["☑ onet", "☐ Xwo", "end"])
    }
  }

  func testWhatWasJoinedToOrdinaryTextIsDividedIntoOrdinaryText() {
    onMain {
      Self.divide(["one", "# two", "end"], at: 4, ["onet", "Xwo", "end"])
      Self.divide(["one", "# two"], at: 6, ["onetwo", "X"])
    }
  }

  func testReturnAfterWhatWasJoinedToAnItemContinuesTheList() {
    onMain {
      Self.divide(["# one", "two", "end"], at: 6, ["1. onetwo", "2. X", "end"])
      Self.divide(["# one", "two"], at: 6, ["1. onetwo", "2. X"])
      Self.divide(["# one", "  - two"], at: 6, ["1. onetwo", "2. X"])
    }
  }
}
