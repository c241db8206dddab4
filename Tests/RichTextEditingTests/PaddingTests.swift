import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing
@testable import WidgetSupport

/// The space between the edges of an editor and its text.
final class PaddingTests: WidgetTestCase {
  func testPaddingIsAroundTheTextAndGoesAgain() throws {
    try onMain {
      let editor = EditorView()
      editor.content = "one\ntwo"
      let host = WindowHost(editor, width: 300, watching: editor.area)
      host.settle()
      let (height, start) = (editor.height, try XCTUnwrap(editor.area.textView.bounds(in: editor)))
      for _ in 0..<2 {
        let paints = host.paints { editor.padding = 20 }
        XCTAssertEqual(editor.height, height + 40, "\(paints)")
        let place = try XCTUnwrap(editor.area.textView.bounds(in: editor))
        XCTAssertEqual(
          place,
          Rectangle(
            x: start.x + 20, y: start.y + 20, width: start.width - 40, height: start.height))
        host.paints { editor.padding = -3 }
        XCTAssertEqual(editor.padding, 0)
        XCTAssertEqual(editor.height, height)
        XCTAssertEqual(editor.area.textView.bounds(in: editor), start)
      }
    }
  }

  func testPaddingIsOfOneEditorAndAPressOnItIsForTheText() throws {
    try onMain {
      let (editor, inner) = (EditorView(), EditorView())
      editor.padding = 30
      let host = WindowHost(editor, width: 300, watching: editor.area)
      inner.content = "in"
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
        editors: [inner])
      editor.content = "one"
      editor.insertAttachment(panel, in: 3..<3)
      host.settle()
      XCTAssertEqual(try XCTUnwrap(inner.area.textView.bounds(in: inner)).x, 0)
      XCTAssertEqual(try XCTUnwrap(inner.bounds(in: editor)).x, 30, accuracy: 4)
      editor.area.textView.focus()
      editor.area.implementation.input.pointer.pressOnPadding(x: -20, y: -20)
      XCTAssertEqual(editor.selectedRange, 0..<0)
    }
  }
}
