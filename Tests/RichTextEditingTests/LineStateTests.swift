import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Lines are shown by their own content and the caret, whatever was laid out before them.
final class LineStateTests: WidgetTestCase {
  private static let hebrew = "שלום עולם"

  @MainActor
  private static func x(of offset: Int, in editor: EditorView, _ host: WindowHost) -> Double {
    host.settle()
    return editor.area.textView.characterRectangle(at: offset).x
  }

  /// The keyboard is left-to-right: GTK shows digits at the left while the caret is with them.
  func testDigitsMoveToTheirSideWithTheCaret() {
    onMain {
      let digits = Self.hebrew.count + 1
      withEditor(RichText("\(Self.hebrew)\n123\n")) { editor, host in
        editor.selectedRange = 0..<0
        XCTAssertGreaterThan(Self.x(of: digits, in: editor, host), 300)
        host.press("Down")
        XCTAssertEqual(Self.x(of: digits, in: editor, host), 0)
        host.press("Down")
        XCTAssertGreaterThan(Self.x(of: digits, in: editor, host), 300)
        // An edit of another line does not confuse which one the caret leaves.
        host.press("Up")
        editor.replaceCharacters(in: 0..<0, with: "\n\n")
        XCTAssertEqual(Self.x(of: digits + 2, in: editor, host), 0)
        editor.selectedRange = 0..<0
        XCTAssertGreaterThan(Self.x(of: digits + 2, in: editor, host), 300)
      }
    }
  }

  func testAWidgetMovesToItsSideWithTheCaret() {
    onMain {
      withEditor(RichText("\n\(Self.hebrew)")) { editor, host in
        let label = Label("wide")
        editor.insertAttachment(Attachment(name: "label", content: label), in: 0..<0)
        editor.selectedRange = 4..<4
        host.settle()
        XCTAssertGreaterThan(label.bounds(in: editor)?.x ?? 0, 300)
        editor.selectedRange = 0..<0
        host.settle()
        XCTAssertEqual(label.bounds(in: editor)?.x, 0)
        editor.selectedRange = 4..<4
        host.settle()
        XCTAssertGreaterThan(label.bounds(in: editor)?.x ?? 0, 300)
      }
    }
  }

  func testIndentsOfLinesWithoutLettersFollowTheLinesAroundThem() {
    onMain {
      withEditor(isFocused: false) { editor, host in
        let indented = ParagraphFormat(headIndent: 50)
        var content = RichText("first\n12\n34")
        content.changeAttributes(in: 6..<11) { $0[ParagraphKey.self] = indented }
        editor.content = content
        editor.selectedRange = 0..<0
        XCTAssertEqual(Self.x(of: 6, in: editor, host), 50)
        editor.replaceCharacters(in: 0..<5, with: RichText(Self.hebrew))
        let right = editor.area.textView.width - 50
        let moved = Self.hebrew.count - 5
        for line in [6, 9] {
          let start = line + moved
          // Digits run to the right, and end at the indent.
          let end = editor.area.textView.characterRectangle(at: start + 1)
          XCTAssertEqual(end.x + end.width, Double(right), accuracy: 1)
        }
        editor.replaceCharacters(in: 0..<Self.hebrew.count, with: "first")
        XCTAssertEqual(Self.x(of: 6, in: editor, host), 50)
        XCTAssertEqual(Self.x(of: 9, in: editor, host), 50)
      }
    }
  }

  func testIndentsAtTheBeginningFollowTheFirstLetters() {
    onMain {
      withEditor(isFocused: false) { editor, host in
        var content = RichText("12\n34\nlast")
        let indented = ParagraphFormat(headIndent: 50)
        content.changeAttributes(in: 0..<5) { $0[ParagraphKey.self] = indented }
        editor.content = content
        editor.selectedRange = 10..<10
        XCTAssertEqual(Self.x(of: 0, in: editor, host), 50)
        editor.replaceCharacters(in: 6..<10, with: RichText(Self.hebrew))
        XCTAssertGreaterThan(Self.x(of: 0, in: editor, host), 300)
        let end = editor.area.textView.characterRectangle(at: 1)
        XCTAssertEqual(
          end.x + end.width, Double(editor.area.textView.width - 50), accuracy: 1)
      }
    }
  }

  /// The view itself has the format of an empty last line with the caret.
  func testAWidgetBeforeAnEmptyLastLineKeepsItsOwnIndent() {
    onMain {
      withEditor { editor, host in
        var content = RichText("first\n")
        let indented = ParagraphFormat(headIndent: 50)
        content.changeAttributes(in: 0..<6) { $0[ParagraphKey.self] = indented }
        editor.content = content
        editor.selectedRange = 6..<6
        host.settle()
        for text in ["one", "two"] {
          let label = Label(text)
          let end = editor.contentLength
          editor.insertAttachment(
            Attachment(name: "label", content: label, isBlock: true), in: end..<end)
          editor.selectedRange = editor.contentLength..<editor.contentLength
          host.settle()
          let before = label.bounds(in: editor)?.x
          editor.selectedRange = 0..<0
          host.settle()
          XCTAssertEqual(label.bounds(in: editor)?.x, before, text)
          editor.selectedRange = editor.contentLength..<editor.contentLength
        }
      }
    }
  }

  /// GTK draws a line with the attributes at the end of the one that it laid out before, if it knew
  /// the lines between them already.
  func testALineBelowAWidgetHasItsOwnAttributes() throws {
    try onMain {
      // Whether a line break is large changes nothing that can be seen.
      XCTAssert(try Self.pixels(large: 5..<7) == Self.pixels(large: 5..<6))
    }
  }

  /// Returns the picture of lines with a widget between them, where one part has a large font.
  @MainActor
  private static func pixels(large: Range<Int>) throws -> [UInt8] {
    var content = RichText("top\nab\n\ncd\nbottom")
    content.changeAttributes(in: large) { $0[FontSizeKey.self] = 30 }
    var texture: Texture?
    withEditor(content, isFocused: false) { editor, host in
      editor.insertAttachment(Attachment(name: "label", content: Label("in")), in: 7..<7)
      editor.selectedRange = 0..<0
      // The widget is placed: its line is laid out before all are painted, and so are those at the
      // edges.
      editor.area.layOutAgain(0..<editor.contentLength)
      editor.area.queueResize()
      host.settle()
      texture = host.window.makeTexture()
    }
    return try XCTUnwrap(texture).pixels
  }
}
