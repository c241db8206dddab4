import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Actions in a field that an app disables, or decides on before they happen.
final class FieldEditActionTests: WidgetTestCase {
  @MainActor
  private static func host(
    _ field: CatalogField, _ actions: [EditAction]?
  ) -> FieldHost<CatalogField> {
    FieldHost(field) {
      $0.setText("one two")
      $0.disable(editActions: actions)
    }
  }

  /// The text on the clipboard after a key.
  @MainActor
  private static func clipboard<Field>(after key: String, in host: FieldHost<Field>) -> String? {
    Clipboard.current?.set("before")
    host.press(key, control: true)
    var text: String?
    var isRead = false
    Clipboard.current?.readAnyText {
      text = $0
      isRead = true
    }
    XCTAssert(MainLoop.run(atMost: 60) { isRead })
    return text
  }

  func testCopyAndCutAreKeptFromKeys() {
    onMain {
      for make in [{ UnderlinedTextField() }, { UnderlinedTextView() }]
        as [@MainActor () -> CatalogField]
      {
        let host = Self.host(make(), [.copy])
        defer { host.close() }
        host.field.select(anchor: 0, caret: 3)
        XCTAssertEqual(Self.clipboard(after: "c", in: host), "before")
        XCTAssertEqual(Self.clipboard(after: "x", in: host), "one", "cutting is another thing")
        host.field.setText("one two")
        host.field.disable(editActions: [.cut])
        host.field.select(anchor: 0, caret: 3)
        XCTAssertEqual(Self.clipboard(after: "x", in: host), "before")
        XCTAssertEqual(host.field.text, "one two")
        XCTAssertEqual(Self.clipboard(after: "c", in: host), "one")
      }
    }
  }

  func testPastingIsKeptAndComesBack() {
    onMain {
      let host = Self.host(UnderlinedTextField(), .all)
      host.paste("three")
      XCTAssertEqual(host.field.text, "one two")
      host.field.disable(editActions: nil)
      host.press("End")
      host.paste(" three")
      XCTAssertEqual(host.field.text, "one two three")
    }
  }

  func testNothingIsSelected() {
    onMain {
      for make in [{ UnderlinedTextField() }, { UnderlinedTextView() }]
        as [@MainActor () -> CatalogField]
      {
        let host = Self.host(make(), [.selectAll])
        defer { host.close() }
        host.press("End")
        host.press("a", control: true)
        XCTAssertEqual(host.field.selectedRange.count, 0)
        host.press("Left", shift: true)
        XCTAssertEqual(host.field.selectedRange.count, 1, "a part can be selected")
      }
      let line = Self.host(UnderlinedTextField(), [.select])
      line.press("End")
      line.press("Left", shift: true)
      XCTAssertEqual(line.field.selectedRange.count, 0)
      line.press("a", control: true)
      XCTAssertEqual(line.field.selectedRange.count, 7, "everything can be selected")
      line.field.disable(editActions: .all)
      XCTAssertEqual(line.field.selectedRange.count, 0)
    }
  }

  @MainActor
  private final class Gate {
    var isOpen = false
    var asked = 0
  }

  func testAFieldThatMustNotBeWrittenInLetsTheFocusPass() {
    onMain {
      var fields: [UnderlinedTextField] = []
      for _ in 0..<3 { fields.append(UnderlinedTextField()) }
      let host = WindowHost(Box(.vertical, fields))
      let gate = Gate()
      fields[1].onShouldBeginEditing = { _ in
        gate.asked += 1
        return gate.isOpen
      }
      var calls: [String] = []
      fields[0].onEndEditing = { _ in calls.append("end") }
      fields[1].onBeginEditing = { _ in calls.append("begin") }
      fields[0].makeFirstResponder()
      host.settle()
      fields[1].makeFirstResponder()
      XCTAssertEqual(gate.asked, 1)
      XCTAssert(fields[0].isCurrentFirstResponder())
      host.press("Tab")
      host.settle()
      XCTAssertEqual(gate.asked, 2)
      XCTAssert(fields[2].isCurrentFirstResponder(), "Tab goes past it")
      XCTAssertEqual(calls, ["end"])
      // Assistive technology focuses the input itself.
      fields[1].inputWidget.focus()
      host.settle()
      XCTAssertFalse(fields[1].isCurrentFirstResponder())
      XCTAssertFalse(fields[1].containsFocus)
      gate.isOpen = true
      gate.asked = 0
      fields[0].makeFirstResponder()
      host.settle()
      host.press("Tab")
      host.settle()
      XCTAssert(fields[1].isCurrentFirstResponder())
      XCTAssertEqual(gate.asked, 1)
      XCTAssertEqual(calls, ["end", "end", "begin"])
    }
  }

  func testATextIsSetAsTheAppSays() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false) {
        $0.maskFormatter = try? MaskTextFieldFormatter(mask: FormatterMasks.phone)
        $0.validateWithFormatter = true
        $0.validationPolicy = .always
      }
      let field = host.field
      field.setText("n/a", ignoringFormatter: true, validating: false)
      XCTAssertEqual(field.text, "n/a")
      XCTAssertEqual(field.rawText, "n/a")
      XCTAssertEqual(field.fieldState, .normal)
      XCTAssertEqual(field.validationPolicy, .always)
      field.setText("12")
      XCTAssertEqual(field.text, "+7 (12")
      XCTAssertEqual(field.fieldState, .error)
      field.reset()
      field.validationPolicy = .never
      field.setText("12", validating: true)
      XCTAssertEqual(field.fieldState, .error)
      field.setText("n/a", ignoringFormatter: true)
      host.focus()
      host.press("End")
      host.type("9")
      XCTAssertEqual(field.text, "+7 (9", "an edit brings it into the form")
    }
  }

  func testASumGetsItsFractionAtTheEnd() {
    onMain {
      let host = FieldHost(UnderlinedTextField()) {
        $0.moneyFormat = MoneyFormat()
        $0.fillsFraction = true
      }
      for (typed, finished) in [("12", "12.00"), ("1234.5", "1,234.50"), ("0.25", "0.25")] {
        host.field.reset()
        host.focus()
        host.type(typed)
        host.blur()
        XCTAssertEqual(host.field.text, finished)
      }
      host.field.reset()
      host.focus()
      host.blur()
      XCTAssertEqual(host.field.text, "")
      host.focus()
      host.type("7")
      host.forgetCalls()
      host.blur()
      XCTAssertEqual(host.calls, ["onTextChanged", "onEndEditing"])
      host.focus()
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "7")
    }
  }
}
