import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Text that is one thing: the caret goes around it.
final class TextBlockTests: WidgetTestCase {
  private static func block(_ text: String, _ value: String) -> RichText {
    var look = AttributeContainer()
    look[TextBlockKey.self] = value
    return RichText(text, attributes: look)
  }

  @MainActor
  private static func withEditor(
    _ content: RichText, _ body: (EditorView, WindowHost) -> Void
  ) {
    let editor = EditorView(context: EditorViewContext())
    editor.content = content
    let host = WindowHost(editor, watching: editor.area)
    editor.focus()
    body(editor, host)
    host.close()
  }

  func testTheCaretGoesAroundBothWays() {
    onMain {
      Self.withEditor("a" + Self.block("bcd", "1") + Self.block("ef", "2") + "g") { editor, host in
        editor.selectedRange = 0..<0
        var way: [Int] = []
        for _ in 0..<4 {
          host.press("Right")
          way.append(editor.selectedRange.lowerBound)
        }
        XCTAssertEqual(way, [1, 4, 6, 7])
        way = []
        for _ in 0..<4 {
          host.press("Left")
          way.append(editor.selectedRange.lowerBound)
        }
        XCTAssertEqual(way, [6, 4, 1, 0])
      }
    }
  }

  func testASelectionTakesInAllOfIt() {
    onMain {
      Self.withEditor("a" + Self.block("bcd", "1") + "ef") { editor, host in
        editor.selectedRange = 2..<5
        XCTAssertEqual(editor.selectedRange, 1..<5)
        editor.selectedRange = 0..<3
        XCTAssertEqual(editor.selectedRange, 0..<4)
        editor.selectedRange = 2..<3
        XCTAssertEqual(editor.selectedRange, 1..<4)
        editor.selectedRange = 5..<5
        host.press("Left", shift: true)
        host.press("Left", shift: true)
        XCTAssertEqual(editor.selectedRange, 1..<5)
      }
    }
  }

  func testItIsDeletedAsAWhole() {
    onMain {
      Self.withEditor("a" + Self.block("bcd", "1") + "e") { editor, host in
        let first = editor.content
        editor.selectedRange = 4..<4
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "ae")
        host.press("z", control: true)
        XCTAssertEqual(editor.content, first)
        editor.selectedRange = 1..<1
        host.press("Delete")
        XCTAssertEqual(editor.content, "ae")
      }
    }
  }

  func testWhatIsTypedBesideItIsNoPartOfIt() {
    onMain {
      Self.withEditor(Self.block("bcd", "1")) { editor, host in
        editor.selectedRange = 3..<3
        host.type("x")
        XCTAssertEqual(editor.content, Self.block("bcd", "1") + "x")
      }
    }
  }

  func testItIsSaved() throws {
    let content = "a" + Self.block("b", "1")
    XCTAssertEqual(try SavedForm.content(from: SavedForm.data(of: content)), content)
  }
}
