import RichTextModel
import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes
@testable import RichTextEditing

/// Typing `>> ` inserts a panel, and Backspace removes it.
final class PanelProcessorTests: WidgetTestCase {
  @MainActor
  private static func withProcessor(_ body: (EditorView, WindowHost) -> Void) {
    let context = EditorViewContext()
    let editor = EditorView(context: context)
    editor.register(processors: [PanelProcessor(context: context)])
    let host = WindowHost(editor, watching: editor.area)
    editor.focus()
    body(editor, host)
  }

  func testSignsMakeAPanelWithTheFocusInIt() {
    onMain {
      Self.withProcessor { editor, host in
        host.type("a")
        host.press("Return")
        host.type(">> in")
        XCTAssertEqual(editor.text, "a\n\u{FFFC}\n")
        XCTAssertEqual(editor.nestedEditors.first?.text, "in")
        host.press("z", control: true)
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "a\n>> ")
      }
    }
  }

  func testBackspaceRightAfterGivesTheSignsBack() {
    onMain {
      Self.withProcessor { editor, host in
        host.type(">> ")
        XCTAssertEqual(editor.attachments.count, 1)
        host.press("BackSpace")
        XCTAssertEqual(editor.text, ">> ")
      }
    }
  }

  func testBackspaceInAnEmptyPanelRemovesIt() {
    onMain {
      Self.withProcessor { editor, host in
        host.type(">> x")
        host.press("BackSpace")
        XCTAssertEqual(editor.attachments.count, 1)
        host.press("BackSpace")
        XCTAssertEqual(editor.text, "\n", "the line behind it stays")
        XCTAssertTrue(editor.area.textView.isFocus)
        host.press("z", control: true)
        XCTAssertEqual(editor.attachments.count, 1)
      }
    }
  }

  func testBackspaceAtTheStartOfABlankPanelRemovesIt() {
    onMain {
      Self.withProcessor { editor, host in
        host.type(">> ")
        host.type("  ")
        host.press("Home")
        host.press("BackSpace")
        XCTAssertEqual(editor.attachments.count, 0)
        XCTAssertEqual(editor.undoDepth > 0, true)
        editor.undo()
        XCTAssertEqual(editor.nestedEditors.first?.text, "  ")
      }
    }
  }

  func testSignsBeforeTextAreText() {
    onMain {
      Self.withProcessor { editor, host in
        editor.content = "text"
        editor.selectedRange = 0..<0
        host.type(">> ")
        XCTAssertEqual(editor.text, ">> text")
      }
    }
  }

  func testASavedPanelComesBackAsItWas() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      editor.attachmentMaker = { PanelMaker(context: context).attachment(for: $0) }
      let saved = AttachmentContent(
        id: "p", name: PanelAttachment.name, isBlock: true, size: .percent(50),
        editors: ["A", "B"], data: ["key": .number(1)])
      editor.content = RichText(saved)
      XCTAssertEqual(editor.content, RichText(saved))
      _ = WindowHost(editor, watching: editor.area)
      let frames = editor.nestedEditors.compactMap { $0.bounds(in: editor) }
      XCTAssertGreaterThanOrEqual(frames[1].y, frames[0].y + frames[0].height)
      XCTAssertEqual(editor.attachments[0].focus(), true)
    }
  }
}
