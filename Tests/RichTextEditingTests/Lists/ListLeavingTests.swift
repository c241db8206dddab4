import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The ways out of a list, level by level.
final class ListLeavingTests: WidgetTestCase {
  @MainActor
  private static func on(
    _ lines: [String], line: Int, _ body: (EditorView, WindowHost) throws -> Void
  ) rethrows {
    let content = EditorView.list(lines)
    try withEditor(content) { editor, host in
      editor.moveCaret(toEndOfLine: line)
      try body(editor, host)
      editor.checkHistory(from: content)
    }
  }

  func testReturnTwiceBeforeOrdinaryTextEndsTheList() {
    onMain {
      Self.on(["# one", "# two", "no item"], line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two", "3. ", "no item"])
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two", "", "no item"])
        host.type("x")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two", "x", "no item"])
      }
    }
  }

  func testEachReturnInAnEmptyItemContinuesTheListAround() {
    onMain {
      let list = ["1. a", "  a. b", "    i. c", "      1. d", "        a. e"]
      Self.on(["# a", "  # b", "    # c", "      # d", "        # e"], line: 4) { editor, host in
        for last in ["        b. ", "      2. ", "    ii. ", "  b. ", "2. ", ""] {
          host.press("Return")
          XCTAssertEqual(editor.listedLines, list + [last])
        }
        host.type("out")
        XCTAssertEqual(editor.listedLines, list + ["out"])
      }
    }
  }

  func testReturnInAnItemOfNothingButSpacesIsAsInAnEmptyOne() {
    onMain {
      Self.on(["# one", "  # two"], line: 1) { editor, host in
        host.press("Return")
        host.type(" ")
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. one", "  a. two", "2. "])
        host.type(" \u{A0}")
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. one", "  a. two", ""])
        host.type("x")
        XCTAssertEqual(editor.listedLines, ["1. one", "  a. two", "x"])
      }
    }
  }

  func testReturnInAnEmptyNestedItemLeavesItsLevelAlsoBeforeOtherItems() {
    onMain {
      Self.on(["# a", "  # b", "# c"], line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "  b. ", "2. c"])
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "2. ", "3. c"])
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "", "1. c"])
      }
    }
  }

  func testBackspaceInAnEmptyItemRemovesTheMarkerAndThenTheLine() {
    onMain {
      Self.on(["# a", "# b"], line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", "3. "])
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", ""])
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b"])
        XCTAssertEqual(editor.selectedRange, 3..<3)
        host.type("c")
        XCTAssertEqual(editor.listedLines, ["1. a", "2. bc"])
      }
    }
  }

  func testAParagraphThatLeavesTheListKeepsTheRestOfItsFormat() {
    onMain {
      let format = ParagraphFormat(spacingBefore: 15, spacingAfter: 10, lineSpacing: 3)
      var (plain, listed) = (AttributeContainer(), AttributeContainer())
      plain[ParagraphKey.self] = format
      listed[ParagraphKey.self] = format
      listed[ParagraphKey.self]?.list = ListItem(.number)
      let content =
        RichText("a\nb\n", attributes: listed) + RichText("c", attributes: plain)
      withEditor(content) { editor, host in
        host.settle()
        let height = editor.height
        editor.selectedRange = 2..<2
        host.press("Tab", shift: true)
        host.settle()
        XCTAssertEqual(editor.listedLines, ["1. a", "b", "c"])
        XCTAssertEqual(editor.paragraphs[1].format, format)
        XCTAssertEqual(editor.height, height)
        XCTAssertEqual(editor.caretRectangle(at: 2).x, editor.caretRectangle(at: 4).x)
        editor.checkHistory(from: content)
      }
    }
  }

  // MARK: Breaking lines

  func testALineThatIsBrokenAtTheEndOfTheListIsPartOfTheLastItem() {
    onMain {
      Self.on(["# one"], line: 0) { editor, host in
        host.press("Return", shift: true)
        XCTAssertEqual(editor.listedLines, ["1. one\u{2028}"])
        host.type("more")
        host.press("Return")
        host.type("two")
        XCTAssertEqual(editor.listedLines, ["1. one\u{2028}more", "2. two"])
      }
    }
  }

  func testABrokenLineIsCountedOnceOnEachLevel() {
    onMain {
      Self.on(["# a", "  # b", "  # c", "# d"], line: 0) { editor, host in
        for line in [0, 1] {
          editor.moveCaret(toEndOfLine: line)
          host.press("Return", shift: true)
          host.type("x")
        }
        XCTAssertEqual(
          editor.listedLines, ["1. a\u{2028}x", "  a. b\u{2028}x", "  b. c", "2. d"])
      }
    }
  }
}
