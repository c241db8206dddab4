import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// What keys do in a field of one line.
final class FieldTypingTests: WidgetTestCase {
  func testKeysWriteAndTheTextIsToldOnceForEach() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      defer { field.close() }
      field.type("abc")
      XCTAssertEqual(field.field.text, "abc")
      XCTAssertEqual(field.calls, ["onTextChanged", "onTextChanged", "onTextChanged"])
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "ab")
      XCTAssertEqual(field.calls.count, 4)
    }
  }

  func testAMaskFormatsWhileAPersonTypes() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
      let field = FieldHost(UnderlinedTextField()) { $0.maskFormatter = formatter }
      defer { field.close() }
      field.type("9161234567")
      XCTAssertEqual(field.field.text, "+7 (916) 123-45-67")
      XCTAssertEqual(field.field.rawText, "9161234567")
      XCTAssertTrue(field.field.isComplete)
      XCTAssertEqual(field.field.caret, 18)
    }
  }
}
