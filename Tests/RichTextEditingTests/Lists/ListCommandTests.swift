import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The commands and the markup of lists.
final class ListCommandTests: WidgetTestCase {
  func testACommandMakesItemsAndTakesThemBack() {
    onMain {
      withEditor("a\nb\nc") { editor, _ in
        editor.selectedRange = 0..<3
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", "c"])
        XCTAssert(ListCommand.numberedList.isOn(in: editor))
        XCTAssertFalse(ListCommand.bulletedList.isOn(in: editor))
        ListCommand.taskList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["☐ a", "☐ b", "c"])
        ListCommand.taskList.execute(on: editor)
        XCTAssertEqual(editor.content, "a\nb\nc")
        XCTAssertEqual(editor.undoDepth, 3)
      }
    }
  }

  func testAnEmptyEditorBecomesAList() {
    onMain {
      withEditor("") { editor, host in
        ListCommand.bulletedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["• "])
        XCTAssert(ListCommand.bulletedList.isOn(in: editor))
        host.type("a")
        XCTAssertEqual(editor.listedLines, ["• a"])
      }
    }
  }

  func testAnEmptyLastLineBecomesAnItemAndStaysOne() {
    onMain {
      withEditor("a\n") { editor, host in
        editor.selectedRange = 2..<2
        ListCommand.numberedList.execute(on: editor)
        editor.selectedRange = 0..<0
        editor.selectedRange = 2..<2
        XCTAssertEqual(editor.listedLines, ["a", "1. "])
        host.type("b")
        XCTAssertEqual(editor.listedLines, ["a", "1. b"])
        while editor.undo() {}
        XCTAssertEqual(editor.content, "a\n")
      }
    }
  }

  func testAnItemKeepsTheOtherFormatOfItsParagraph() {
    onMain {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(alignment: .center, spacingBefore: 4)
      withEditor(RichText("a", attributes: attributes)) { editor, _ in
        ListCommand.bulletedList.execute(on: editor)
        let format = editor.paragraphs[0].format
        XCTAssertEqual(format.alignment, .center)
        XCTAssertEqual(format.spacingBefore, 4)
        ListCommand.bulletedList.execute(on: editor)
        XCTAssertEqual(editor.content, RichText("a", attributes: attributes))
      }
    }
  }

  func testMarkupMakesItemsOfEachKind() {
    onMain {
      for (typed, line) in [
        ("- a", "• a"), ("* a", "• a"), ("1. a", "1. a"), ("7. a", "7. a"), ("[] a", "☐ a"),
        ("[x] a", "☑ a"),
      ] {
        withEditor("before\n") { editor, host in
          editor.register(processors: [MarkupProcessor()])
          editor.selectedRange = editor.textEndRange
          host.type(typed)
          XCTAssertEqual(editor.listedLines, ["before", line], typed)
          while editor.undo() {}
          XCTAssertEqual(editor.content, "before\n", typed)
        }
      }
    }
  }

  func testBackspaceAfterMarkupGivesTheSignsBack() {
    onMain {
      withEditor("") { editor, host in
        editor.register(processors: [MarkupProcessor()])
        host.type("- ")
        XCTAssertEqual(editor.listedLines, ["• "])
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "- ")
      }
    }
  }

  func testListsInPanelsInLists() {
    onMain {
      let inner = EditorView.list(["# a", "# b"])
      let panel = RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: [inner]))
      withPanels(EditorView.list(["- one", ""]) + panel + "\n" + EditorView.list(["- two"])) {
        editor, host in
        guard let nested = editor.nestedEditors.first else { return XCTFail("no nested editor") }
        XCTAssertEqual(nested.listedLines, ["1. a", "2. b"])
        nested.focus()
        nested.selectedRange = nested.textEndRange
        host.press("Return")
        host.type("c")
        XCTAssertEqual(nested.listedLines, ["1. a", "2. b", "3. c"])
        editor.undo()
        editor.undo()
        XCTAssertEqual(nested.listedLines, ["1. a", "2. b"])
      }
    }
  }

  func testPastedTextContinuesTheList() {
    onMain {
      withEditor(EditorView.list(["# a"])) { editor, _ in
        editor.selectedRange = 1..<1
        editor.implementation.editing.insert("b\nc\n", from: .plainText, at: 1)
        XCTAssertEqual(editor.listedLines, ["1. ab", "2. c", "3. "])
        editor.undo()
        XCTAssertEqual(editor.content, EditorView.list(["# a"]))
      }
    }
  }
}
