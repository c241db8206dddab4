import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Quotation marks and dashes that are replaced as they are typed.
final class SmartPunctuationTests: WidgetTestCase {
  func testSignsAreReplacedAndBackspaceRestoresThem() {
    onMain {
      withEditor { editor, host in
        host.type("\"a\"")
        XCTAssertEqual(editor.text, "\"a\"", "it is off")
        editor.content = RichText()
        editor.register(processors: [SmartPunctuation()])
        host.type("\"so\" ('it's') a--b --- c... -> <->")
        XCTAssertEqual(editor.text, "“so” (‘it’s’) a–b — c… → ↔")
        host.type(" \"")
        host.press("BackSpace")
        host.type("x")
        XCTAssertEqual(editor.text, "“so” (‘it’s’) a–b — c… → ↔ \"x")
      }
    }
  }

  func testRulesAndCodeStayAsTheyAre() {
    onMain {
      withEditor { editor, host in
        editor.register(processors: [SmartPunctuation()])
        editor.register(processors: [MarkupProcessor()])
        host.type("---")
        host.press("Return")
        XCTAssertEqual(editor.paragraphs[0].format.style, .rule)
        host.type("``` \"a\"")
        XCTAssertEqual(editor.paragraphs.last?.text.text, "\"a\"")
      }
    }
  }
}
