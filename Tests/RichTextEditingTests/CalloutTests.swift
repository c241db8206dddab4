import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Callouts: paragraphs in a box, as they are typed, left and listed.
final class CalloutTests: WidgetTestCase {
  func testTypedMarkupBeginsACalloutAndReturnEndsIt() {
    onMain {
      withEditor("") { editor, host in
        editor.register(processors: [MarkupProcessor()])
        host.type("[!warning] hot")
        XCTAssertEqual(editor.paragraphs.map(\.format.style), [.callout(.warning)])
        XCTAssertEqual(editor.text, "hot")
        host.press("Return")
        host.type("very")
        host.press("Return")
        host.press("Return")
        host.type("cold")
        XCTAssertEqual(
          editor.paragraphs.map(\.format.style),
          [.callout(.warning), .callout(.warning), .body])
      }
    }
  }

  func testAListInACalloutIsWithinItsBox() {
    onMain {
      let note = ParagraphFormat(style: .callout(.note))
      var item = note
      item.list = ListItem(.bullet)
      withEditor(RichText(paragraphs: [("a", note), ("b", item), ("c", ParagraphFormat())])) {
        editor, host in
        let paints = host.paints { editor.selectedRange = 0..<0 }
        XCTAssertEqual(paints.flatMap(\.violations), [])
        let view = editor.area.textView
        // Both texts are after the bar and the icon, the item also after its marker.
        let indents = [0, 2, 4].map { view.caretRectangleInText(at: $0).x }
        XCTAssertEqual(indents[0], 36)
        XCTAssertGreaterThan(indents[1], indents[0])
        XCTAssertEqual(indents[2], 0)
      }
    }
  }
}
