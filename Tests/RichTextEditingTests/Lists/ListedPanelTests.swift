import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Attachments that are items of lists, and lists in the editors of attachments.
final class ListedPanelTests: WidgetTestCase {
  private static func panel(_ content: RichText) -> RichText {
    RichText(
      AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: [content]))
  }

  /// Four paragraphs, every other one a panel.
  private static var content: RichText {
    var content: RichText = "one\n"
    content.append(panel("first panel"))
    content.append("\ntwo\n")
    content.append(panel("second panel"))
    return content
  }

  func testPanelsAreItemsLikeText() {
    onMain {
      withPanels(Self.content) { editor, _ in
        let before = editor.content
        editor.selectedRange = 0..<editor.contentLength
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. one", "2. \u{FFFC}", "3. two", "4. \u{FFFC}"])
        XCTAssertEqual(
          editor.nestedEditors.map(\.listedLines), [["first panel"], ["second panel"]])
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.content, before)
      }
    }
  }

  func testPanelsAreNestedLikeText() {
    onMain {
      withPanels(Self.content) { editor, host in
        editor.selectedRange = 0..<editor.contentLength
        ListCommand.numberedList.execute(on: editor)
        let listed = editor.content
        editor.forgetHistory()
        editor.moveCaret(toEndOfLine: 2)
        host.press("Tab")
        XCTAssertEqual(editor.listedLines, ["1. one", "2. \u{FFFC}", "  a. two", "3. \u{FFFC}"])
        editor.select(lines: 3...3)
        // There is nothing to be nested in more deeply than once below the text above.
        for last in ["  b. \u{FFFC}", "    i. \u{FFFC}", "    i. \u{FFFC}"] {
          host.press("Tab")
          XCTAssertEqual(editor.listedLines, ["1. one", "2. \u{FFFC}", "  a. two", last])
        }
        editor.checkHistory(from: listed)
      }
    }
  }

  func testAPanelHasTheRoomThatItsLevelLeaves() throws {
    try onMain {
      try withPanels(Self.content) { editor, host in
        editor.selectedRange = 0..<editor.contentLength
        ListCommand.numberedList.execute(on: editor)
        editor.select(lines: 1...1)
        var frames: [Rectangle] = []
        for _ in 0..<2 {
          host.settle()
          frames.append(try XCTUnwrap(editor.attachments[0].frameInContainer))
          host.press("Tab")
        }
        let indent = Double(editor.implementation.content.tags.paragraphs.listIndent)
        XCTAssertEqual(frames[1].x - frames[0].x, indent)
        XCTAssertEqual(frames[0].width - frames[1].width, indent)
      }
    }
  }

  func testTheKeysOfAListInAPanelLeaveTheListAroundItAlone() {
    onMain {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
      var content = RichText("one\n", attributes: attributes)
      content.append(Self.panel(EditorView.list(["# a", "# b"])))
      content.changeAttributes(in: 0..<content.count) {
        $0[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
      }
      withPanels(content) { editor, host in
        guard let nested = editor.nestedEditors.first else { return XCTFail("no nested editor") }
        let before = editor.listedLines
        nested.focus()
        nested.selectedRange = nested.textEndRange
        host.press("Tab")
        XCTAssertEqual(nested.listedLines, ["1. a", "  a. b"])
        host.press("Return")
        host.press("Return")
        XCTAssertEqual(nested.listedLines, ["1. a", "  a. b", "2. "])
        host.press("Tab", shift: true)
        XCTAssertEqual(nested.listedLines, ["1. a", "  a. b", ""])
        XCTAssert(nested.area.textView.isFocus)
        XCTAssertEqual(editor.listedLines, before)
        while editor.undo() {}
        XCTAssertEqual(nested.listedLines, ["1. a", "2. b"])
      }
    }
  }

  func testAPanelIsDeletedWithTheItemsAroundIt() {
    onMain {
      withPanels(Self.content) { editor, host in
        editor.selectedRange = 0..<editor.contentLength
        ListCommand.numberedList.execute(on: editor)
        let listed = editor.content
        editor.forgetHistory()
        // From the first item over the panel into the text after it.
        editor.selectedRange = 2..<8
        host.press("BackSpace")
        XCTAssertEqual(editor.listedLines, ["1. ono", "2. \u{FFFC}"])
        editor.checkHistory(from: listed)
      }
    }
  }

  func testListsWithPanelsAreFreed() {
    onMain {
      assertFinalized {
        var objects: [Object] = []
        withPanels(Self.content) { editor, host in
          editor.selectedRange = 0..<editor.contentLength
          ListCommand.numberedList.execute(on: editor)
          for nested in editor.nestedEditors {
            nested.selectedRange = nested.textEndRange
            ListCommand.taskList.execute(on: nested)
          }
          host.settle()
          objects = [editor, editor.area] + editor.attachments.map(\.content)
        }
        return objects
      }
    }
  }
}
