import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The keys of lists.
final class ListKeyTests: WidgetTestCase {
  /// Runs a test on a list, with the caret at the end of a line.
  @MainActor
  private static func on(
    _ lines: [String], line: Int, atStart: Bool = false,
    _ body: (EditorView, WindowHost) throws -> Void
  ) rethrows {
    try withEditor(EditorView.list(lines)) { editor, host in
      place(editor, line, atStart: atStart)
      try body(editor, host)
    }
  }

  @MainActor
  private static func place(_ editor: EditorView, _ line: Int, atStart: Bool = false) {
    let range = editor.implementation.content.range(ofLine: line)
    let end = editor.endOfLine(at: range.lowerBound)
    let caret = atStart ? range.lowerBound : end
    editor.selectedRange = caret..<caret
  }

  /// Checks that undoing everything gives the first content, and redoing it the last.
  @MainActor
  private static func checkHistory(of editor: EditorView, from first: [String]) {
    let last = editor.listedLines
    while editor.undo() {}
    XCTAssertEqual(editor.content, EditorView.list(first))
    while editor.redo() {}
    XCTAssertEqual(editor.listedLines, last)
  }

  // MARK: Return

  func testReturnContinuesAtTheEndInTheMiddleAndInTheLastParagraph() {
    onMain {
      let lines = ["# one", "# two"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two", "3. "])
        host.type("three")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two", "3. three"])
        Self.place(editor, 0)
        host.press("Return")
        host.type("and")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. and", "3. two", "4. three"])
        editor.selectedRange = 2..<2
        host.press("Return")
        XCTAssertEqual(
          editor.listedLines, ["1. on", "2. e", "3. and", "4. two", "5. three"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testTheNextTaskIsNotTicked() {
    onMain {
      let lines = ["x one", "x two"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["☑ one", "☑ two", "☐ "])
        Self.place(editor, 0)
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["☑ one", "☐ ", "☑ two", "☐ "])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testTextTypedInTheNextTaskDoesNotTickIt() {
    onMain {
      for lines in [["x one"], ["x one", "end"]] {
        Self.on(lines, line: 0) { editor, host in
          host.press("Return")
          host.type("two")
          XCTAssertEqual(editor.listedLines.prefix(2), ["☑ one", "☐ two"])
          Self.checkHistory(of: editor, from: lines)
        }
      }
    }
  }

  func testReturnAtTheStartMovesTheTickWithTheText() {
    onMain {
      let lines = ["x one", "end"]
      Self.on(lines, line: 0, atStart: true) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["☐ ", "☑ one", "end"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testReturnInAnEmptyItemLeavesOneLevel() {
    onMain {
      let lines = ["- a", "  - b"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "  ◦ "])
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "• "])
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", ""])
        host.type("out")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "out"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testReturnInAnEmptyItemInTheMiddleEndsTheList() {
    onMain {
      let lines = ["# a", "# b"]
      Self.on(lines, line: 0) { editor, host in
        host.press("Return")
        host.press("Return")
        host.type("x")
        XCTAssertEqual(editor.listedLines, ["1. a", "x", "1. b"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testShiftReturnBreaksTheLineWithinAnItem() {
    onMain {
      let lines = ["# one", "# two"]
      Self.on(lines, line: 0) { editor, host in
        let height = editor.height
        host.press("Return", shift: true)
        host.type("more")
        host.settle()
        XCTAssertEqual(editor.listedLines, ["1. one\u{2028}more", "2. two"])
        // GTK 4.18 rounds the sum of the lines, and not each of them.
        XCTAssertEqual(
          Double(editor.height), Double(height) * 1.5, accuracy: 1, "three lines instead of two")
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  // MARK: Backspace

  func testBackspaceAtTheStartLeavesOneLevel() {
    onMain {
      let lines = ["- a", "  - b"]
      Self.on(lines, line: 1, atStart: true) { editor, host in
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["• a", "• b"])
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["• a", "b"])
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["• ab"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testAnItemThatLosesItsTextIsStillOne() {
    onMain {
      let lines = ["- a", "- b"]
      Self.on(lines, line: 1) { editor, host in
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["• a", "• "])
        editor.selectedRange = 0..<0
        editor.selectedRange = 2..<2
        host.type("c")
        XCTAssertEqual(editor.listedLines, ["• a", "• c"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testAnEmptiedTextKeepsItsItemUntilBackspace() {
    onMain {
      Self.on(["o a"], line: 0) { editor, host in
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["☐ "])
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, [""])
        host.type("b")
        XCTAssertEqual(editor.content, "b")
      }
    }
  }

  func testNewContentHasNoneOfTheOldItem() {
    onMain {
      Self.on(["- a"], line: 0) { editor, host in
        editor.content = ""
        host.type("b")
        XCTAssertEqual(editor.content, "b")
      }
    }
  }

  // MARK: Levels

  func testTabNestsWithWhatIsNested() {
    onMain {
      let lines = ["- a", "- b", "  - c", "- d"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "    ▪ c", "• d"])
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "    ▪ c", "• d"])
        XCTAssert(editor.area.textView.isFocus)
        host.press("Tab", shift: true)
        XCTAssertEqual(editor.listedLines, ["• a", "• b", "  ◦ c", "• d"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testTabOutsideAListLeavesTheEditor() {
    onMain {
      Self.on(["a", "- b"], line: 0) { editor, host in
        host.press("Tab")
        XCTAssertEqual(editor.content, EditorView.list(["a", "- b"]))
      }
    }
  }

  func testTheFirstItemHasNothingToBeNestedIn() {
    onMain {
      Self.on(["a", "- b"], line: 1) { editor, host in
        XCTAssertFalse(IndentCommand.indent.canExecute(on: editor))
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["a", "• b"])
      }
    }
  }

  func testItemsAfterOneThatLeavesTheListFollowIt() {
    onMain {
      let lines = ["- a", "  - b", "    - c"]
      Self.on(lines, line: 0) { editor, host in
        host.press("Tab", shift: true)
        XCTAssertEqual(editor.listedLines, ["a", "• b", "  ◦ c"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testSeveralSelectedItemsAreNestedAtOnce() {
    onMain {
      let lines = ["# a", "# b", "# c", "# d"]
      Self.on(lines, line: 0) { editor, host in
        editor.selectedRange = 2..<5
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "  b. c", "2. d"])
        XCTAssertEqual(editor.undoDepth, 1)
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  // MARK: Ticks

  func testControlReturnTicks() {
    onMain {
      let lines = ["o a", "o b"]
      Self.on(lines, line: 0) { editor, host in
        host.press("Return", control: true)
        XCTAssertEqual(editor.listedLines, ["☑ a", "☐ b"])
        editor.selectedRange = 0..<3
        host.press("Return", control: true)
        XCTAssertEqual(editor.listedLines, ["☑ a", "☑ b"])
        host.press("Return", control: true)
        XCTAssertEqual(editor.listedLines, ["☐ a", "☐ b"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  // MARK: Moving

  func testAltUpAndDownMoveAnItemWithWhatIsNestedInIt() {
    onMain {
      let lines = ["# a", "# b", "  - c", "# d"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Down", alt: true)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. d", "3. b", "  ◦ c"])
        XCTAssertEqual(editor.selectedRange, 5..<5)
        host.press("Down", alt: true)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. d", "3. b", "  ◦ c"])
        host.press("Up", alt: true)
        host.press("Up", alt: true)
        XCTAssertEqual(editor.listedLines, ["1. b", "  ◦ c", "2. a", "3. d"])
        XCTAssertEqual(editor.selectedRange, 1..<1)
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testAnItemStaysInTheOneItIsNestedIn() {
    onMain {
      let lines = ["- a", "  - b", "- c"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Up", alt: true)
        host.press("Down", alt: true)
        XCTAssertEqual(editor.content, EditorView.list(lines))
      }
    }
  }

  func testMovingLeavesTheFirstNumberWhereItIs() {
    onMain {
      var item = ParagraphFormat(list: ListItem(.number, start: 4))
      var first = AttributeContainer()
      first[ParagraphKey.self] = item
      item.list?.start = nil
      var second = AttributeContainer()
      second[ParagraphKey.self] = item
      let content = RichText("a\n", attributes: first) + RichText("b", attributes: second)
      withEditor(content) { editor, host in
        editor.selectedRange = 0..<0
        host.press("Down", alt: true)
        XCTAssertEqual(editor.listedLines, ["4. b", "5. a"])
        host.press("Up", alt: true)
        XCTAssertEqual(editor.listedLines, ["4. a", "5. b"])
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.content, content)
      }
    }
  }

  func testAnyParagraphMoves() {
    onMain {
      let lines = ["a", "b", ""]
      Self.on(lines, line: 0) { editor, host in
        host.press("Down", alt: true)
        XCTAssertEqual(editor.text, "b\na\n")
        host.press("Down", alt: true)
        XCTAssertEqual(editor.text, "b\n\na")
        XCTAssertEqual(editor.selectedRange, 4..<4)
        host.press("Down", alt: true)
        XCTAssertEqual(editor.text, "b\n\na")
        host.press("Up", alt: true)
        host.press("Up", alt: true)
        XCTAssertEqual(editor.text, "a\nb\n")
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  func testAnEmptyLastItemMoves() {
    onMain {
      let lines = ["- a", "- b"]
      Self.on(lines, line: 1) { editor, host in
        host.press("Return")
        host.press("Up", alt: true)
        XCTAssertEqual(editor.listedLines, ["• a", "• ", "• b"])
        host.press("Down", alt: true)
        XCTAssertEqual(editor.listedLines, ["• a", "• b", "• "])
        host.type("c")
        XCTAssertEqual(editor.listedLines, ["• a", "• b", "• c"])
        Self.checkHistory(of: editor, from: lines)
      }
    }
  }

  // MARK: Reading only

  func testNoKeyChangesAReadOnlyList() {
    onMain {
      let lines = ["o a", "- b", "- "]
      Self.on(lines, line: 1, atStart: true) { editor, host in
        editor.isEditable = false
        for key in ["Tab", "BackSpace", "Return"] { host.press(key) }
        Self.place(editor, 0)
        host.press("Return", control: true)
        host.press("Down", alt: true)
        XCTAssertEqual(editor.content, EditorView.list(lines))
      }
    }
  }
}
