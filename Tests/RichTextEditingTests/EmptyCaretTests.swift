import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The side of the caret of a text without letters.
///
/// The keyboard of the tests is left-to-right.
final class EmptyCaretTests: WidgetTestCase {
  private static let width = 400

  /// Types Latin and Hebrew letters, and takes them away again.
  @MainActor
  private static func check(
    _ area: GrowingTextArea, in host: WindowHost, _ line: UInt = #line
  ) {
    let view = area.textView
    func expect(toTheRight: Bool, _ what: String) {
      host.settle()
      let x = view.caretRectangle.x
      XCTAssertEqual(x > Double(view.width) / 2, toTheRight, "\(what): \(x)", line: line)
    }
    view.direction = .rightToLeft
    expect(toTheRight: true, "empty")
    let emptied = view.caretRectangle
    host.type("a")
    expect(toTheRight: false, "Latin")
    host.press("BackSpace")
    expect(toTheRight: true, "emptied of Latin")
    XCTAssertEqual(view.caretRectangle, emptied, line: line)
    area.insertAtCaret("ש")
    expect(toTheRight: true, "Hebrew")
    host.press("BackSpace")
    expect(toTheRight: true, "emptied of Hebrew")
    area.insertAtCaret("ab\nש")
    area.buffer.caret = 2
    expect(toTheRight: false, "Latin of several lines")
    host.press("z", control: true)
    expect(toTheRight: true, "undone")
    view.direction = .leftToRight
    expect(toTheRight: false, "left-to-right again")
  }

  func testAnAreaBeginsAtTheSideOfItsPlaceholder() {
    onMain {
      let area = GrowingTextArea()
      area.placeholder = "Message"
      let host = WindowHost(area, width: Self.width, watching: area)
      _ = area.textView.focus()
      Self.check(area, in: host)
    }
  }

  func testAnEditorDoesSo() {
    onMain {
      withEditor(width: Self.width) { editor, host in Self.check(editor.area, in: host) }
    }
  }

  func testAnEditorWithAFormatOfItsOwnDoesSo() {
    onMain {
      withEditor(width: Self.width) { editor, host in
        editor.paragraphStyle = ParagraphFormat(headIndent: 20)
        Self.check(editor.area, in: host)
      }
    }
  }

  /// The right of an alignment is the end of a line, which is the left of a right-to-left one.
  func testAnAlignmentStays() {
    onMain {
      withEditor(width: Self.width) { editor, host in
        let view = editor.area.textView
        view.direction = .rightToLeft
        editor.paragraphStyle = ParagraphFormat(alignment: .right)
        host.settle()
        XCTAssertLessThan(view.caretRectangle.x, 10)
        editor.paragraphStyle = ParagraphFormat(alignment: .center)
        host.settle()
        XCTAssertEqual(view.caretRectangle.x, Double(view.width) / 2, accuracy: 10)
      }
    }
  }

  /// A composition has the side of its letters, so that they do not jump when they are inserted.
  func testACompositionHasTheSideOfItsLetters() {
    onMain {
      ComposerInputMethod.install()
      let area = GrowingTextArea()
      let host = WindowHost(area, width: Self.width, watching: area)
      let view = area.textView
      _ = view.focus()
      view.direction = .rightToLeft
      host.settle()
      XCTAssert(ComposerInputMethod.compose("ka"))
      host.settle()
      XCTAssertLessThan(view.caretRectangle.x, Double(view.width) / 2)
      XCTAssert(ComposerInputMethod.compose(""))
      host.settle()
      XCTAssertGreaterThan(view.caretRectangle.x, Double(view.width) / 2)
    }
  }
}
