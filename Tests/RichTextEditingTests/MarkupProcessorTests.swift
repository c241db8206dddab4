import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Markup turns into looks as it is typed.
final class MarkupProcessorTests: WidgetTestCase {
  @MainActor
  private func typed(_ text: String, then body: (EditorView, WindowHost) -> Void) {
    let editor = EditorView()
    let host = WindowHost(editor, watching: editor.area)
    editor.register(processors: [MarkupProcessor()])
    editor.focus()
    host.type(text)
    body(editor, host)
    host.close()
  }

  private func look(_ traits: FontTraits) -> AttributeContainer {
    var look = AttributeContainer()
    look[FontTraitsKey.self] = traits
    return look
  }

  func testSignsGiveTheirLook() {
    onMain {
      typed("say *hello* _you_ `x*y*`!") { editor, _ in
        XCTAssertEqual(
          editor.content,
          "say " + RichText("hello", attributes: look(.bold)) + " "
            + RichText("you", attributes: look(.italic)) + " "
            + RichText("x", attributes: look(.monospace)) + RichText("y", attributes: look([.bold, .monospace])) + "!")
      }
    }
  }

  func testABackslashMakesAnOrdinarySign() {
    onMain {
      typed(#"2 \*a* b"#) { editor, _ in
        XCTAssertEqual(editor.text, "2 *a* b")
        XCTAssertNil(editor.attributes(at: 3)[FontTraitsKey.self])
      }
    }
  }

  func testBackspaceGivesTheSignsBack() {
    onMain {
      typed("*a*") { editor, host in
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
      typed("# Title") { editor, host in
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
      typed("*a*") { editor, host in
        editor.unregister(processors: [MarkupProcessor()])
        host.type(" *b*")
        XCTAssertEqual(editor.text, "a *b*")
      }
    }
  }
}
