import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Markup turns into looks as it is typed.
final class MarkupProcessorTests: WidgetTestCase {
  @MainActor
  private static func typed(_ text: String, then body: (EditorView, WindowHost) -> Void) {
    let editor = EditorView()
    let host = WindowHost(editor, watching: editor.area)
    editor.register(processors: [MarkupProcessor()])
    editor.focus()
    host.type(text)
    body(editor, host)
    host.close()
  }

  private static func look(_ traits: FontTraits) -> AttributeContainer {
    var look = AttributeContainer()
    look[FontTraitsKey.self] = traits
    return look
  }

  func testSignsGiveTheirLook() {
    onMain {
      Self.typed("say *hello* _you_ `x*y*`!") { editor, _ in
        XCTAssertEqual(
          editor.content,
          "say " + RichText("hello", attributes: Self.look(.bold)) + " "
            + RichText("you", attributes: Self.look(.italic)) + " "
            + RichText("x*y*", attributes: Self.look(.monospace)) + "!")
      }
    }
  }

  func testABackslashMakesAnOrdinarySign() {
    onMain {
      Self.typed(#"2 \*a* b"#) { editor, _ in
        XCTAssertEqual(editor.text, "2 *a* b")
        XCTAssertNil(editor.attributes(at: 3)[FontTraitsKey.self])
      }
    }
  }

  func testBackspaceGivesTheSignsBack() {
    onMain {
      Self.typed("*a*") { editor, host in
        XCTAssertEqual(editor.text, "a")
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "*a*")
        host.type(" b")
        XCTAssertEqual(editor.content, "*a* b")
      }
    }
  }

  func testLinesGetTheirLookAndTheNextOneDoesNot() {
    onMain {
      Self.typed("# Title") { editor, host in
        XCTAssertEqual(editor.text, "Title")
        XCTAssertEqual(editor.attributes(at: 4)[FontSizeKey.self], 24)
        host.press("Return")
        host.type("text")
        XCTAssertEqual(editor.text, "Title\ntext")
        XCTAssertNil(editor.attributes(at: 7)[FontSizeKey.self])
        host.press("Return")
        host.type("- item")
        XCTAssertEqual(editor.text, "Title\ntext\n• item")
      }
    }
  }

  func testItCanBeSwitchedOff() {
    onMain {
      Self.typed("*a*") { editor, host in
        editor.unregister(processors: [MarkupProcessor()])
        host.type(" *b*")
        XCTAssertEqual(editor.text, "a *b*")
      }
    }
  }
}
