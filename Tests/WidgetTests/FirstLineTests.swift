import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// The height of one line, whatever it contains and however large the line spacing is.
final class FirstLineTests: WidgetTestCase {
  func testALineOfAnyScriptIsAtLeastAsHighAsAnEmptyOne() {
    onMain {
      for font in TextFont.styles {
        let host = EditorHost { $0.font = font }
        let empty = host.height
        for text in ["A", "👩", "שלום", "العربية", "𝕳", "漢字", "ไทย", "हिन्दी", "\u{200B}"] {
          host.text = text
          host.settle()
          XCTAssertGreaterThanOrEqual(host.height, empty, "\(font) \(text)")
          XCTAssertEqual(host.editor.area.violatedInvariants, [], "\(font) \(text)")
        }
        host.close()
      }
    }
  }

  func testOneLineIsAsHighWithAnySpaceBetweenLines() {
    onMain {
      let plain = EditorHost("abc") { $0.lineSpacing = 0 }
      for space in [2, 20, 21, 40, 200] as [Double] {
        let host = EditorHost("abc") { $0.lineSpacing = space }
        XCTAssertEqual(host.height, plain.height, "\(space)")
        let two = EditorHost("abc\nabc") { $0.lineSpacing = space }
        let line = two.height - host.height - Int(space)
        let three = EditorHost("abc\nabc\nabc") { $0.lineSpacing = space }
        XCTAssertEqual(three.height - two.height, line + Int(space), "\(space)")
        for other in [host, two, three] { other.close() }
      }
    }
  }

  /// When scrolled, the caret's line is within the area and not in the space that extends beyond
  /// its edges.
  func testTheCaretIsInTheAreaWithMuchSpaceBetweenLines() throws {
    try onMain {
      let host = EditorHost(maxLine: 3) { $0.lineSpacing = 60 }
      for _ in 1...6 { host.press("Return") }
      host.settle()
      for key in ["Up", "Up", "Up", "Up", "Up", "Up", "Down", "Down", "Down", "Down", "Down"] {
        host.press(key)
        host.settle()
        let view = host.editor.area.textView
        let place = try XCTUnwrap(view.bounds(in: host.editor))
        let caret = view.caretRectangle
        XCTAssertGreaterThanOrEqual(place.y + caret.y, 0, key)
        XCTAssertLessThanOrEqual(place.y + caret.y + caret.height, Double(host.height), key)
        XCTAssertEqual(host.editor.area.violatedInvariants, [], key)
      }
    }
  }
}
