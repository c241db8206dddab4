import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// What a key in a field costs, counted and not timed.
final class FieldKeyCostTests: WidgetTestCase {
  /// GTK lays a line out for its text and then for its caret; handlers of the text that find the
  /// caret at its place have seen one layout.
  func testALineIsLaidOutOnceForAKey() {
    onMain {
      let field = FieldHost(UnderlinedTextField()) { $0.setText("one") }
      defer { field.close() }
      guard let line = field.field.line else { return XCTFail("no line") }
      var carets: [Int] = []
      line.onChanged { [weak field] in carets.append(field?.field.caret ?? -1) }
      field.field.select(anchor: 3, caret: 3)
      field.type("ab")
      field.press("BackSpace")
      field.field.select(anchor: 1, caret: 1)
      field.type("x")
      field.press("BackSpace")
      XCTAssertEqual(carets, [4, 5, 4, 2, 1])
      XCTAssertEqual(field.field.text, "onea")
    }
  }

  func testTheCaretOfAScrolledLineIsVisible() {
    onMain {
      let field = FieldHost(UnderlinedTextField(), width: 160)
      defer { field.close() }
      for text in ["a long text that does not fit ", "AVAVAV", "שלום", " 12 ", "abc"] {
        field.type(text)
        XCTAssertEqual(field.field.caret, field.field.text.unicodeScalars.count)
        let visible = 0...(field.field.line.map { Double($0.width) } ?? 0) + 1
        let end = field.field.line?.endOfText ?? -1
        XCTAssert(visible.contains(end), "\(text) ends at \(end)")
      }
    }
  }

  /// A page of fields connects what the one with the focus needs.
  func testNothingIsHeardOfInputMethodsBeforeTheFirstFocus() {
    onMain {
      let field = FieldHost(UnderlinedTextField(), isFocused: false)
      defer { field.close() }
      let input = field.field.implementation.input as? LineInput
      XCTAssertNotNil(input)
      XCTAssertNil(input?.editing.entering)
      field.field.setText("one")
      XCTAssertNil(input?.editing.entering)
      field.focus()
      let entering = input?.editing.entering
      XCTAssertNotNil(entering)
      field.field.select(anchor: 0, caret: 3)
      field.type("x")
      XCTAssertEqual(field.field.text, "x")
      XCTAssert(input?.editing.entering === entering)
    }
  }

  /// The properties of other languages than Swift are read only for those who listen.
  func testNoPropertyIsReadWithoutAListener() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      defer { field.close() }
      var (reads, changes) = (0, 0)
      field.field.implementation.observed.add(
        {
          reads += 1
          return $0.rawText
        }, changed: { changes += 1 })
      field.type("ab")
      XCTAssertEqual(reads, 0)
      var heard = 0
      let widget: Widget = field.field
      widget.onChange(of: Property<Widget, Int>("raw-text")) { heard += 1 }
      field.type("c")
      field.press("Left")
      XCTAssertEqual([reads > 0 ? 1 : 0, changes, heard], [1, 1, 1])
    }
  }

  /// A listener that comes late gets the first change, and of nothing else.
  func testAListenerThatComesLateGetsWhatChangesAlone() throws {
    try onMain {
      let mask = try Mask("+7 ([000]) [000]")
      let field = FieldHost(UnderlinedTextField()) { $0.mask = mask }
      defer { field.close() }
      field.type("916")
      let widget: Widget = field.field
      var heard: Set<String> = []
      let names = [
        "text", "raw-text", "value", "message", "counter", "complete", "error", "checking",
      ]
      for name in names {
        widget.onChange(of: Property<Widget, Int>(name)) { heard.insert(name) }
      }
      field.type("1")
      XCTAssertEqual(heard, ["text", "raw-text", "value"])
    }
  }
}
