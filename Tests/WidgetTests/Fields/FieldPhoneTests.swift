import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field for phone numbers with a list of countries, used by keys alone.
final class FieldPhoneTests: WidgetTestCase {
  @MainActor
  private static func open(_ code: String, text: String = "") -> (
    FieldPickerHost, PhoneCountryPicker
  ) {
    let picker = PhoneCountryPicker(home: PhoneCountry(code))
    let host = FieldPickerHost(picker)
    if !text.isEmpty { host.field.setText(text) }
    host.settle()
    return (host, picker)
  }

  @MainActor
  private static func type(_ text: String, into host: FieldPickerHost) {
    host.type(text)
    host.settle()
  }

  func testTheFieldShowsTheCodeAndItsValueIsTheWholeNumber() {
    onMain {
      let (host, picker) = Self.open("DE")
      XCTAssertEqual(host.field.line?.text, "+49 ")
      XCTAssertEqual(host.field.rawText, "", "the code alone is not a number")
      Self.type("015123456789", into: host)
      XCTAssertEqual(host.field.text, "+49 151 23456789")
      XCTAssertEqual(host.field.rawText, "+4915123456789")
      XCTAssert(host.field.isValid)
      XCTAssertEqual(picker.country.code, "DE")
    }
  }

  func testACountryFromTheListKeepsTheDigits() {
    onMain {
      let (host, picker) = Self.open("RU", text: "9005553333")
      var reported: [String] = []
      picker.onCountryChanged = { reported.append($0.code) }
      host.press("Down")
      XCTAssert(picker.isOpen)
      Self.type("kazakh", into: host)
      host.press("Return")
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(host.field.text, "+7 (900) 555-33-33")
      XCTAssertEqual(picker.country.code, "RU", "its first digits say so")
      host.press("Down")
      Self.type("+1", into: host)
      host.press("Down", "Up", "Up", "Return")
      XCTAssertEqual(host.field.text, "+1 (900) 555-3333")
      host.press("Down")
      Self.type("ua", into: host)
      host.press("Return")
      XCTAssertEqual(host.field.text, "+380 90 055 53 33")
      XCTAssertFalse(host.field.isValid, "a digit has no room")
      XCTAssertEqual(picker.country.code, "UA")
      XCTAssertEqual(reported.last, "UA")
      XCTAssert(host.field.inputWidget.isFocus)
    }
  }

  func testAPlusAndACodeChooseTheCountry() {
    onMain {
      let (host, picker) = Self.open("DE")
      Self.type("+7701", into: host)
      XCTAssertEqual(picker.country.code, "KZ")
      XCTAssertEqual(host.field.actionButton?.tooltip, "Country: Kazakhstan")
      XCTAssertEqual(host.field.actionButton?.accessibleLabel, "Country: Kazakhstan")
      Self.type("1234567", into: host)
      XCTAssertEqual(host.field.text, "+7 (701) 123-45-67")
      host.field.setText("+1 416 555 0123")
      XCTAssertEqual(picker.country.code, "CA")
      host.field.setText("")
      XCTAssertEqual(picker.country.code, "DE", "that of numbers without a code")
      XCTAssertEqual(host.field.line?.text, "+49 ")
    }
  }

  func testACodeAloneChoosesTheCountry() {
    onMain {
      let (host, picker) = Self.open("DE")
      Self.type("+44", into: host)
      XCTAssertEqual(picker.country.code, "GB")
      XCTAssertEqual(host.field.text, "")
      Self.type("7911123456", into: host)
      XCTAssertEqual(host.field.rawText, "+447911123456")
    }
  }

  func testEscapeKeepsTheCountry() {
    onMain {
      let (host, picker) = Self.open("DE", text: "15123456789")
      host.press("Down")
      Self.type("fr", into: host)
      host.press("Escape")
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(picker.country.code, "DE")
      XCTAssertEqual(host.field.text, "+49 151 23456789")
    }
  }

  func testACountryOfAnEmptyFieldIsThatOfItsNextNumber() {
    onMain {
      let (host, picker) = Self.open("DE")
      host.press("Down")
      Self.type("+33", into: host)
      host.press("Return")
      XCTAssertEqual(host.field.line?.text, "+33 ")
      XCTAssertEqual(picker.country.code, "FR")
      Self.type("0612345678", into: host)
      XCTAssertEqual(host.field.text, "+33 6 12 34 56 78")
      XCTAssert(host.field.isValid)
    }
  }

  func testNothingFoundChoosesNothing() {
    onMain {
      let (host, picker) = Self.open("DE")
      host.press("Down")
      Self.type("zzz", into: host)
      host.press("Down", "Return")
      XCTAssert(picker.isOpen)
      host.press("Escape")
      XCTAssertEqual(picker.country.code, "DE")
    }
  }

  func testTheListBeginsAtTheCountryWhichIsVisible() {
    onMain {
      let (host, picker) = Self.open("UA")
      host.press("Down")
      XCTAssertGreaterThan(picker.list.scroller.verticalAdjustment?.value ?? 0, 1_000)
      XCTAssertEqual(picker.list.selected?.code, "UA")
      host.press("Return")
      XCTAssertEqual(picker.country.code, "UA")
    }
  }

  func testAFieldWithFewCountriesRejectsOthers() throws {
    try onMain {
      let countries = try ["AT", "CH", "DE"].map { try XCTUnwrap(PhoneCountry($0)) }
      let picker = PhoneCountryPicker(countries, home: PhoneCountry("FR"), isRequired: false)
      XCTAssertEqual(picker.country.code, "AT", "the first one")
      let host = FieldPickerHost(picker)
      XCTAssert(host.field.isValid, "it may stay empty")
      host.field.setText("+41 44 123 45 67")
      XCTAssertEqual(picker.country.code, "CH")
      host.field.setText("+7 916 123 45 67")
      XCTAssertEqual(host.field.text, "", "the number before is that of another record")
      XCTAssertFalse(host.field.isValid)
    }
  }
}
