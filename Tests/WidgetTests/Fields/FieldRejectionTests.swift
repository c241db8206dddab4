import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The messages for pasted or typed text that a field has no room for.
final class FieldRejectionTests: WidgetTestCase {
  @MainActor
  private static func fields() -> [CatalogField] {
    [UnderlinedTextField(), BorderedTextField(), UnderlinedTextView()]
  }

  func testAPasteThatWasCutIsReported() {
    onMain {
      for field in Self.fields() {
        let host = FieldHost(field) { $0.maxLength = 5 }
        defer { host.close() }
        host.paste("1234567")
        XCTAssertEqual(field.text, "12345")
        XCTAssertEqual(host.rejected, [2])
        XCTAssertEqual(field.message, .rejection("The field must contain at most 5 characters."))
        XCTAssertEqual(field.fieldState, .active, "what is there is right")
        XCTAssert(field.implementation.hint.isShown)
        host.press("BackSpace")
        XCTAssertEqual(field.message, .none)
      }
    }
  }

  func testAMegabyteInOneLineIsReportedAsCut() {
    onMain {
      let host = FieldHost(UnderlinedTextField())
      host.paste(String(repeating: "x", count: 1_000_000))
      XCTAssertEqual(host.field.text.count, TextLine.maximumBytes)
      XCTAssertEqual(
        host.field.message,
        .rejection("The field must contain at most \(TextLine.maximumBytes) characters."))
    }
  }

  func testATextThatAnAssistiveProgramSetsReplacesAllOrNothing() throws {
    try onMain {
      for isSecret in [false, true] {
        let host = FieldHost(UnderlinedTextField()) {
          $0.allowedCharacterSet = .digits
          if isSecret { $0.mode = .password }
          $0.setText("123")
        }
        defer { host.close() }
        let line = try XCTUnwrap(host.line)
        gtk_editable_set_text(line.nativePointer, "abc")
        XCTAssertEqual(host.field.text, "123")
        gtk_editable_set_text(line.nativePointer, "456")
        XCTAssertEqual(host.field.text, "456")
        gtk_editable_set_text(line.nativePointer, "")
        XCTAssertEqual(host.field.text, "")
        host.settle()
        host.type("a7")
        XCTAssertEqual(host.field.text, "7", "what was there before is gone by then")
        host.press("z", control: true)
        host.press("z", control: true)
        XCTAssertEqual(host.field.text, isSecret ? "7" : "456")
      }
    }
  }

  func testALetterTooManyIsReportedAndMakesTheTextInvalid() {
    onMain {
      for field in Self.fields() {
        let host = FieldHost(field) { $0.maxLength = 2 }
        defer { host.close() }
        host.type("abc")
        host.settle()
        XCTAssertEqual(host.rejected, [1])
        XCTAssertEqual(
          field.message, .rejection("The field must contain at most 2 characters."))
        XCTAssertFalse(field.isValid)
        host.press("BackSpace")
        XCTAssertTrue(field.isValid)
      }
    }
  }

  func testAMinusIsTakenWhereItMayBeAndElseRefusedWithAWord() {
    onMain {
      for allowsNegative in [true, false] {
        let host = FieldHost(UnderlinedTextField()) {
          $0.moneyFormat = MoneyFormat(allowsNegative: allowsNegative)
        }
        defer { host.close() }
        host.type("-")
        host.settle()
        let message = FieldMessage.rejection("The sum cannot be negative.")
        XCTAssertEqual(host.field.message, allowsNegative ? .none : message)
        XCTAssertEqual(host.rejected, allowsNegative ? [] : [1])
        host.type("1234")
        XCTAssertEqual(host.field.text, allowsNegative ? "-1,234" : "1,234")
        XCTAssertEqual(host.field.rawText, allowsNegative ? "-1234" : "1234")
        XCTAssertEqual(host.field.message, allowsNegative ? .none : message)
        XCTAssertEqual(host.field.isValid, allowsNegative)
        host.press("a", control: true)
        host.paste("-56")
        XCTAssertEqual(host.field.rawText, allowsNegative ? "-56" : "56")
        XCTAssertEqual(host.field.message, allowsNegative ? .none : message)
      }
    }
  }
}
