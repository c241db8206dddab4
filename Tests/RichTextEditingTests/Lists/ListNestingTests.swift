import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Levels of items: which ones a key or a command moves, and how far.
final class ListNestingTests: WidgetTestCase {
  @MainActor
  private static func on(
    _ lines: [String], _ body: (EditorView, WindowHost) throws -> Void
  ) rethrows {
    let content = EditorView.list(lines)
    try withEditor(content) { editor, host in
      try body(editor, host)
      editor.checkHistory(from: content)
    }
  }

  func testAnItemIsNestedWhereverTheCaretOrTheSelectionInItIs() {
    onMain {
      let lines = ["# one", "# two", "# three"]
      for selection in [4..<4, 5..<5, 7..<7, 4..<6, 4..<7, 4..<8] {
        for usesKeys in [true, false] {
          Self.on(lines) { editor, host in
            editor.selectedRange = selection
            if usesKeys { host.press("Tab") } else { IndentCommand.indent.execute(on: editor) }
            XCTAssertEqual(editor.listedLines, ["1. one", "  a. two", "2. three"], "\(selection)")
            XCTAssertEqual(editor.selectedRange, selection)
            if usesKeys {
              host.press("Tab", shift: true)
            } else {
              IndentCommand.outdent.execute(on: editor)
            }
            XCTAssertEqual(editor.content, EditorView.list(lines), "\(selection)")
            XCTAssertEqual(editor.selectedRange, selection)
          }
        }
      }
    }
  }

  func testSelectedItemsOnSeveralLevelsMoveByOneLevel() {
    onMain {
      let lines = ["# a", "# b", "  # c", "# d"]
      Self.on(lines) { editor, host in
        editor.select(lines: 1...3)
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "    i. c", "  b. d"])
        host.press("Tab", shift: true)
        XCTAssertEqual(editor.content, EditorView.list(lines))
        host.press("Tab", shift: true)
        XCTAssertEqual(editor.listedLines, ["1. a", "b", "1. c", "d"])
      }
    }
  }

  func testASelectionThatGoesOnAfterTheListNestsItsItems() {
    onMain {
      Self.on(["# a", "# b", "x", "# c"]) { editor, host in
        editor.select(lines: 1...2)
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "x", "1. c"])
      }
    }
  }

  func testAnItemTakesNestedAndEmptyItemsWithIt() {
    onMain {
      Self.on(["# 1", "# 2", "# 2a", "# ", "# 2b", "# ", "# 2c", "# 3"]) { editor, host in
        editor.select(lines: 2...6)
        host.press("Tab")
        XCTAssertEqual(
          editor.listedLines,
          ["1. 1", "2. 2", "  a. 2a", "  b. ", "  c. 2b", "  d. ", "  e. 2c", "3. 3"])
        editor.moveCaret(toEndOfLine: 1)
        host.press("Tab")
        XCTAssertEqual(
          editor.listedLines,
          [
            "1. 1", "  a. 2", "    i. 2a", "    ii. ", "    iii. 2b", "    iv. ", "    v. 2c",
            "2. 3",
          ])
        XCTAssertEqual(editor.undoDepth, 2)
      }
    }
  }

  func testAnItemThatLeavesALevelHasTheItemsAfterItNestedInIt() {
    onMain {
      Self.on(["# 1", "# 2", "  # 2a", "  # ", "    # 2b", "  # ", "# 3"]) { editor, host in
        editor.moveCaret(toEndOfLine: 2)
        host.press("Tab", shift: true)
        XCTAssertEqual(
          editor.listedLines, ["1. 1", "2. 2", "3. 2a", "  a. ", "    i. 2b", "  b. ", "4. 3"])
      }
    }
  }

  func testEmptyItemsAreNestedBeforeTheyHaveText() {
    onMain {
      Self.on(["# a"]) { editor, host in
        editor.selectedRange = editor.textEndRange
        host.press("Return")
        host.settle()
        var carets = [editor.caretRectangle(at: 2).x]
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. "])
        host.settle()
        carets.append(editor.caretRectangle(at: 2).x)
        host.type("b")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b"])
        host.settle()
        XCTAssertGreaterThan(carets[1], carets[0])
        XCTAssertEqual(editor.caretRectangle(at: 2).x, carets[1])
      }
    }
  }

  func testItemsCanBeNestedDownToTheGreatestLevel() {
    onMain {
      withEditor(EditorView.list(["- 0"]), width: 800) { editor, host in
        editor.selectedRange = editor.textEndRange
        for depth in 1...(ListItem.maxLevel + 2) {
          host.press("Return")
          host.press("Tab")
          host.type("x")
          let levels = editor.paragraphs.map { $0.format.list?.level }
          XCTAssertEqual(levels, (0...depth).map { min($0, ListItem.maxLevel) })
        }
        XCTAssertFalse(IndentCommand.indent.canExecute(on: editor))
      }
    }
  }
}
