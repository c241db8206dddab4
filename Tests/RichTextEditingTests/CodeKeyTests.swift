import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The keys of code, and those at the borders of paragraphs with a style.
final class CodeKeyTests: WidgetTestCase {
  private static func code(_ text: String, _ end: String = "") -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .code)
    return RichText(text, attributes: attributes) + RichText(end)
  }

  @MainActor
  private static func styles(of editor: EditorView) -> [String] {
    editor.paragraphs.map { "\($0.format.style.rawValue): \($0.text.text)" }
  }

  func testReturnAfterTwoEmptyLinesLeavesTheCode() {
    onMain {
      for end in ["", "\nafter"] {
        withEditor(Self.code("a") + RichText(end)) { editor, host in
          editor.selectedRange = 1..<1
          for _ in 1...2 { host.press("Return") }
          XCTAssertEqual(Self.styles(of: editor).prefix(3), ["code: a", "code: ", "code: "])
          host.press("Return")
          host.type("b")
          XCTAssertEqual(Self.styles(of: editor).prefix(2), ["code: a", "body: b"])
          while editor.undo() {}
          XCTAssertEqual(Self.styles(of: editor).first, "code: a")
        }
      }
    }
  }

  func testAnEmptyLineWithinCodeStays() {
    onMain {
      withEditor(Self.code("a\n\nb")) { editor, host in
        editor.selectedRange = 2..<2
        host.press("Return")
        host.press("Return")
        XCTAssertEqual(editor.text, "a\n\n\n\nb")
        XCTAssertEqual(Set(editor.paragraphs.map(\.format.style)), [.code])
      }
    }
  }

  @MainActor
  private static func begins(of editor: EditorView) -> [Bool] {
    editor.paragraphs.map(\.format.beginsBlock)
  }

  func testABlockBelowAnotherStaysOne() {
    onMain {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(style: .code)
      attributes[ParagraphKey.self]?.beginsBlock = true
      let content = Self.code("a\n") + RichText("bc\n", attributes: attributes) + Self.code("d")
      withEditor(content) { editor, host in
        editor.selectedRange = 3..<3
        host.press("Return")
        XCTAssertEqual(editor.text, "a\nb\nc\nd")
        XCTAssertEqual(Self.begins(of: editor), [false, true, false, false])
        host.type("x")
        XCTAssertEqual(Self.begins(of: editor), [false, true, false, false])
        editor.selectedRange = 2..<2
        host.press("Tab")
        XCTAssertEqual(editor.text, "a\n  b\nxc\nd")
        XCTAssertEqual(Self.begins(of: editor), [false, true, false, false])
        // The end of the block above is not the end of the code.
        editor.selectedRange = 1..<1
        host.press("Return", control: true)
        XCTAssertEqual(editor.selectedRange, 2..<2)
        while editor.undo() {}
        editor.selectedRange = 1..<1
        host.press("Delete")
        XCTAssertEqual(editor.paragraphs.first?.text.text, "abc")
        XCTAssertEqual(Self.begins(of: editor), [false, false])
      }
      withEditor(RichText("ab", attributes: attributes)) { editor, host in
        editor.selectedRange = 2..<2
        host.press("Return")
        host.type("c")
        XCTAssertEqual(Self.begins(of: editor), [true, false])
      }
    }
  }

  func testControlReturnAndDownLeaveTheCode() {
    onMain {
      withEditor(Self.code("a\nb")) { editor, host in
        editor.selectedRange = 1..<1
        host.press("Down")
        XCTAssertEqual(editor.selectedRange, 3..<3, "it moved within the code")
        host.press("Down")
        host.type("c")
        XCTAssertEqual(Self.styles(of: editor), ["code: a", "code: b", "body: c"])
        editor.selectedRange = 0..<0
        host.press("Return", control: true)
        XCTAssertEqual(editor.selectedRange, 4..<4, "there is a paragraph after it")
      }
      withEditor(Self.code("a")) { editor, host in
        editor.selectedRange = 0..<0
        host.press("Return", control: true)
        host.type("b")
        XCTAssertEqual(Self.styles(of: editor), ["code: a", "body: b"])
        for _ in 1...2 { editor.undo() }
        XCTAssertEqual(Self.styles(of: editor), ["code: a"])
      }
    }
  }

  func testTabIndentsAndReturnKeepsTheIndent() {
    onMain {
      withEditor(Self.code("a\n\nb")) { editor, host in
        editor.selectedRange = 0..<0
        host.press("Tab")
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.text, "  a\n\nb")
        host.press("End")
        host.press("Return")
        host.type("c")
        XCTAssertEqual(editor.text, "  a\n  c\n\nb")
        editor.selectedRange = 1..<editor.contentLength
        host.press("Tab")
        XCTAssertEqual(editor.text, "    a\n    c\n\n  b")
        XCTAssertEqual(editor.selectedRange, 3..<editor.contentLength)
        host.press("Tab", shift: true)
        host.press("Tab", shift: true)
        XCTAssertEqual(editor.text, "a\nc\n\nb")
        XCTAssertEqual(editor.selectedRange, 0..<editor.contentLength)
        editor.undo()
        XCTAssertEqual(editor.text, "  a\n  c\n\nb")
        XCTAssertEqual(Set(editor.paragraphs.map(\.format.style)), [.code])
      }
      withEditor(Self.code("\ta")) { editor, host in
        editor.selectedRange = 2..<2
        host.press("Tab")
        XCTAssertEqual(editor.text, "\ta\t")
      }
    }
  }

  // MARK: Borders

  func testControlBackspaceAndDeleteTakeABorderOnly() {
    onMain {
      let list = EditorView.list(["- one two", "- three", "four"])
      withEditor(list) { editor, host in
        editor.selectedRange = 8..<8
        host.press("BackSpace", control: true)
        XCTAssertEqual(editor.listedLines, ["• one two", "three", "four"])
        host.press("BackSpace", control: true)
        XCTAssertEqual(editor.listedLines, ["• one twothree", "four"])
        editor.checkHistory(from: list)
      }
      withEditor(list) { editor, host in
        for end in [7, 12] {
          editor.selectedRange = end..<end
          host.press("Delete", control: true)
        }
        XCTAssertEqual(editor.text, "one twothreefour")
        XCTAssertEqual(editor.undoDepth, 2)
      }
      withEditor("one two\nthree") { editor, host in
        editor.selectedRange = 8..<8
        host.press("BackSpace", control: true)
        XCTAssertEqual(editor.text, "one three", "plain text is GTK's own")
      }
    }
  }
}
