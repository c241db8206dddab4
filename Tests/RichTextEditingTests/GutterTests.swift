import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The room beside the text, compared with where GTK has the text.
final class GutterTests: WidgetTestCase {
  private static let text = String(repeating: "some words in a line ", count: 6) + "\nsecond"

  /// Sets the widths of columns and checks the next painted frame: nothing is laid out later.
  @MainActor
  private static func setWidths(_ widths: [Int], in editor: EditorView, _ host: WindowHost) {
    let gutter = editor.implementation.gutter
    for (width, column) in zip(widths, EditorGutter.Column.allCases) {
      gutter.setWidth(width, of: column)
    }
    host.settle()
  }

  @MainActor
  private static func heightOfText(_ editor: EditorView) -> Int {
    editor.area.textView.verticalExtent(ofLine: 0).height
      + editor.area.textView.verticalExtent(ofLine: 1).height
  }

  func testTheTextIsNarrowerByTheSumOfTheColumns() {
    onMain {
      withEditor(RichText(Self.text), width: 300) { editor, host in
        host.settle()
        let (before, wide) = (editor.height, editor.area.textView.width)
        Self.setWidths([40, 24, 16], in: editor, host)
        XCTAssertEqual(editor.area.textView.width, wide - 80)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 80)
        XCTAssertGreaterThan(editor.height, before)
        XCTAssertEqual(editor.height, Self.heightOfText(editor))
        let gutter = editor.implementation.gutter
        XCTAssertEqual(gutter.extent(of: .lineNumbers), -80 ... -40)
        XCTAssertEqual(gutter.extent(of: .blockHandle), -40 ... -16)
        XCTAssertEqual(gutter.extent(of: .sectionTriangles), -16...0)
        Self.setWidths([0, 0, 0], in: editor, host)
        XCTAssertEqual(editor.height, before)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 0)
        XCTAssertNil(gutter.extent(of: .blockHandle))
      }
    }
  }

  func testTheGutterIsAtTheRightOfARightToLeftEditor() {
    onMain {
      withEditor(RichText(Self.text), width: 300) { editor, host in
        editor.direction = .rightToLeft
        editor.area.textView.direction = .rightToLeft
        Self.setWidths([40, 0, 16], in: editor, host)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 0)
        XCTAssertEqual(editor.area.textView.width, 300 - 56)
        let gutter = editor.implementation.gutter
        XCTAssertEqual(gutter.extent(of: .lineNumbers), 260...300)
        XCTAssertEqual(gutter.extent(of: .sectionTriangles), 244...260)
      }
    }
  }

  func testWidgetsAndThePlaceholderMoveWithTheText() {
    onMain {
      withEditor(RichText(""), width: 300) { editor, host in
        editor.placeholder = "nothing"
        Self.setWidths([40, 0, 0], in: editor, host)
        let label = editor.area.children.first { $0.isVisible && $0.hasStyleClass("placeholder") }
        XCTAssertEqual(label?.bounds(in: editor)?.x, 40)
        let widget = Label("widget")
        editor.insertAttachment(Attachment(name: "label", content: widget), in: 0..<0)
        host.settle()
        XCTAssertEqual(widget.bounds(in: editor)?.x, 40)
      }
    }
  }

  func testAPressOnAColumnGetsItsLine() {
    onMain {
      withEditor(RichText(Self.text), width: 300) { editor, host in
        Self.setWidths([40, 0, 20], in: editor, host)
        var pressed: [Int] = []
        editor.implementation.gutter.onPressed(.sectionTriangles) { line, press in
          XCTAssertTrue((-20...0).contains(press.x))
          pressed.append(line)
          return true
        }
        let second = Double(editor.area.textView.verticalExtent(ofLine: 1).y) + 3
        for (x, y) in [(50.0, 3.0), (50, second), (20, second), (50, 10_000)] {
          editor.implementation.gutter.press(x: x, y: y)
        }
        XCTAssertEqual(pressed, [0, 1])
      }
    }
  }
}
